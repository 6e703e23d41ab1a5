import type { Range } from '@/content/units';

/** Something that lasts a number of months. */
export interface Lasting {
  months: number;
}

/** Lays durations end to end from zero: each gets the month in which it starts. */
export function layEndToEnd<T extends Lasting>(parts: readonly T[]): (T & { start: number })[] {
  let start = 0;
  return parts.map((part) => {
    const placed = { ...part, start };
    start += part.months;
    return placed;
  });
}

/** Months of all parts together. */
export function totalMonths(parts: readonly Lasting[]): number {
  return parts.reduce((sum, { months }) => sum + months, 0);
}

/** Multiples of `step` from zero, and the end of the scale even if it is none. */
export function ticks(end: number, step: number): number[] {
  const steps = Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step);
  return [...steps, end];
}

/** A part of the whole in percent, two decimals at most. */
const percent = (part: number, whole: number): number => +((part / whole) * 100).toFixed(2);

/** A part of the whole as an SVG percentage. */
export const percentOf = (part: number, whole: number): string => `${percent(part, whole)}%`;

/** A height or baseline in px at the default text size, which grows with the text. */
export const rem = (px: number): string => `${px / 16}rem`;

/** A bar on an axis that starts at zero, in percent of the axis. */
export interface BarSpan {
  start: number;
  width: number;
}

/** Common end of an axis: the largest maximum, rounded up to a full step. */
export function axisEnd(ranges: readonly Range[], step: number): number {
  return Math.ceil(Math.max(...ranges.map(({ max }) => max)) / step) * step;
}

/** Place of a range on an axis from zero to `end`. */
export const barOn = ({ min, max }: Range, end: number): BarSpan => ({
  start: percent(min, end),
  width: percent(max - min, end),
});
