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
  const marks = Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step);
  return [...marks, end];
}

/** A part of the whole as an SVG percentage, two decimals at most. */
export function share(part: number, whole: number): string {
  return `${+((part / whole) * 100).toFixed(2)}%`;
}
