import type { CertificationSlug } from './certifications/slugs';
import type { Text } from './text';
import { months, percent, type Range } from './units';

/** One row of the return table (specification, section 9). */
export interface ReturnRow {
  certification: CertificationSlug;
  /** Months until the cost is recovered. */
  payback: Range<'months'>;
  /** Uplift in contract value. */
  uplift: Range<'percent'>;
}

/** The four certifications for which the planning model gives a return, in the specification's order. */
export const returns = [
  { certification: 'aqap2110', payback: months(6, 12), uplift: percent(200, 300) },
  { certification: 'as9100d', payback: months(8, 12), uplift: percent(150, 250) },
  { certification: 'cmmc', payback: months(4, 8), uplift: percent(300, 400) },
  { certification: 'iso9001', payback: months(6, 9), uplift: percent(50, 100) },
] satisfies ReturnRow[];

/** Stand under the table, in this order. */
export const returnNotes: Text[] = [
  'Illustrative contract-value uplift from our planning model, not a forecast. Your figures depend on the contracts you bid for and win.',
  'The planning model covers these four certifications; for the other four the site prints no return.',
];
