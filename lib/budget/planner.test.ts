/** @jest-environment node */
import { certificationSlugs } from '@/content/certifications/slugs';
import { productCodes } from '@/content/planner/codes';
import { budgetData as all } from './data';
import { type PlannedRoute, plannerBudgets } from './planner';
import { plannerBudgetData as budgetData } from './planner-data';

const route: PlannedRoute = {
  seat: 'UA',
  size: '11-50',
  products: ['drones'],
  held: {},
  message: null,
  items: [{ certification: 'cmmc', phases: [{ n: 1 }, { n: 2 }, { n: 3 }], level: 2 }],
};

test('does not include an assessor in the invoices, but lists its price as an optional cost of Level 2', () => {
  const [budget] = plannerBudgets(budgetData, route);
  expect(budget?.lines.map(({ kind }) => kind)).not.toContain('assessor');
  expect(budget?.extraFigures).toContain('assessor');
  const first = { certification: 'cmmc', phases: route.items[0]?.phases ?? [], level: 1 } as const;
  expect(plannerBudgets(budgetData, { ...route, items: [first] })[0]?.extraFigures).not.toContain('assessor');
});

test('a home country without rates gets internal days, no amounts and an open question', () => {
  const [budget] = plannerBudgets(budgetData, { ...route, seat: 'OTHER' });
  expect(budget).toMatchObject({ rate: null, lines: [], totals: null });
  expect(budget?.open).toContain('rate');
  expect(budget?.ownDays.build).toEqual([63, 145]);
});

test('the data sent to the browser gives the same budgets as the full data, for all answers', () => {
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
