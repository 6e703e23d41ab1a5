import type { CertificationSlug } from '@/content/certifications/slugs';
import { type ProductCode, weaponProducts } from '@/content/planner/codes';
import type { Condition, Verdict } from '@/content/planner/types';
import type { Answers } from './types';

/** Answers and the verdicts reached so far; a certification without one counts as not needed. */
export interface Situation {
  answers: Answers;
  verdicts: Partial<Record<CertificationSlug, Verdict>>;
  /** What stands once a plan is laid out: its gates, certifications with phase 3 planned, whether anything is checked. */
  gates?: readonly string[];
  audited?: readonly CertificationSlug[];
  checked?: boolean;
}

const meet = <T>(codes: readonly T[], chosen: readonly T[]) => codes.some((code) => chosen.includes(code));

/** Whether the question on weapons is asked: of drones and vehicles only. */
export const asksWeapon = ({ products }: Pick<Answers, 'products'>) =>
  meet<ProductCode>(weaponProducts, products);

/** When a part of a condition holds. */
const parts: {
  [Part in keyof Condition]-?: (codes: NonNullable<Condition[Part]>, situation: Situation) => boolean;
} = {
  buyers: (codes, { answers }) => meet(codes, answers.buyers),
  noBuyers: (codes, { answers }) => !meet(codes, answers.buyers),
  onlyBuyers: (codes, { answers }) => answers.buyers.every((code) => codes.includes(code)),
  products: (codes, { answers }) => meet(codes, answers.products),
  noProducts: (codes, { answers }) => !meet(codes, answers.products),
  data: (codes, { answers }) => meet(codes, answers.data),
  noData: (codes, { answers }) => !meet(codes, answers.data),
  usItem: (codes, { answers }) => codes.includes(answers.usItem),
  usPerson: (codes, { answers }) => codes.includes(answers.usPerson),
  homeCountry: (codes, { answers }) => codes.includes(answers.homeCountry),
  noHomeCountry: (codes, { answers }) => !codes.includes(answers.homeCountry),
  size: (codes, { answers }) => codes.includes(answers.size),
  weapon: (codes, { answers }) => asksWeapon(answers) && codes.includes(answers.weapon),
  held: ({ certification, is }, { answers }) => is.includes(answers.held[certification] ?? 'none'),
  verdict: ({ certification, is }, { verdicts }) => is.includes(verdicts[certification] ?? 'not-needed'),
  gates: (ids, { gates = [] }) => meet(ids, gates),
  noGates: (ids, { gates = [] }) => !meet(ids, gates),
  audited: (slugs, { audited = [] }) => meet(slugs, audited),
  checked: (_, { checked = false }) => checked,
};

/** Every named part of the condition holds. Only those are looked at: one press asks some thousand times. */
export function holds(condition: Condition, situation: Situation): boolean {
  for (const part in condition)
    if (!parts[part as keyof Condition](condition[part as keyof Condition] as never, situation)) return false;
  return true;
}

/** One of the conditions holds. */
export const matchesAny = (when: readonly Condition[], situation: Situation): boolean =>
  when.some((condition) => holds(condition, situation));
