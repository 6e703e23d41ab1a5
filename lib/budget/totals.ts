import type { BlockId, Currency, IntegerRange, RateGroup } from '@/content/budget/types';
import type { planCopy } from '@/content/page-copy/planner';
import { fill } from '../text/fill';
import { addRanges } from './arithmetic';
import { money, range, type Sums, sumsText } from './print';
import type { Budget, Totals } from './types';

/** Blocks until the certificate, without renewals and existing certificates. */
export const blocksUntilCertificate = ['body', 'tests'] as const satisfies readonly BlockId[];
/** Blocks of the two years after the certificate, with the same exceptions. */
export const blocksAfterCertificate: readonly BlockId[] = ['later', 'later-tests'];

/** The three totals above a budget; they are never added up, nor are currencies. */
export interface PlanTotals {
  /** Our support, US dollars. */
  support: IntegerRange;
  /** Third-party invoices of the first three years, per rate group; `sums` is null where no rates are known. */
  bills: readonly { rate: RateGroup | null; sums: Sums | null }[];
  /** Internal days in the same years. */
  ownDays: IntegerRange;
}

/** Returns the third-party invoices of the given blocks, by currency; by default those of the first three years. */
export function sumsOf(
  totals: Totals,
  blocks: readonly BlockId[] = [...blocksUntilCertificate, ...blocksAfterCertificate],
): Sums {
  const sums: Sums = {};
  for (const block of blocks)
    for (const [currency, ends] of Object.entries(totals[block] ?? {}) as [Currency, IntegerRange][])
      if (ends[1] > 0) sums[currency] = addRanges(sums[currency] ?? [0, 0], ends);
  return sums;
}

/** Returns the totals of a plan; null where it has no budget. */
export function planTotals(support: IntegerRange, budgets: readonly Budget[]): PlanTotals | null {
  const [first] = budgets;
  if (!first) return null;
  return {
    support,
    bills: budgets.map(({ rate, totals }) => ({ rate, sums: totals && sumsOf(totals) })),
    ownDays: addRanges(first.ownDays.build, first.ownDays.later),
  };
}

/** Returns the three totals as texts, each with its figure; totals of zero are left out. */
export function totalsParts(
  line: PlanTotals | null,
  copy: (typeof planCopy)['totals'],
): readonly (readonly [total: { name: string; inLine: string }, figure: string])[] {
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
  const invoices = isOpen ? copy.open : amounts.join('; ');
  return [
    ...(support[1] > 0 ? [[copy.support, money(support, 'USD')] as const] : []),
    ...(invoices ? [[copy.bills, invoices] as const] : []),
    ...(hasDays ? [[copy.days, range(ownDays)] as const] : []),
  ];
}

/** Returns the totals as one line; empty if there is nothing to pay or to do. */
export const totalsText = (line: PlanTotals | null, copy: (typeof planCopy)['totals']): string =>
  totalsParts(line, copy)
    .map(([{ inLine }, figure]) => fill(inLine, { figure }))
    .join(copy.between);
