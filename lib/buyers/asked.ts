import type { Certainty } from '@/content/certainty';
import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import type { BuyerCode, ProductCode } from '@/content/planner/codes';
import { rules } from '@/content/planner/rules';
import type { Answers, StageCode, Verdict } from '@/content/planner/types';
import type { Text } from '@/content/text';
import { openAnswers } from '../planner/engine/answers';
import { plannerData } from '../planner/engine/data';
import { plan } from '../planner/engine/plan';
import { judge } from '../planner/engine/verdicts';
import { sentenceOf } from '../planner/words/sentence';
import { plannerWords } from '../planner/words/words';

/** Products for which a buyer's demands are shown. */
export const askedProducts = ['drones', 'electronics', 'parts', 'software'] as const satisfies ProductCode[];
export type AskedProduct = (typeof askedProducts)[number];

/** One certification that a buyer may ask for: the verdict for each product, and why. */
export interface Asked {
  certification: CertificationSlug;
  verdicts: Record<AskedProduct, Verdict>;
  /** Reasons given by the deciding rules, without repeats, each as sure as its rule. */
  reasons: { text: Text; certainty: Certainty }[];
  /** By when it has to stand for a drone maker, as far as the rules say; absent where it is not asked for. */
  stage?: StageCode;
}

/**
 * Answers of a maker of one product for one buyer, with all others open: what the map of buyers draws, what a buyer's
 * page lists and the plan it prices start from these alone.
 */
export const makerOf = (buyer: BuyerCode, product: ProductCode) =>
  ({ buyers: [buyer], products: [product] }) satisfies Partial<Answers>;

/** Answers of a drone maker who holds nothing: an example with a price and months. */
export const droneMaker = (buyer: BuyerCode): Partial<Answers> => makerOf(buyer, 'drones');

/** What the planner says to that drone maker, in its own sentence. */
export const droneSentence = (buyer: BuyerCode): string => sentenceOf(plan(droneMaker(buyer)), plannerWords);

/** Months and cost of that plan. */
export const droneTotal = (buyer: BuyerCode) => plan(droneMaker(buyer)).total;

const reasonsOf = (id: string): Asked['reasons'] =>
  rules.filter((rule) => rule.id === id).map(({ reason: text, certainty }) => ({ text, certainty }));

/**
 * What the planner's rules say a buyer asks for, by product. All other answers are open: marking and US parts not told,
 * nothing held, a home country in EU and NATO.
 */
export function askedBy(buyer: BuyerCode): Asked[] {
  const judged = askedProducts.map((product) => ({
    product,
    certifications: judge(plannerData, {
      ...openAnswers(''),
      ...makerOf(buyer, product),
    }).certifications,
  }));
  const { items, ask } = plan(droneMaker(buyer));
  return certificationSlugs.map((certification) => ({
    certification,
    stage: [...items, ...ask].find((each) => each.certification === certification)?.stage,
    verdicts: Object.fromEntries(
      judged.map(({ product, certifications }) => [
        product,
        certifications.get(certification)?.verdict ?? 'not-needed',
      ]),
    ) as Asked['verdicts'],
    reasons: [
      ...new Set(judged.flatMap(({ certifications }) => certifications.get(certification)?.rules[0] ?? [])),
    ].flatMap(reasonsOf),
  }));
}

/** Certifications with one of these verdicts for a drone maker, whichever of the buyers it is. */
export const askedOfAll = (buyers: readonly BuyerCode[], verdicts: readonly Verdict[]): CertificationSlug[] =>
  certificationSlugs.filter((slug) =>
    buyers
      .flatMap(askedBy)
      .every(
        ({ certification, verdicts: { drones } }) => certification !== slug || verdicts.includes(drones),
      ),
  );

/** The strongest verdict on a certification over the products. */
export function strongestOf(buyer: BuyerCode, slug: CertificationSlug): Verdict {
  const asked = askedBy(buyer).find(({ certification }) => certification === slug);
  const given = Object.values(asked?.verdicts ?? {});
  return (['needed', 'usual', 'gate', 'ask'] as const).find((each) => given.includes(each)) ?? 'not-needed';
}
