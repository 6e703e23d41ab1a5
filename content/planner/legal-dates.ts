import type { CertificationSlug } from '../certifications/slugs';
import type { FactId } from '../facts';
import type { Condition } from './types';

/** Day on which the law for a product changes; drawn across the lane of a certification. */
export interface LegalDate {
  /** Fact with the day, title and text of the change. */
  id: FactId;
  certification: CertificationSlug;
  when: readonly Condition[];
}

const marked = { certification: 'ce-marking', is: ['needed', 'usual', 'ask'] } as const;

/**
 * Legal dates that a plan may cross. Suspended dates are excluded, because no one can rely on them; this applies to the
 * later phases of CMMC.
 */
export const legalDates: readonly LegalDate[] = [
  { id: 'machinery-2027', certification: 'ce-marking', when: [{ products: ['vehicles'], verdict: marked }] },
  {
    id: 'cra-full',
    certification: 'ce-marking',
    when: [{ products: ['drones', 'electronics', 'software', 'vehicles'], verdict: marked }],
  },
];
