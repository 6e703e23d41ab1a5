import type { CeProduct, ClearanceState } from '@/content/budget/types';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { HomeCountryCode, ProductCode } from '@/content/planner/codes';
import type { Answers, Plan } from '@/lib/planner/engine/types';
import { budgetOf } from './budget';
import type { Budget, BudgetData, BudgetInput } from './types';

/** The part of a plan that a budget needs. */
interface PlannedItems {
  message: Plan['message'];
  items: readonly {
    certification: CertificationSlug;
    phases: readonly { n: number }[];
    level?: 1 | 2;
  }[];
}

/** That part of a plan, with the answers that a budget needs. */
export type PlannedRoute = PlannedItems & Pick<Answers, 'homeCountry' | 'size' | 'products' | 'held'>;

/** Returns the last phase that must be planned before a certification's invoices count; the clearance ends with phase 2. */
const lastPhase = (slug: CertificationSlug) => (slug === 'nato-clearance' ? 2 : 3);

/** Returns the product category for CE marking; a drone contains a tested radio module. */
function productOf(products: readonly ProductCode[]): CeProduct {
  if (products.includes('drones')) return 'radio_module';
  return !products.includes('electronics') && products.includes('vehicles') ? 'machinery' : 'electronics';
}

/** Home countries that are one state; for the others the clearance charge is unknown. */
const stateOf: Readonly<Partial<Record<HomeCountryCode, ClearanceState>>> = { DK: 'DK', UA: 'UA', US: 'US' };

/** Returns whether nothing can be planned: answers are missing, the months contradict each other, or all products are energetics. */
const isUnplanned = ({ message, products }: PlannedRoute) =>
  message === 'incomplete' || message === 'dates' || products.every((product) => product === 'energetics');

/** Returns one input per rate group of the home country, or one without rates. */
export function budgetInputs(data: BudgetData, route: PlannedRoute): BudgetInput[] {
  const { homeCountry, size, products, held, items } = route;
  if (isUnplanned(route)) return [];
  const planned = items.filter(({ certification, phases }) =>
    phases.some(({ n }) => n === lastPhase(certification)),
  );
  const level = planned.find(({ certification }) => certification === 'cmmc')?.level;
  const state = stateOf[homeCountry];
  const groups = data.seats[homeCountry];
  return (groups.length > 0 ? groups : [null]).map((rate) => ({
    heads: data.heads[size],
    rate,
    wanted: planned.map(({ certification }) => certification),
    held,
    cmmc: level === 1 ? 'l1_self' : 'l2_self',
    usMaker: homeCountry === 'US',
    product: productOf(products),
    ...(state && { clearance: { state } }),
  }));
}

/** Returns the budgets of a plan, one per rate group. */
export const budgetsOfPlan = (
  data: BudgetData,
  answers: Omit<PlannedRoute, keyof PlannedItems>,
  { message, items }: PlannedItems,
): Budget[] => budgetInputs(data, { ...answers, message, items }).map((input) => budgetOf(data, input));
