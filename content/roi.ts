import { type CertificationSlug, certificationSlugs } from './certifications/slugs';
import { countInWords } from './counts';
import type { Text } from './text';
import { months, percent, type Range } from './units';

/**
 * The four certifications with a return in the specification (section 9), in its order: months until the cost is recovered,
 * and increase in contract value in percent.
 */
export const returns = [
  { certification: 'aqap2110', payback: months(6, 12), uplift: percent(200, 300) },
  { certification: 'as9100d', payback: months(8, 12), uplift: percent(150, 250) },
  { certification: 'cmmc', payback: months(4, 8), uplift: percent(300, 400) },
  { certification: 'iso9001', payback: months(6, 9), uplift: percent(50, 100) },
] as const satisfies readonly {
  certification: CertificationSlug;
  payback: Range<'months'>;
  uplift: Range<'percent'>;
}[];

/** Notes below the table, in order. */
export const returnNotes: Text[] = [
  'Unverified planning figures, not a forecast; no public source gives them. Payback counts from the day the certificate or status is in place, and only if you then win contracts that ask for it.',
  `We have no estimate for the other ${countInWords(certificationSlugs.length - returns.length)} certifications.`,
];
