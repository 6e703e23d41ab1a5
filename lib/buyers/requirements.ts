import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import type { BuyerCode, ProductCode } from '@/content/planner/codes';
import type { Answers, Verdict } from '@/content/planner/types';
import { defaultAnswers } from '../planner/engine/answers';
import { plannerData } from '../planner/engine/data';
import { plan } from '../planner/engine/plan';
import { classify } from '../planner/engine/verdicts';

/** Products for which a buyer's demands are shown. */
export const comparedProducts = [
  'drones',
  'electronics',
  'parts',
  'software',
] as const satisfies ProductCode[];
export type ComparedProduct = (typeof comparedProducts)[number];

/** One certification that a buyer may ask for: the verdict for each product. */
export interface BuyerRequirement {
  certification: CertificationSlug;
  verdicts: Record<ComparedProduct, Verdict>;
}

/**
 * Answers of a maker of one product for one buyer, with all others open: what the map of buyers draws, what a buyer's
 * page lists and the plan it prices start from these alone.
 */
export const makerOf = (buyer: BuyerCode, product: ProductCode) =>
  ({ buyers: [buyer], products: [product] }) satisfies Partial<Answers>;

/** Months and cost for a drone maker who holds nothing. */
export const droneTotal = (buyer: BuyerCode) => plan(makerOf(buyer, 'drones')).total;

/**
 * What the planner's rules say a buyer asks for, by product. All other answers are open: marking and US parts not told,
 * nothing held, a home country in EU and NATO.
 */
export function requirementsOf(buyer: BuyerCode): BuyerRequirement[] {
  const judged = comparedProducts.map((product) => ({
    product,
    certifications: classify(plannerData, {
      ...defaultAnswers(''),
      ...makerOf(buyer, product),
    }).certifications,
  }));
  return certificationSlugs.map((certification) => ({
    certification,
    verdicts: Object.fromEntries(
      judged.map(({ product, certifications }) => [
        product,
        certifications.get(certification)?.verdict ?? 'not-needed',
      ]),
    ) as BuyerRequirement['verdicts'],
  }));
}

/** Certifications with one of these verdicts for a drone maker, whichever of the buyers it is. */
export const requiredByEvery = (
  buyers: readonly BuyerCode[],
  verdicts: readonly Verdict[],
): CertificationSlug[] =>
  certificationSlugs.filter((slug) =>
    buyers
      .flatMap(requirementsOf)
      .every(
        ({ certification, verdicts: { drones } }) => certification !== slug || verdicts.includes(drones),
      ),
  );
