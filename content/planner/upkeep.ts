import type { CertificationSlug } from '../certifications/slugs';
import type { Text } from '../text';
import type { Condition } from './types';

/**
 * Yearly duties from twelve months after the first certificate: drawn at the end of a lane without a price, and listed
 * for certificates that the company holds. Certifications without a yearly date are absent. `when`: applies only if one
 * of these conditions matches.
 */
export const upkeep: Readonly<
  Partial<Record<CertificationSlug, { name: Text; when?: readonly Condition[] }>>
> = {
  iso9001: { name: 'surveillance' },
  iso27001: { name: 'surveillance' },
  as9100d: { name: 'surveillance' },
  cmmc: { name: 'affirmation' },
  // Only registrants in the United States renew each year; others have no registration.
  itar: { name: 'renewal', when: [{ homeCountry: ['US'] }] },
};
