import type { BlockId, Currency, Ends, RateGroup } from '@/content/budget/types';
import type { planCopy } from '@/content/page-copy/planner';
import { fill } from '../text/fill';
import { addRanges } from './arithmetic';
import { money, range, type Sums, sumsText } from './print';
import type { Budget, Totals } from './types';

/** Blocks until the certificate, and of the two years after it; what falls due at its end or runs already is in neither. */
export const blocksUntilCertificate: readonly BlockId[] = ['body', 'tests'];
export const blocksAfterCertificate: readonly BlockId[] = ['later', 'later-tests'];

/** The three figures above a budget, each for itself: nothing is added across them, nor across currencies. */
export interface LineOfTotals {
  /** Our support. */
  support: Ends;
  /** Bills of others in the first three years, for each group of rates; null where no rates are known. */
  bills: readonly { rate: RateGroup | null; sums: Sums | null }[];
  /** Own days in the same years. */
  ownDays: Ends;
}

/** What others bill until the certificate, in the two years after it, or (without blocks) in all three. */
export function sumsOf(
  totals: Totals,
  blocks: readonly BlockId[] = [...blocksUntilCertificate, ...blocksAfterCertificate],
): Sums {
  const sums: Sums = {};
  for (const block of blocks)
    for (const [currency, ends] of Object.entries(totals[block] ?? {}) as [Currency, Ends][])
      if (ends[1] > 0) sums[currency] = addRanges(sums[currency] ?? [0, 0], ends);
  return sums;
}

/** The line of totals of a plan; null where it has no budget. */
export function lineOfTotals(support: Ends, budgets: readonly Budget[]): LineOfTotals | null {
  const [first] = budgets;
  if (!first) return null;
  return {
    support,
    bills: budgets.map(({ rate, totals }) => ({ rate, sums: totals && sumsOf(totals) })),
    ownDays: addRanges(first.ownDays.build, first.ownDays.later),
  };
}

/** The three figures in words, each as `[name, figure]`; one that is nothing is left out. */
export function totalsParts(
  line: LineOfTotals | null,
  copy: (typeof planCopy)['totals'],
): readonly (readonly [name: string, figure: string])[] {
  if (!line) return [];
  const { support, bills, ownDays } = line;
  const amounts = bills.flatMap(({ rate, sums }) => {
    const text = sumsText(sums ?? {});
    if (!text) return [];
    const body = bills.length > 1 && rate ? copy.rates[rate as keyof typeof copy.rates] : undefined;
    return body ? `${text} (${body})` : text;
  });
  const hasDays = ownDays[1] > 0;
  const isOpen = hasDays && bills.every(({ sums }) => sums === null);
  const billed = isOpen ? copy.open : amounts.join('; ');
  return [
    ...(support[1] > 0 ? [[copy.support, money(support, 'USD')] as const] : []),
    ...(billed ? [[copy.bills, billed] as const] : []),
    ...(hasDays ? [[copy.days, range(ownDays)] as const] : []),
  ];
}

/** The same as one line; empty where nothing is to be paid or done. */
export const totalsText = (line: LineOfTotals | null, copy: (typeof planCopy)['totals']): string =>
  totalsParts(line, copy)
    .map(([name, figure]) => fill(name, { figure }))
    .join(copy.between);
