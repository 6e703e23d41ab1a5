import type { CertificationSlug } from '../certifications/slugs';
import type { SizeCode } from './codes';

/** Implementations a company can run at once; null means no limit. Our planning assumption. */
export const peopleLimit: Readonly<Record<SizeCode, number | null>> = {
  '1-10': 2,
  '11-50': 3,
  '51-250': null,
};

/**
 * The order in which implementations queue for people, and in which a plan is listed. It is fixed: a free
 * scheduler could make the shortest run longer than the longest. The k-th waits for the (k − limit)-th; in rare
 * sets with several systems half built, one certificate more moves that place behind a longer implementation and
 * costs up to a few months.
 */
export const workOrder: readonly CertificationSlug[] = [
  'itar',
  'iso9001',
  'iso27001',
  'ce-marking',
  'as9100d',
  'aqap2110',
  'cmmc',
  'nato-clearance',
];

/** Lanes above which a company of ten people is told that it is too much (rule Z4). */
export const lanesForTen = 4;
/** Maximum number of questions to ask the buyer. */
export const questionsAtMost = 5;
