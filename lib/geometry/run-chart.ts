import type { Range } from '@/content/units';
import { placeEndToEnd } from './scale';

/** Start and end of a phase in one run, in months from the start. */
export interface MonthSpan {
  from: number;
  to: number;
}

/** The shortest and the longest run through the phases, end to end. */
export interface RunChartData {
  shortest: MonthSpan[];
  longest: MonthSpan[];
  /** Month in which the longest run ends, which is the end of the axis. */
  end: number;
}

const spans = (lengths: readonly number[]): MonthSpan[] =>
  placeEndToEnd(lengths.map((months) => ({ months }))).map(({ start, months }) => ({
    from: start,
    to: start + months,
  }));

/** Places the phases of a plan end to end, once with every minimum and once with every maximum. Throws without phases. */
export function runChart(durations: readonly Range<'months'>[]): RunChartData {
  const longest = spans(durations.map(({ max }) => max));
  const last = longest.at(-1);
  if (!last) throw new Error('runChart: no phases to draw');
  return { shortest: spans(durations.map(({ min }) => min)), longest, end: last.to };
}

const niceSteps = [1, 2, 3, 5, 6, 10, 15, 20, 25, 50, 100];

/** Returns seven ticks from zero in the smallest round steps (of `unit`) that reach `max`. Throws when no step is large enough. */
export function sixSteps(max: number, unit = 1): number[] {
  const step = niceSteps.find((nice) => nice * unit * 6 >= max);
  if (!step || max <= 0) throw new Error(`sixSteps: no round step reaches ${max}`);
  return Array.from({ length: 7 }, (_, index) => index * step * unit);
}

/** Returns the months to print over a chart that ends at `end`: every second or third month, including the end. */
export function monthTicks(end: number): number[] {
  const step = end > 12 ? 3 : 2;
  const ticks = Array.from({ length: Math.floor((end - 1) / step) + 1 }, (_, index) => index * step);
  return [...ticks, end];
}
