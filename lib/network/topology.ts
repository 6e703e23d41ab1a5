import type { CertificationSlug } from '@/content/certifications/slugs';
import type { BuyerCode } from '@/content/planner/codes';

/** Lines of the map from top to bottom: in this order every stop touches neighboring lines only. */
export const families = [
  { id: 'civil', buyers: ['EUCIV'] },
  { id: 'planned', buyers: ['DE', 'PL', 'UK', 'DK', 'SE', 'FI', 'NSPA'] },
  { id: 'ask', buyers: ['LT', 'EE', 'NO', 'NL', 'NATO_OTHER', 'UA', 'NCIA'] },
  { id: 'aerospace', buyers: ['AERO'] },
  { id: 'us', buyers: ['US'] },
] as const satisfies readonly { id: string; buyers: readonly BuyerCode[] }[];
export type FamilyId = (typeof families)[number]['id'];

/** Buyers in the order of their terminals. */
export const networkBuyers: readonly BuyerCode[] = families.flatMap(({ buyers }) => buyers);

/** Number of the line that leads to a buyer. */
export const lineTo = (buyer: BuyerCode): number =>
  families.findIndex(({ buyers }) => (buyers as readonly BuyerCode[]).includes(buyer));

/** Buyers and stops where an authority decides: a signal stands there, and no date behind it. */
export const signalBuyers: readonly BuyerCode[] = ['NSPA', 'NCIA'];

/** A stop: the first and the last line that can call there, and the side of its words. */
export interface NetworkStop {
  certification: CertificationSlug;
  lines: readonly [number, number];
  words: 'above' | 'below';
  signal?: true;
}

/** In the order in which work starts. The first four are common to all lines. */
export const networkStops = [
  { certification: 'itar', lines: [0, 4], words: 'above', signal: true },
  { certification: 'iso9001', lines: [0, 4], words: 'below' },
  { certification: 'iso27001', lines: [0, 4], words: 'above' },
  { certification: 'nato-clearance', lines: [0, 4], words: 'below', signal: true },
  { certification: 'ce-marking', lines: [0, 3], words: 'above' },
  { certification: 'as9100d', lines: [1, 4], words: 'below' },
  { certification: 'aqap2110', lines: [1, 2], words: 'above' },
  { certification: 'cmmc', lines: [4, 4], words: 'below' },
] as const satisfies readonly NetworkStop[];
