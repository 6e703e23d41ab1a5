import type { CertificationSlug } from '@/content/certifications/slugs';
import { type BuyerCode, natoAgencies } from '@/content/planner/codes';
import type { LineId } from './layout';
import { networkResults } from './results';

/**
 * The line that leads to a buyer, read off the planner's own rules: who can ask for CMMC, plans AQAP, has to be asked
 * about it, or can ask for AS9100D. A buyer that the planner learns has its place at once.
 */
export function mapLineOf(buyer: BuyerCode): LineId {
  const own = networkResults.filter((result) => result.buyer === buyer);
  const calls = (list: 'planned' | 'ask', slug: CertificationSlug) =>
    own.some((result) => result[list].some(({ certification }) => certification === slug));
  const called = (slug: CertificationSlug) => calls('planned', slug) || calls('ask', slug);
  if (called('cmmc')) return 'us';
  if (calls('planned', 'aqap2110')) return 'planned';
  if (calls('ask', 'aqap2110')) return 'ask';
  return called('as9100d') ? 'aerospace' : 'civil';
}

/** Whether an authority decides who may sell to a buyer: a signal stands there. */
export const hasSignal = (buyer: BuyerCode): boolean =>
  (natoAgencies as readonly BuyerCode[]).includes(buyer);

/** A stop: the first and the last line that can call there, and the side of its words. */
export interface NetworkStop {
  certification: CertificationSlug;
  lines: readonly [number, number];
  words: 'above' | 'below';
  /** Where an authority decides: how far right of the stop its signal stands, beside the name. */
  signal?: number;
}

/** In the order in which work starts. The first four are common to all lines. */
export const networkStops = [
  { certification: 'itar', lines: [0, 4], words: 'above', signal: 36 },
  { certification: 'iso9001', lines: [0, 4], words: 'below' },
  { certification: 'iso27001', lines: [0, 4], words: 'above' },
  { certification: 'nato-clearance', lines: [0, 4], words: 'below', signal: 84 },
  { certification: 'ce-marking', lines: [0, 3], words: 'above' },
  { certification: 'as9100d', lines: [1, 4], words: 'below' },
  { certification: 'aqap2110', lines: [1, 2], words: 'above' },
  { certification: 'cmmc', lines: [4, 4], words: 'below' },
] as const satisfies readonly NetworkStop[];
