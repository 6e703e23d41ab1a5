import { monthNumber } from '../engine/months';
import type { Answers } from '../engine/types';
import { toFragment } from './to-fragment';

/** Returns the fragment for a worked plan that works on any date: without a start, and with the deadline as months from the start. */
export function exampleFragment({ start, deadline, ...answers }: Answers): string {
  return toFragment({
    ...answers,
    deadline: deadline && monthNumber(deadline) - monthNumber(start) + 1,
  });
}
