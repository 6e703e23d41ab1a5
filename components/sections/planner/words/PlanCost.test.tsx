import { render, screen } from '@testing-library/react';
import type { Answers } from '@/content/planner/types';
import { plannerBudgetData } from '@/lib/budget/planner-data';
import { readAnswers } from '@/lib/planner/engine/answers';
import { plan } from '@/lib/planner/engine/plan';
import { plannerWords } from '@/lib/planner/words/words';
import { PlanCost } from './PlanCost';

/** Blocks with their figures, as a reader meets them. */
function shown(given: Partial<Answers>) {
  const { container, unmount } = render(
    <PlanCost
      answers={readAnswers(given, '2027-01')}
      data={plannerBudgetData}
      plan={plan(given)}
      words={plannerWords}
    />,
  );
  const blocks = screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => [
      heading.textContent,
      [...(heading.closest('section')?.querySelectorAll('dd') ?? [])].map(
        ({ firstChild }) => firstChild?.textContent?.trim() ?? '',
      ),
    ]);
  const text = container.textContent;
  unmount();
  return { blocks: Object.fromEntries(blocks) as Record<string, string[]>, text };
}

const given = (change: Partial<Answers> = {}): Partial<Answers> => ({
  buyers: ['DE', 'PL'],
  products: ['drones'],
  homeCountry: 'UA',
  ...change,
});

test('a Ukrainian seat has two rows in each block: a Ukrainian body and one from abroad', () => {
  const { blocks } = shown(given());
  expect(blocks['Body and authorities']).toEqual(['€900–4,300', '€4,900–14,300']);
  expect(blocks['Years 2 and 3']).toEqual(['€720–3,000', '€3,800–9,200']);
  expect(blocks['Before the certificate ends']).toEqual(['€560–3,100', '€3,000–10,000']);
  expect(blocks['Your own days']?.slice(-2)).toEqual(['39–101 days', '28–78 days']);
});

test('more people change the bills of others and own days, never our support', () => {
  const [few, many] = [shown(given({ size: '1-10' })), shown(given({ size: '51-250' }))];
  expect(many.blocks['Our support']?.at(-1)).toBe('$98,000–170,000');
  expect(many.blocks['Our support']?.at(-1)).toBe(few.blocks['Our support']?.at(-1));
  expect(many.blocks['Body and authorities']).not.toEqual(few.blocks['Body and authorities']);
  expect(many.blocks['Your own days']).not.toEqual(few.blocks['Your own days']);
  expect(many.text).toContain('does not depend on head count');
});

test('a seat without rates has no bills and keeps its days', () => {
  const { blocks, text } = shown(given({ homeCountry: 'OTHER' }));
  expect(blocks['Body and authorities']).toBeUndefined();
  expect(text).toContain('No rates for this seat: ask us');
  expect(blocks['Your own days']?.slice(-2)).toEqual(['39–101 days', '28–78 days']);
});
