import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Condition, Verdict } from '@/content/planner/types';
import type { Answers } from './types';

/** Answers and the verdicts reached so far; a certification without one counts as not needed. */
export interface Situation {
  answers: Answers;
  verdicts: Partial<Record<CertificationSlug, Verdict>>;
}

const some = <T>(wanted: readonly T[] | undefined, chosen: readonly T[]) =>
  !wanted || wanted.some((code) => chosen.includes(code));
const none = <T>(unwanted: readonly T[] | undefined, chosen: readonly T[]) =>
  !unwanted?.some((code) => chosen.includes(code));
const one = <T>(wanted: readonly T[] | undefined, chosen: T) => !wanted || wanted.includes(chosen);

/** Every named part of the condition holds. */
export function holds(condition: Condition, { answers, verdicts }: Situation): boolean {
  const { buyers, products, data } = answers;
  const { held, verdict, onlyBuyers } = condition;
  return (
    some(condition.buyers, buyers) &&
    none(condition.noBuyers, buyers) &&
    (!onlyBuyers || buyers.every((code) => onlyBuyers.includes(code))) &&
    some(condition.products, products) &&
    none(condition.noProducts, products) &&
    some(condition.data, data) &&
    none(condition.noData, data) &&
    one(condition.usParts, answers.usParts) &&
    one(condition.seat, answers.seat) &&
    !condition.noSeat?.includes(answers.seat) &&
    one(condition.size, answers.size) &&
    (!held || held.is.includes(answers.held[held.certification] ?? 'none')) &&
    (!verdict || verdict.is.includes(verdicts[verdict.certification] ?? 'not-needed'))
  );
}

/** One of the conditions holds. */
export const speaks = (when: readonly Condition[], situation: Situation): boolean =>
  when.some((condition) => holds(condition, situation));
