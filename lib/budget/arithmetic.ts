import type { ByPeople, IntegerRange } from '@/content/budget/types';
import type { Ratio } from './types';

/** Returns a share of a number of half days, rounded to the nearest half day; ties round up. */
export const shareOfHalfDays = (halves: number, [numerator, denominator]: Ratio): number =>
  Math.floor((2 * halves * numerator + denominator) / (2 * denominator));

/** Rounds dollars or euros outward to whole hundreds: the minimum down, the maximum up. Divides both by `by` first. */
export const roundOutward = (min: number, max: number, by = 1): IntegerRange => [
  Math.floor(min / (100 * by)) * 100,
  Math.ceil(max / (100 * by)) * 100,
];

/** Divides both ends and rounds them outward to whole units. */
export const roundToUnits = (min: number, max: number, by: number): IntegerRange => [
  Math.floor(min / by),
  Math.ceil(max / by),
];

/** Adds two ranges end by end; the caller passes ranges of one currency. */
export const addRanges = (a: IntegerRange, b: IntegerRange, times = 1): IntegerRange => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
];

/** Returns the value of the band for a headcount; throws a RangeError above the last band, because no source covers it. */
export function byHeadcount<V>(bands: ByPeople<V>, heads: number): V {
  const band = heads >= 1 && bands.find(([upTo]) => heads <= upTo);
  if (!band) throw new RangeError(`no value for ${heads} people`);
  return band[1];
}
