import type { ByPeople, RateGroup } from '@/content/budget/types';
import { budgetData } from './data';
import type { BillRule, BudgetData } from './types';

const heads = Object.values(budgetData.heads);
const groups = new Set<string>(Object.values(budgetData.seats).flat());

/** Keeps the bands that contain a company size of the planner. */
const reachableBands = <V>(bands: ByPeople<V>): ByPeople<V> =>
  bands.filter(([upTo], index) => {
    const previousMax = bands[index - 1]?.[0] ?? 0;
    return heads.some((people) => people > previousMax && people <= upTo);
  });

/** Tags that no plan can have. */
const unusedTags = new Set<BillRule['tag']>(['l2_c3pao', 'radio_own']);

const rates = Object.fromEntries(
  Object.entries(budgetData.rates).filter(([group]) => groups.has(group)),
) as Record<RateGroup, BudgetData['rates'][RateGroup]>;
const currencies = new Set(Object.values(rates).map(({ currency }) => currency as string));

const price = (of: BillRule['price']): BillRule['price'] =>
  'map' in of
    ? reachableBands(of)
    : Object.fromEntries(Object.entries(of).filter(([currency]) => currencies.has(currency)));

/** The subset of the figures that the planner can use, which is sent to the browser. */
export const plannerBudgetData: BudgetData = {
  ...budgetData,
  tables: {
    iso9001: reachableBands(budgetData.tables.iso9001),
    iso27001: reachableBands(budgetData.tables.iso27001),
    as9100d: reachableBands(budgetData.tables.as9100d),
    aqap2110: reachableBands(budgetData.tables.aqap2110),
  },
  rates,
  bills: budgetData.bills
    .filter(({ tag }) => !unusedTags.has(tag))
    .map((bill) => ({ ...bill, price: price(bill.price) })),
  extraFigures: budgetData.extraFigures.filter(([, , tag]) => !unusedTags.has(tag)),
};
