import type { CeProduct, ClearanceState } from '@/content/budget/types';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { HeldState, HomeCountryCode, ProductCode, SizeCode } from '@/content/planner/codes';
import type { Answers, Plan } from '@/lib/planner/engine/types';
import { budgetOf } from './budget';
import type { Budget, BudgetData, BudgetInput } from './types';

/** What a budget takes from the planner: four answers, and what the rules planned. */
export interface PlannedRoute {
  seat: HomeCountryCode;
  size: SizeCode;
  products: readonly ProductCode[];
  held: Readonly<Partial<Record<CertificationSlug, HeldState>>>;
  message: Plan['message'];
  items: readonly {
    certification: CertificationSlug;
    phases: readonly { n: number }[];
    level?: 1 | 2;
  }[];
}

/** Last phase that has to be planned before a certification's bills are counted; the clearance ends with its second. */
const lastPhase = (slug: CertificationSlug) => (slug === 'nato-clearance' ? 2 : 3);

/** Product for CE marking: a drone carries a tested radio module. */
function productOf(products: readonly ProductCode[]): CeProduct {
  if (products.includes('drones')) return 'radio_module';
  return !products.includes('electronics') && products.includes('vehicles') ? 'machinery' : 'electronics';
}

/** States whose seat the planner names; elsewhere the clearance's charge stays open. */
const stateOf: Readonly<Partial<Record<HomeCountryCode, ClearanceState>>> = { DK: 'DK', UA: 'UA', US: 'US' };

/** Nothing could be planned: answers are missing, the months contradict each other, or all is made for explosives. */
const unplanned = ({ message, products }: PlannedRoute) =>
  message === 'incomplete' || message === 'dates' || products.every((product) => product === 'energetics');

/** One input for each group of rates that the seat has, or one without rates. */
export function budgetInputs(data: BudgetData, route: PlannedRoute): BudgetInput[] {
  const { seat, size, products, held, items } = route;
  if (unplanned(route)) return [];
  const planned = items.filter(({ certification, phases }) =>
    phases.some(({ n }) => n === lastPhase(certification)),
  );
  const level = planned.find(({ certification }) => certification === 'cmmc')?.level;
  const state = stateOf[seat];
  const groups = data.seats[seat];
  return (groups.length > 0 ? groups : [null]).map((rate) => ({
    heads: data.heads[size],
    rate,
    wanted: planned.map(({ certification }) => certification),
    held,
    cmmc: level === 1 ? 'l1_self' : 'l2_self',
    usMaker: seat === 'US',
    product: productOf(products),
    ...(state && { clearance: { state } }),
  }));
}

/** Budgets of a plan, one for each group of rates. */
export const budgetsOfPlan = (data: BudgetData, answers: Answers, { message, items }: Plan): Budget[] =>
  plannerBudgets(data, { ...answers, seat: answers.homeCountry, message, items });

/** The same of a planned route. */
export const plannerBudgets = (data: BudgetData, route: PlannedRoute): Budget[] =>
  budgetInputs(data, route).map((input) => budgetOf(data, input));
