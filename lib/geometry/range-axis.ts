import type { Range } from '@/content/units';

/** A bar on an axis that starts at zero, in percent of the axis. */
export interface Bar {
  start: number;
  width: number;
}

const percentOf = (part: number, whole: number): number => +((part / whole) * 100).toFixed(2);

/** Common end of an axis: the largest maximum, rounded up to a full step. */
export function axisEnd(ranges: readonly Range[], step: number): number {
  return Math.ceil(Math.max(...ranges.map(({ max }) => max)) / step) * step;
}

/** Place of a range on an axis from zero to `end`. */
export function barOn({ min, max }: Range, end: number): Bar {
  return { start: percentOf(min, end), width: percentOf(max - min, end) };
}
