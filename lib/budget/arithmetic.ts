import type { ByHeads, Ends } from '@/content/budget/types';
import type { Ratio } from './types';

/** A share of whole half days, to the nearest half day, a quarter up. */
export const shareOfHalfDays = (halves: number, [numerator, denominator]: Ratio): number =>
  Math.floor((2 * halves * numerator + denominator) / (2 * denominator));

/** Money outward to whole hundreds: the least down, the most up. `by` divides both before. */
export const roundOutward = (min: number, max: number, by = 1): Ends => [
  Math.floor(min / (100 * by)) * 100,
  Math.ceil(max / (100 * by)) * 100,
];

/** Outward to whole units, after both are divided. */
export const roundToUnits = (min: number, max: number, by: number): Ends => [
  Math.floor(min / by),
  Math.ceil(max / by),
];

/** Adds ranges end by end; ranges of different currencies never meet here. */
export const addRanges = (a: Ends, b: Ends, times = 1): Ends => [a[0] + b[0] * times, a[1] + b[1] * times];

/** The value for so many people; throws above the last band, where nobody published anything. */
export function byHeadcount<V>(bands: ByHeads<V>, heads: number): V {
  const band = heads >= 1 && bands.find(([upTo]) => heads <= upTo);
  if (!band) throw new RangeError(`no value for ${heads} people`);
  return band[1];
}
