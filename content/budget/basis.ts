import type { AddressId } from '../addresses';
import type { Certainty } from '../certainty';
import type { Basis } from './types';

/** Day on which every basis of the budget was checked. */
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

/** Read in its source. */
export const verified = basis('verified');
/** A figure that a seller, an adviser or a forum reports. */
export const secondHand = basis('second-hand');
/** Generally known from the named text, which was not read again. */
export const commonPractice = basis('common-practice');
/** No figure was found. */
export const noFigure = basis('open');
/** A planning value of ours, which no source can give. */
export const ourEstimate = (text: string): Basis =>
  basis('our-estimate')('Set by ComplyTrain', 'November 2026', text);
