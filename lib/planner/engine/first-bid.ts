import type { MinMax, Plan } from './types';

/** The requirements for a first bid: the months until the dated ones are met, and whether answers are missing. */
export interface FirstBid {
  /** Months until everything due before the bid is done, shortest and longest run; null where nothing due has a length. */
  months: MinMax | null;
  /** Whether an answer is missing: the notice may require something at tender or at award. */
  open: boolean;
}

/** Returns the minimum for a first bid. Open questions add no months, because an answer has no date. */
export function firstBid({ items, ask }: Pick<Plan, 'items' | 'ask'>): FirstBid {
  const lengths = [
    ...items.flatMap(({ stage, phases }) => (stage === 'before-bid' ? [phases.at(-1)?.end ?? [0, 0]] : [])),
    ...ask.flatMap(({ stage, adds }) => (stage === 'before-bid' ? [adds.months] : [])),
  ];
  const longest = (run: 0 | 1) => Math.max(...lengths.map((ends) => ends[run]));
  return {
    months: lengths.length > 0 ? [longest(0), longest(1)] : null,
    open: [...items, ...ask].some(({ stage }) => stage === 'ask'),
  };
}
