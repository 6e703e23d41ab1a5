import type { MinMax, Plan } from './types';

/** What has to stand before a first bid: the months of what has dates, and whether answers are missing besides. */
export interface FirstBid {
  /** Shortest and longest run of what is due before the bid; null where nothing of it has a length. */
  months: MinMax | null;
  /** Something waits for an answer: whether the notice wants it at tender or at award. */
  open: boolean;
}

/** The minimum for a first bid. An answer has no date, so what has to be asked adds no months. */
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
