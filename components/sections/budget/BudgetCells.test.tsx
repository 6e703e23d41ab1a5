import { render, screen } from '@testing-library/react';
import { fullBudget } from '@/lib/budget/certification';
import type { BudgetInput } from '@/lib/budget/types';
import { budgetWords } from '@/lib/budget/words';
import { BudgetCells } from './BudgetCells';

const budgetFor = (rate: BudgetInput['rate'], wanted: BudgetInput['wanted']) =>
  fullBudget({ heads: 30, rate, wanted, integrated: true });

/** Each cell as a reader meets it: its name, then its lines. */
function cellsOf(rates: readonly BudgetInput['rate'][], wanted: BudgetInput['wanted']) {
  const budgets = rates.map((rate) => ({ name: String(rate), budget: budgetFor(rate, wanted) }));
  const days = budgets[0]?.budget.ownDays;
  if (!days) throw new Error('no rate');
  render(<BudgetCells budgets={budgets} days={days} support="$98,000–170,000" words={budgetWords} />);
  return screen
    .getAllByRole('term')
    .map((term) => [...(term.parentElement?.children ?? [])].map(({ textContent }) => textContent));
}

test('two rates stand apart in a cell; what nobody bills is a sentence, never a zero', () => {
  expect(cellsOf(['ua_local', 'ua_foreign'], ['iso9001', 'aqap2110'])).toEqual([
    ['Our support', '$98,000–170,000 '],
    ['Body and authorities', '€650–4,300 ua_local', '€3,550–14,300 ua_foreign'],
    ['Tests, tools, counsel', budgetWords.noFigure],
    ['Your own days', '38–101 days '],
    ['Years 2 and 3', '€460–3,000 ua_local', '€2,500–9,200 ua_foreign', '28–78 days '],
  ]);
});

test('two currencies of a block are two lines', () => {
  expect(cellsOf(['west'], ['as9100d'])[1]).toEqual([
    'Body and authorities',
    expect.stringMatching(/^€[\d,–]+ $/),
    '$950 ',
  ]);
});
