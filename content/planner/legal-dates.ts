import type { CertificationSlug } from '../certifications/slugs';
import type { FactId } from '../facts';
import type { Condition } from './types';

const marked = { certification: 'ce-marking', is: ['needed', 'usual', 'ask'] } as const;

/**
 * Days on which the law for a product changes, as the facts with their day, title and text; a plan draws them across the
 * lane of the certification. Suspended dates are excluded, because no one can rely on them; this applies to the later
 * phases of CMMC.
 */
export const legalDates: readonly {
  id: FactId;
  certification: CertificationSlug;
  when: readonly Condition[];
}[] = [
  { id: 'machinery-2027', certification: 'ce-marking', when: [{ products: ['vehicles'], verdict: marked }] },
  {
    id: 'cra-full',
    certification: 'ce-marking',
    when: [{ products: ['drones', 'electronics', 'software', 'vehicles'], verdict: marked }],
  },
];
