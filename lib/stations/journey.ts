import { spans } from '@/content/labels';
import type { StepState } from '@/content/stations/types';
import { fill } from '@/lib/text/fill';

/** Returns the state of step `number` when the journey is at step `current`. */
export function stepState(number: number, current: number): StepState {
  if (number === current) return 'current';
  return number < current ? 'completed' : 'pending';
}

/** Formats a span of weeks of a station: "Weeks 3–5", "Week 1". */
export function formatWeekSpan({ from, to }: { from: number; to: number }): string {
  return fill(from === to ? spans.weeks.one : spans.weeks.more, { from, to });
}
