/** @jest-environment node */
import { certificationSlugs } from '@/content/certifications/slugs';
import { productCodes } from '@/content/planner/codes';
import { budgetData as all } from './data';
import { budgetInputs, type PlannedRoute, plannerBudgets } from './planner';
import { plannerBudgetData as budgetData } from './planner-data';

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

test('what the browser is sent counts the same budgets as the whole of the figures, whatever is answered', () => {
  const phases = [{ n: 1 }, { n: 2 }, { n: 3 }];
  for (const seat of Object.keys(all.seats) as PlannedRoute['seat'][])
    for (const size of Object.keys(all.heads) as PlannedRoute['size'][])
      for (const product of productCodes)
        for (const level of [1, 2] as const) {
          const items = certificationSlugs.map((certification) => ({ certification, phases, level }));
          const one = { ...route, seat, size, products: [product], items };
          expect(plannerBudgets(budgetData, one)).toEqual(plannerBudgets(all, one));
        }
});
