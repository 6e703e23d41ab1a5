import { cashCase } from '@/content/planner/examples';
import { plan } from '../planner/engine/plan';
import { cashOf, type Run, yearsAfterOf } from './cash';
import { certificationBudget } from './certification';
import { totalCost } from './total-cost';

const iso9001 = 'iso9001';
const aqap2110 = 'aqap2110';
/** Rows as `[from, to, dollars a month, [certification, euros]…]`, dollars rounded as printed. */
const printed = (run: Run) =>
  cashOf(cashCase, run).rows.map(({ from, to, usd, due }) => [
    from,
    to,
    Math.round(usd),
    ...due.map(({ certification, eur }) => [certification, eur]),
  ]);

test('the shortest run month by month', () => {
  expect(printed(0)).toEqual([
    [1, 1, 8000],
    [2, 3, 12500],
    [4, 4, 5000],
    [5, 5, 15000, [iso9001, 1450]],
    [6, 10, 5000],
    [11, 12, 10000, [aqap2110, 550]],
  ]);
  expect(cashOf(cashCase, 0)).toMatchObject({ months: 12, usd: 98000, eur: 2000, staffDays: 39 });
});

test('the longest run month by month', () => {
  expect(printed(1)).toEqual([
    [1, 2, 7500],
    [3, 5, 12500],
    [6, 8, 4167],
    [9, 10, 14167, [iso9001, 9400]],
    [11, 20, 4167],
    [21, 23, 11667, [aqap2110, 4900]],
  ]);
  expect(cashOf(cashCase, 1)).toMatchObject({ months: 23, usd: 170000, eur: 14300, staffDays: 101 });
});

test.each<Run>([0, 1])('run %i: both columns add up to the plan, and every month has one row', (run) => {
  const { rows, usd, eur, months } = cashOf(cashCase, run);
  const fees = rows.map((row) => row.usd * (row.to - row.from + 1));
  expect(fees.reduce((a, b) => a + b, 0)).toBeCloseTo(usd, 6);
  expect(usd).toBe(plan(cashCase).total.usd[run]);
  expect(rows.flatMap(({ due }) => due.map((fee) => fee.eur)).reduce((a, b) => a + b, 0)).toBe(eur);
  expect(rows.map(({ from }) => from)).toEqual([1, ...rows.slice(0, -1).map(({ to }) => to + 1)]);
  expect(rows.at(-1)?.to).toBe(months);
});

test('the fees for ISO 9001 are those of the costs page: its lowest Eastern and its highest Western rate', () => {
  const size = certificationBudget(iso9001).sizes.find(({ heads }) => heads === 30);
  const at = (group: string) => size?.budgets.find(({ rate }) => rate === group)?.totals?.body?.EUR;
  const bills = ([0, 1] as const).map((run) => cashOf(cashCase, run).rows.flatMap(({ due }) => due)[0]?.eur);
  expect(bills).toEqual([at('east')?.[0], at('west')?.[1]]);
});

test('years 2 and 3, and what a second body bills for AQAP 2110', () => {
  expect(yearsAfterOf(cashCase)).toEqual({ eur: [1520, 9200], staffDays: [28, 78] });
  expect(totalCost(aqap2110).sums.EUR?.[1]).toBe(10700);
});

test('a start in another month changes no row: months are counted from the start', () => {
  for (const run of [0, 1] as const)
    expect(cashOf({ ...cashCase, start: '2031-08' }, run)).toEqual(cashOf(cashCase, run));
});

test('a plan whose months do not add up is refused: held certificates lower a phase', () => {
  expect(() => cashOf({ ...cashCase, held: { iso9001: 'in-use' } }, 0)).toThrow('cash: ');
});

test('a company with two sets of rates, or without rates, is refused', () => {
  for (const homeCountry of ['UA', 'OTHER'] as const)
    expect(() => cashOf({ ...cashCase, homeCountry }, 0)).toThrow('no rates, or more than one set');
});
