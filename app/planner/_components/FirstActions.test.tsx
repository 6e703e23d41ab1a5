import { render } from '@testing-library/react';
import { showFirst } from '@/components/interactive/planner/first-actions';
import { examples } from '@/content/planner/examples';
import type { Answers } from '@/content/planner/types';
import { readAnswers } from '@/lib/planner/engine/answers';
import { plan } from '@/lib/planner/engine/plan';
import { plannerWords } from '@/lib/planner/words/words';
import { FirstActions } from './FirstActions';

/** What is left in the page for answers: without the style sheet a part is out while it or what holds it is inactive. */
function shownFor(page: Element, given: Partial<Answers>) {
  showFirst(page, plan(given), readAnswers(given, '2027-01'), plannerWords);
  const shown = (part: Element | null): boolean => !part?.closest('[data-inactive]:not([data-letter-lang])');
  return [...page.querySelectorAll<HTMLElement>('[data-action]')].filter(shown).map((action) => ({
    id: action.dataset.action,
    letters: [...action.querySelectorAll<HTMLElement>('[data-letter-place]')].filter(shown),
    offices: [...action.querySelectorAll('li[data-to]')].filter(shown),
  }));
}

test.each(examples.map(({ id, answers }) => [id, answers] as const))(
  'the page shows for %s the actions of the plan, each with its letter or its sentence, and an office',
  (_, answers) => {
    const { container } = render(<FirstActions />);
    const shown = shownFor(container, answers);
    const { actions } = plan(answers);
    expect(shown.map(({ id }) => id)).toEqual(actions.map(({ id }) => id));
    shown.forEach(({ letters, offices }, index) => {
      expect(letters).toHaveLength(1);
      expect(letters[0]?.dataset.letterPlace).toBe(String(actions[index]?.place));
      expect(offices).toHaveLength(actions[index]?.to.length ?? 0);
      expect(offices.length).toBeGreaterThan(0);
    });
  },
);

test('every action stands in the page with its condition, and with a letter or what to do without one', () => {
  const { container } = render(<FirstActions />);
  for (const action of container.querySelectorAll('[data-action]')) {
    expect(action.querySelector('[data-noscript]')).toHaveTextContent(/^If .*\.$/);
    expect(action.querySelector('[data-letter-place]')).not.toBeNull();
  }
});

test('brackets are filled by the answers and get their words back when the answers change', () => {
  const { container } = render(<FirstActions />);
  const germany = { buyers: ['DE'], products: ['drones'], homeCountry: 'UA' } satisfies Partial<Answers>;
  const letter = () => container.querySelector('[data-action=gqa] [data-letter-place="0"] [data-letter]');
  const mail = () =>
    decodeURIComponent(letter()?.querySelector('a[data-letter-lang=en]')?.getAttribute('href') ?? '');
  shownFor(container, germany);
  expect(letter()).toHaveTextContent('[company], Ukraine');
  expect(mail()).toContain('[company], Ukraine');
  shownFor(container, { ...germany, homeCountry: 'EU_NATO' });
  expect(letter()).toHaveTextContent('[company, nation]');
  expect(mail()).toContain('[company, nation]');
  expect(mail()).not.toContain('Ukraine');
});

test('a civil buyer alone is not asked about AQAP', () => {
  const { container } = render(<FirstActions />);
  const civil = { buyers: ['EUCIV'], products: ['drones'], homeCountry: 'DK' } satisfies Partial<Answers>;
  const letterOf = (given: Partial<Answers>) =>
    shownFor(container, given).find(({ id }) => id === 'buyer')?.letters[0];
  expect(letterOf(civil)).not.toHaveTextContent('Which AQAP applies');
  expect(letterOf({ ...civil, buyers: ['EUCIV', 'DE'] })).toHaveTextContent('Which AQAP applies');
});
