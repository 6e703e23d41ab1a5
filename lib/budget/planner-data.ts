import type { ByHeads, RateGroup } from '@/content/budget/types';
import { budgetData } from './data';
import type { BillRule, BudgetData } from './types';

const heads = Object.values(budgetData.heads);
const groups = new Set<string>(Object.values(budgetData.seats).flat());

/** Bands that a size of the planner falls into. */
const reached = <V>(bands: ByHeads<V>): ByHeads<V> =>
  bands.filter(([upTo], index) => {
    const below = bands[index - 1]?.[0] ?? 0;
    return heads.some((people) => people > below && people <= upTo);
  });

/** Marks that no route of the planner has. */
const unreached = new Set<BillRule['tag']>(['l2_c3pao', 'radio_own']);

const rates = Object.fromEntries(
  Object.entries(budgetData.rates).filter(([group]) => groups.has(group)),
) as Record<RateGroup, BudgetData['rates'][RateGroup]>;
const currencies = new Set(Object.values(rates).map(({ currency }) => currency as string));

const price = (of: BillRule['price']): BillRule['price'] =>
  'map' in of
    ? reached(of)
    : Object.fromEntries(Object.entries(of).filter(([currency]) => currencies.has(currency)));

/** What the planner's own answers can reach of the figures: the part that a browser is sent. */
export const plannerBudgetData: BudgetData = {
  ...budgetData,
  tables: {
    iso9001: reached(budgetData.tables.iso9001),
    iso27001: reached(budgetData.tables.iso27001),
    as9100d: reached(budgetData.tables.as9100d),
    aqap2110: reached(budgetData.tables.aqap2110),
  },
  rates,
  bills: budgetData.bills
    .filter(({ tag }) => !unreached.has(tag))
    .map((bill) => ({ ...bill, price: price(bill.price) })),
  beside: budgetData.beside.filter(([, , tag]) => !unreached.has(tag)),
};
