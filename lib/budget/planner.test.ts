/** @jest-environment node */
import { budgetData } from './data';
import { budgetsOfPlan, type PlannedRoute } from './planner';

const route: PlannedRoute = {
  homeCountry: 'UA',
  size: '11-50',
  products: ['drones'],
  held: {},
  message: null,
  items: [{ certification: 'cmmc', phases: [{ n: 1 }, { n: 2 }, { n: 3 }], level: 2 }],
};

test('does not include an assessor in the invoices, but lists its price as an optional cost of Level 2', () => {
  const [budget] = budgetsOfPlan(budgetData, route, route);
  expect(budget?.lines.map(({ kind }) => kind)).not.toContain('assessor');
  expect(budget?.extraFigures).toContain('assessor');
  const first = { certification: 'cmmc', phases: route.items[0]?.phases ?? [], level: 1 } as const;
  expect(budgetsOfPlan(budgetData, route, { ...route, items: [first] })[0]?.extraFigures).not.toContain(
    'assessor',
  );
});

test('a home country without rates gets internal days, no amounts and an open question', () => {
  const [budget] = budgetsOfPlan(budgetData, { ...route, homeCountry: 'OTHER' }, route);
  expect(budget).toMatchObject({ rate: null, lines: [], totals: null });
  expect(budget?.open).toContain('rate');
  expect(budget?.ownDays.build).toEqual([63, 145]);
});
