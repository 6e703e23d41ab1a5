import { monthNumber } from '../engine/months';
import type { Answers } from '../engine/types';
import { toFragment } from './to-fragment';

/** A link with the answers of a worked plan that opens on any day: no start, and a deadline counted from the start. */
export function exampleFragment({ start, deadline, ...answers }: Answers): string {
  return toFragment({
    ...answers,
    deadline: deadline && monthNumber(deadline) - monthNumber(start) + 1,
  });
}
