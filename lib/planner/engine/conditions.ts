import type { CertificationSlug } from '@/content/certifications/slugs';
import { type ProductCode, weaponProducts } from '@/content/planner/codes';
import type { Condition, Verdict } from '@/content/planner/types';
import type { Answers } from './types';

/** Answers and the verdicts reached so far; a certification without a verdict counts as not needed. */
export interface Situation {
  answers: Answers;
  verdicts: Partial<Record<CertificationSlug, Verdict>>;
  /** Available after scheduling: gate ids, certifications with phase 3 planned, and whether a buyer verifies an existing certificate. */
  gates?: readonly string[];
  audited?: readonly CertificationSlug[];
  checked?: boolean;
}

const intersects = <T>(codes: readonly T[], chosen: readonly T[]) =>
  codes.some((code) => chosen.includes(code));

/** Returns whether the weapon question applies: only to drones and vehicles. */
export const hasWeaponQuestion = ({ products }: Pick<Answers, 'products'>) =>
  intersects<ProductCode>(weaponProducts, products);

/** One predicate for each key of a condition. */
const predicates: {
  [Key in keyof Condition]-?: (codes: NonNullable<Condition[Key]>, situation: Situation) => boolean;
} = {
  buyers: (codes, { answers }) => intersects(codes, answers.buyers),
  noBuyers: (codes, { answers }) => !intersects(codes, answers.buyers),
  onlyBuyers: (codes, { answers }) => answers.buyers.every((code) => codes.includes(code)),
  products: (codes, { answers }) => intersects(codes, answers.products),
  noProducts: (codes, { answers }) => !intersects(codes, answers.products),
  data: (codes, { answers }) => intersects(codes, answers.data),
  noData: (codes, { answers }) => !intersects(codes, answers.data),
  usItem: (codes, { answers }) => codes.includes(answers.usItem),
  usPerson: (codes, { answers }) => codes.includes(answers.usPerson),
  homeCountry: (codes, { answers }) => codes.includes(answers.homeCountry),
  noHomeCountry: (codes, { answers }) => !codes.includes(answers.homeCountry),
  size: (codes, { answers }) => codes.includes(answers.size),
  weapon: (codes, { answers }) => hasWeaponQuestion(answers) && codes.includes(answers.weapon),
  held: ({ certification, is }, { answers }) => is.includes(answers.held[certification] ?? 'none'),
  verdict: ({ certification, is }, { verdicts }) => is.includes(verdicts[certification] ?? 'not-needed'),
  gates: (ids, { gates = [] }) => intersects(ids, gates),
  noGates: (ids, { gates = [] }) => !intersects(ids, gates),
  audited: (slugs, { audited = [] }) => intersects(slugs, audited),
  checked: (_, { checked = false }) => checked,
};

/** Returns whether every key of the condition matches. Iterates over the keys that are set: one click evaluates thousands of conditions. */
export function matchesConditions(condition: Condition, situation: Situation): boolean {
  for (const key in condition)
    if (!predicates[key as keyof Condition](condition[key as keyof Condition] as never, situation))
      return false;
  return true;
}

/** Returns whether at least one of the conditions matches. */
export const matchesAny = (when: readonly Condition[], situation: Situation): boolean =>
  when.some((condition) => matchesConditions(condition, situation));
