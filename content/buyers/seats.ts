import type { HomeCountryCode } from '../planner/codes';
import type { Text } from '../text';
import type { BuyerSlug } from './slugs';

/** A home country of the supplier for which every buyer's page says what differs. */
export interface Seat {
  id: 'ukraine' | 'denmark' | 'lithuania';
  title: string;
  /** Record of the home nation: who inspects, clears and licenses there. */
  home: BuyerSlug;
  /** Code of the planner's answer. */
  code: HomeCountryCode;
  /** What no rule of the planner says, by the kind of buyer. */
  agency?: Text;
}

/** In the order of the page. */
export const seats: readonly Seat[] = [
  { id: 'ukraine', title: 'Company in Ukraine', home: 'ukraine', code: 'UA' },
  { id: 'denmark', title: 'Company in Denmark', home: 'denmark', code: 'DK' },
  {
    id: 'lithuania',
    title: 'Company in Lithuania',
    home: 'lithuania',
    code: 'EU_NATO',
    agency:
      'For NATO’s tenders Lithuania declares a company reliable; see [registration in Lithuania](/buyers/lithuania#registration).',
  },
];
