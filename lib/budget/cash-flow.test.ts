import { cashCase } from '@/content/planner/examples';
import { plan } from '../planner/engine/plan';
import { cashFlow, type Run, yearsAfterOf } from './cash-flow';
import { totalCost } from './total-cost';

const iso9001 = 'iso9001';
const aqap2110 = 'aqap2110';
/** Returns rows as `[from, to, dollars a month, [certification, euros]…]`, with dollars rounded as printed. */
const printedRows = (run: Run) =>
  cashFlow(cashCase, run).rows.map(({ from, to, usd, due }) => [
    from,
    to,
    Math.round(usd),
    ...due.map(({ certification, eur }) => [certification, eur]),
  ]);

test('lists the shortest run month by month', () => {
  expect(printedRows(0)).toEqual([
    [1, 1, 8000],
    [2, 3, 12500],
    [4, 4, 5000],
    [5, 5, 15000, [iso9001, 1450]],
    [6, 10, 5000],
    [11, 12, 10000, [aqap2110, 550]],
  ]);
  expect(cashFlow(cashCase, 0)).toMatchObject({ months: 12, usd: 98000, eur: 2000, staffDays: 39 });
});

test.each<Run>([0, 1])('run %i: both columns add up to the plan, and every month is in one row', (run) => {
  const { rows, usd, eur, months } = cashFlow(cashCase, run);
  const fees = rows.map((row) => row.usd * (row.to - row.from + 1));
  expect(fees.reduce((a, b) => a + b, 0)).toBeCloseTo(usd, 6);
  expect(usd).toBe(plan(cashCase).total.usd[run]);
  expect(rows.flatMap(({ due }) => due.map((fee) => fee.eur)).reduce((a, b) => a + b, 0)).toBe(eur);
  expect(rows.map(({ from }) => from)).toEqual([1, ...rows.slice(0, -1).map(({ to }) => to + 1)]);
  expect(rows.at(-1)?.to).toBe(months);
});

test('counts years 2 and 3, and the fees when another body audits AQAP 2110', () => {
  expect(yearsAfterOf(cashCase)).toEqual({ eur: [1520, 9200], staffDays: [28, 78] });
  expect(totalCost(aqap2110).sums.EUR?.[1]).toBe(10700);
});
