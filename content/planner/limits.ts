import type { CertificationSlug } from '../certifications/slugs';
import type { SizeCode } from './codes';

/** Implementations that a company can run in parallel, by size; null means no limit. Our planning assumption. */
export const peopleLimit: Readonly<Record<SizeCode, number | null>> = {
  '1-10': 2,
  '11-50': 3,
  '51-250': null,
};

/**
 * Order in which implementations queue for people and in which a plan lists them. The order is fixed, because a free
 * scheduler could make the shortest run longer than the longest. Number k waits for number k − limit; with several
 * systems partly built, an additional certificate can therefore delay an implementation by a few months in rare cases.
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

/** Number of planned certifications above which a plan warns a company of this size; null means never. */
export const maxLanes: Readonly<Record<SizeCode, number | null>> = {
  '1-10': 4,
  '11-50': null,
  '51-250': null,
};
/** Maximum number of questions to the buyer. */
export const maxQuestions = 5;
/** Latest start or deadline, in months from now; longer than any plan, and short enough for a readable calendar. */
export const monthsAhead = 60;
