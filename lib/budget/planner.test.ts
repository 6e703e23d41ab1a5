/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { budgetInputs, type PlannedRoute, plannerBudgets } from './planner';
import { plannerBudgetData as budgetData } from './planner-data';
import { printedBudget } from './printed';

type Case = [
  seat: PlannedRoute['seat'],
  size: PlannedRoute['size'],
  products: PlannedRoute['products'],
  held: PlannedRoute['held'],
  message: PlannedRoute['message'],
  items: [CertificationSlug, number[], (1 | 2)?][],
  budgets: [
    rate: string,
    totals: Record<string, Record<string, [number, number]>> | null,
    days: [number, number][],
  ][],
];

/** Golden cases, worked plans and 300 random answers of the rule sheet: what they plan, and their budgets. */
const cases: Case[] = readFileSync('lib/budget/fixtures/planner-cases.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const routeOf = ([seat, size, products, held, message, items]: Case): PlannedRoute => ({
  seat,
  size,
  products,
  held,
  message,
  items: items.map(([certification, phases, level]) => ({
    certification,
    phases: phases.map((n) => ({ n })),
    ...(level && { level }),
  })),
});

test('every planned route of the sheet has the sheet’s budget', () => {
  expect(cases).toHaveLength(319);
  const differing = cases.flatMap((one) => {
    const ours = plannerBudgets(budgetData, routeOf(one)).map(printedBudget);
    const sheets = one[6].map(([rate, totals, [build, later]]) => ({
      rate,
      totals,
      ownDays: { build, later },
    }));
    try {
      expect(ours).toEqual(sheets);
      return [];
    } catch (error) {
      return [`${JSON.stringify(one)}\n${(error as Error).message}`];
    }
  });
  expect(differing.slice(0, 3)).toEqual([]);
});

const route: PlannedRoute = {
  seat: 'UA',
  size: '11-50',
  products: ['drones'],
  held: {},
  message: null,
  items: [{ certification: 'cmmc', phases: [{ n: 1 }, { n: 2 }, { n: 3 }], level: 2 }],
};

test('a Ukrainian seat has two budgets, one for each kind of body', () => {
  expect(plannerBudgets(budgetData, route).map(({ rate }) => rate)).toEqual(['ua_local', 'ua_foreign']);
});

test('an assessor is never billed by itself: its price stands beside Level 2', () => {
  const [budget] = plannerBudgets(budgetData, route);
  expect(budget?.lines.map(({ kind }) => kind)).not.toContain('assessor');
  expect(budget?.beside).toContain('assessor');
  const first = { certification: 'cmmc', phases: route.items[0]?.phases ?? [], level: 1 } as const;
  expect(plannerBudgets(budgetData, { ...route, items: [first] })[0]?.beside).not.toContain('assessor');
});

test('a seat without rates has own days, no amount and the question', () => {
  const [budget] = plannerBudgets(budgetData, { ...route, seat: 'OTHER' });
  expect(budget).toMatchObject({ rate: null, lines: [], totals: null });
  expect(budget?.open).toContain('rate');
  expect(budget?.ownDays.build).toEqual([63, 145]);
});

test('what is not planned to its certificate brings no bill', () => {
  const asked = { certification: 'iso9001', phases: [{ n: 1 }] } as const;
  expect(budgetInputs(budgetData, { ...route, items: [asked] })[0]?.wanted).toEqual([]);
});
