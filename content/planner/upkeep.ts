import type { CertificationSlug } from '../certifications/slugs';
import type { Text } from '../text';
import type { Condition } from './types';

/**
 * What falls due twelve months after the first certificate, and each year again: drawn behind a lane, without a price,
 * and mentioned for what is held. A certification that is left out has no yearly date of its own. `when`: only where one
 * of these holds.
 */
export const upkeep: Readonly<
  Partial<Record<CertificationSlug, { name: Text; when?: readonly Condition[] }>>
> = {
  iso9001: { name: 'surveillance' },
  iso27001: { name: 'surveillance' },
  as9100d: { name: 'surveillance' },
  cmmc: { name: 'affirmation' },
  // A registrant in the United States renews each year; others have no registration.
  itar: { name: 'renewal', when: [{ homeCountry: ['US'] }] },
};
