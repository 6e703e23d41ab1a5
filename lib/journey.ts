import type { JourneyMonths } from '@/content/stations/types';

/** Prints the months of a station in the journey: "Month 2", "Month 3–4". */
export function formatMonths({ from, to }: JourneyMonths): string {
  return from === to ? `Month ${from}` : `Month ${from}–${to}`;
}

/** State of a step of the journey. */
export type StepState = 'completed' | 'current' | 'pending';

/** State of step `number` when the journey stands at step `current`. */
export function stepState(number: number, current: number): StepState {
  if (number === current) return 'current';
  return number < current ? 'completed' : 'pending';
}
