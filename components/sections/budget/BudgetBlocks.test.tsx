import { render, screen, within } from '@testing-library/react';
import { blockIds } from '@/content/budget/types';
import { blockWords } from '@/content/budget/words';
import { BudgetBlocks } from './BudgetBlocks';

const budgets = [
  {
    name: 'Ukrainian body',
    totals: {
      body: { EUR: [650, 4300] },
      later: { EUR: [460, 3000] },
      running: { EUR: [800, 3600], USD: [500, 500] },
    },
  },
  { name: 'Body from the EU', totals: { body: { EUR: [3550, 14300] }, later: { EUR: [2500, 9200] } } },
] as const;

test('a block has a row for each budget, and no block is added to another', () => {
  render(<BudgetBlocks blocks={blockIds} budgets={budgets} words={blockWords} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Body and authorities',
    'Years 2 and 3',
    'Already running',
  ]);
  const [body] = screen.getAllByRole('heading', { level: 3 });
  const rows = within(body?.parentElement as HTMLElement).getAllByRole('definition');
  expect(rows.map(({ textContent }) => textContent?.trim())).toEqual(['€650–4,300', '€3,550–14,300']);
});

test('a currency has the same axis in every block', () => {
  const { container } = render(<BudgetBlocks blocks={blockIds} budgets={budgets} words={blockWords} />);
  const scales = [...container.querySelectorAll('dl svg')].map((svg) => svg.getAttribute('viewBox'));
  // Five euro rows on one scale, the dollar row on its own.
  expect(scales).toHaveLength(6);
  expect(new Set(scales).size).toBe(2);
});
