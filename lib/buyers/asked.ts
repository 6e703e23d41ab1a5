import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import type { BuyerCode, ProductCode } from '@/content/planner/codes';
import { rules } from '@/content/planner/rules';
import type { Verdict } from '@/content/planner/types';
import type { Text } from '@/content/text';
import { openAnswers } from '../planner/answers';
import { plannerData } from '../planner/data';
import { judge } from '../planner/verdicts';

/** Products for which a buyer's demands are shown. */
export const askedProducts = ['drones', 'electronics', 'parts', 'software'] as const satisfies ProductCode[];
export type AskedProduct = (typeof askedProducts)[number];

/** What a buyer asks for: one certification by product, and why. */
export interface Asked {
  certification: CertificationSlug;
  verdicts: Record<AskedProduct, Verdict>;
  /** Reasons of the rules that decide, each once. */
  reasons: Text[];
}

const reasonOf = (id: string): Text => rules.find((rule) => rule.id === id)?.reason ?? '';

/**
 * What the planner's rules say a buyer asks for, by product. All other answers are open or neutral: the mark is not
 * told, no US parts, nothing held, a seat in EU and NATO.
 */
export function askedBy(buyer: BuyerCode): Asked[] {
  const judged = askedProducts.map((product) => ({
    product,
    certifications: judge(plannerData, {
      ...openAnswers(''),
      buyers: [buyer],
      products: [product],
      usParts: 'no',
    }).certifications,
  }));
  return certificationSlugs.map((certification) => ({
    certification,
    verdicts: Object.fromEntries(
      judged.map(({ product, certifications }) => [
        product,
        certifications.get(certification)?.verdict ?? 'not-needed',
      ]),
    ) as Asked['verdicts'],
    reasons: [
      ...new Set(judged.flatMap(({ certifications }) => certifications.get(certification)?.rules[0] ?? [])),
    ].map(reasonOf),
  }));
}
