import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import type { BuyerCode, ProductCode } from '@/content/planner/codes';
import type { Answers, Verdict } from '@/content/planner/types';
import { defaultAnswers } from '../planner/engine/answers';
import { plannerData } from '../planner/engine/data';
import { plan } from '../planner/engine/plan';
import { classify } from '../planner/engine/verdicts';

/** Products for which a buyer's requirements are shown. */
export const comparedProducts = [
  'drones',
  'electronics',
  'parts',
  'software',
] as const satisfies ProductCode[];
export type ComparedProduct = (typeof comparedProducts)[number];

/** A certification that a buyer may require, with the verdict for each product. */
export interface BuyerRequirement {
  certification: CertificationSlug;
  verdicts: Record<ComparedProduct, Verdict>;
}

/**
 * Returns the answers of a manufacturer of one product for one buyer; all others are open. The map of buyers, the buyers'
 * pages and the plan they price use only these answers.
 */
export const manufacturerAnswers = (buyer: BuyerCode, product: ProductCode) =>
  ({ buyers: [buyer], products: [product] }) satisfies Partial<Answers>;

/** Returns months and cost for a drone manufacturer without existing certificates. */
export const droneTotal = (buyer: BuyerCode) => plan(manufacturerAnswers(buyer, 'drones')).total;

/**
 * Returns the planner's verdicts for a buyer, by product. All other answers are open: marking and US parts unknown, no
 * existing certificates, a home country in the EU and NATO.
 */
export function requirementsOf(buyer: BuyerCode): BuyerRequirement[] {
  const classified = comparedProducts.map((product) => ({
    product,
    certifications: classify(plannerData, {
      ...defaultAnswers(''),
      ...manufacturerAnswers(buyer, product),
    }).certifications,
  }));
  return certificationSlugs.map((certification) => ({
    certification,
    verdicts: Object.fromEntries(
      classified.map(({ product, certifications }) => [
        product,
        certifications.get(certification)?.verdict ?? 'not-needed',
      ]),
    ) as BuyerRequirement['verdicts'],
  }));
}

/** Returns the certifications that have one of these verdicts for a drone manufacturer with every one of the buyers. */
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
