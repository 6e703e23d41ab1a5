import { render, screen, within } from '@testing-library/react';
import { fullBudget } from '@/lib/budget/certification';
import type { BudgetInput } from '@/lib/budget/types';
import { budgetWords } from '@/lib/budget/words';
import { BudgetBlocks } from './BudgetBlocks';

/** A Ukrainian drone maker of 30 people: ISO 9001 and AQAP 2110 in one audit. */
const drones = (rate: BudgetInput['rate']) =>
  fullBudget({ heads: 30, rate, wanted: ['iso9001', 'aqap2110'], integrated: true });
/** A German parts maker of 120 people that holds ISO 9001 and is asked for AS9100D. */
const parts = fullBudget({ heads: 120, rate: 'west', wanted: ['as9100d'], held: { iso9001: 'certified' } });

const twoRates = [
  { name: 'Ukrainian body', budget: drones('ua_local') },
  { name: 'Body from the EU', budget: drones('ua_foreign') },
];

const block = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('section') as HTMLElement);
const amounts = (name: string) =>
  block(name)
    .getAllByRole('definition')
    .map(({ firstChild }) => firstChild?.textContent);

test('two rates: one row each in every block, and no sum across blocks', () => {
  render(<BudgetBlocks budgets={twoRates} words={budgetWords} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Body and authorities',
    'Years 2 and 3',
    'Before the certificate ends',
  ]);
  expect(amounts('Body and authorities')).toEqual(['€650–4,300', '€3,550–14,300']);
  expect(amounts('Years 2 and 3')).toEqual(['€460–3,000', '€2,500–9,200']);
});

test('one budget: its bills, then their total in the color of the line, within one currency', () => {
  const { container } = render(<BudgetBlocks budgets={[{ name: '', budget: parts }]} words={budgetWords} />);
  expect(amounts('Body and authorities')).toEqual(['€8,200–26,400', '€250–900', '€8,450–27,300', '$950']);
  // Together, and the one bill in dollars.
  const [first] = container.querySelectorAll('section');
  expect(first?.querySelectorAll('.stroke-line')).toHaveLength(2);
});

test('every bill says what it is multiplied from; their total, the sum of the rows above, does not', () => {
  const { container } = render(<BudgetBlocks budgets={[{ name: '', budget: parts }]} words={budgetWords} />);
  const basis = [...container.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent?.split(':')[0],
    row.querySelector('details p')?.textContent,
  ]);
  expect(basis.slice(0, 4)).toEqual([
    ['Audit', '7.5–13.5 days of audit × €1,100–1,700 a day; up to 15% more for scarcer auditors'],
    ['Application and certificate', '1 certificate × €250–900 each'],
    ['Together', undefined],
    ['OASIS listing and report', 'a fixed price'],
  ]);
  expect(basis.filter(([name, text]) => name !== 'Together' && !text)).toEqual([]);
});

test('a currency has the same axis in every block', () => {
  const { container } = render(<BudgetBlocks budgets={twoRates} words={budgetWords} />);
  const scales = [...container.querySelectorAll('dl > div > dd > svg')].map((svg) =>
    svg.getAttribute('viewBox'),
  );
  expect(scales).toHaveLength(6);
  expect(new Set(scales).size).toBe(1);
});

test('what is beside the plan is an outline, and nothing else is', () => {
  const aqap = fullBudget({
    heads: 60,
    rate: 'west',
    wanted: ['aqap2110'],
    held: { iso9001: 'certified' },
  });
  render(<BudgetBlocks budgets={[{ name: '', budget: aqap }]} words={budgetWords} />);
  const outlined = (name: string) =>
    block(name)
      .getAllByRole('definition')
      .map((dd) => Boolean(dd.querySelector('svg rect')));
  expect(new Set(outlined('Before the certificate ends'))).toEqual(new Set([true]));
  expect(new Set(outlined('Already running'))).toEqual(new Set([true]));
  expect(new Set(outlined('Body and authorities'))).toEqual(new Set([false]));
});

test('the basis says what is multiplied, and how sure it is', () => {
  render(<BudgetBlocks budgets={twoRates} words={budgetWords} />);
  const rows = (name: string) =>
    block(name)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(rows('Body and authorities')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^Audit: ISO 9001.*AQAP 2110.*3–7 days of audit × €200–500 a day; 4 days before the audits were joined; up to 15% more.*€600–3,700 planned$/,
      ),
    ]),
  );
  expect(rows('Years 2 and 3').join()).toMatch(/2 years × 1–2 days of audit × €200–500 a day/);
});
