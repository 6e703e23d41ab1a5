import type { CertificationSlug } from '../certifications/slugs';
import type { FactId } from '../facts';
import type { Condition } from './types';

/** A day on which law changes for a product: it crosses the lane of a certification. */
export interface LegalDate {
  /** Dated rule of content/facts; its day, its name and its words are printed. */
  id: FactId;
  certification: CertificationSlug;
  when: readonly Condition[];
}

const marked = { certification: 'ce-marking', is: ['needed', 'usual', 'ask'] } as const;

/**
 * Days that a plan may cross. A date that the register calls suspended is not one to plan by: CMMC’s later phases are
 * left out.
 */
export const legalDates: readonly LegalDate[] = [
  { id: 'machinery-2027', certification: 'ce-marking', when: [{ products: ['vehicles'], verdict: marked }] },
  {
    id: 'cra-full',
    certification: 'ce-marking',
    when: [{ products: ['drones', 'electronics', 'software', 'vehicles'], verdict: marked }],
  },
];
