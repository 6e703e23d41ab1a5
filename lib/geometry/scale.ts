import type { Range } from '@/content/units';

/** An item with a duration in months. */
export interface WithMonths {
  months: number;
}

/** Places durations end to end from zero: adds the month in which each starts. */
export function placeEndToEnd<T extends WithMonths>(parts: readonly T[]): (T & { start: number })[] {
  let start = 0;
  return parts.map((part) => {
    const placed = { ...part, start };
    start += part.months;
    return placed;
  });
}

/** Adds the months of all parts. */
export function totalMonths(parts: readonly WithMonths[]): number {
  return parts.reduce((sum, { months }) => sum + months, 0);
}

/** Returns the multiples of `step` from zero, and the end of the scale even if it is not a multiple. */
export function ticks(end: number, step: number): number[] {
  const steps = Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step);
  return [...steps, end];
}

/** Returns a part of a whole in percent, rounded to two decimals. */
const percent = (part: number, whole: number): number => +((part / whole) * 100).toFixed(2);

/** Returns a part of a whole as a CSS percentage. */
export const percentOf = (part: number, whole: number): string => `${percent(part, whole)}%`;

/** Returns the alignment of the label at a position of an axis, which keeps the labels at its ends inside. */
export const labelAnchor = (at: number, end: number, start = 0) =>
  at === start ? 'start' : at === end ? 'end' : 'middle';

/** Converts a length in px at the default text size to rem, so that it scales with the text. */
export const rem = (px: number): string => `${px / 16}rem`;

/** A bar on an axis from zero, in percent of the axis. */
export interface BarSpan {
  start: number;
  width: number;
}

/** Returns the common end of an axis: the largest maximum, rounded up to a full step. */
export function axisEnd(ranges: readonly Range[], step: number): number {
  return Math.ceil(Math.max(...ranges.map(({ max }) => max)) / step) * step;
}

/** Returns the position of a range on an axis from zero to `end`. */
export const barOn = ({ min, max }: Range, end: number): BarSpan => ({
  start: percent(min, end),
  width: percent(max - min, end),
});
