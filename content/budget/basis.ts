import type { AddressId } from '../addresses';
import type { Certainty } from '../certainty';
import type { Basis } from './types';

/** ISO day on which all sources of the budget were checked. */
export const budgetChecked = '2026-11-23';

const basis =
  (certainty: Certainty) =>
  (source: string, edition: string, text: string, address?: AddressId): Basis => ({
    text,
    source,
    edition,
    checked: budgetChecked,
    certainty,
    ...(address && { address }),
  });

/** Figure that was read in its source. */
export const verified = basis('verified');
/** Figure reported by a vendor, a consultant or a forum. */
export const secondHand = basis('second-hand');
/** Figure that is generally known from the cited text, which was not read again. */
export const commonPractice = basis('common-practice');
/** No figure was found. */
export const noFigure = basis('open');
/** Planning value set by us, which no source contains. */
export const ourEstimate = (text: string): Basis =>
  basis('our-estimate')('Set by ComplyTrain', 'November 2026', text);
