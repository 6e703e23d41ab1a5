import type { BlockId, Currency, IntegerRange } from '@/content/budget/types';
import { addRanges } from './arithmetic';
import type { Budget, BudgetLine } from './types';

/** The invoices of one kind in a block, added over its years. */
export interface Invoice extends Pick<BudgetLine, 'kind' | 'of' | 'factors'> {
  sum: IntegerRange;
  /** Number of years with this invoice. */
  years: number;
}

const linesOf = ({ lines }: Budget, block: BlockId, currency: Currency) =>
  lines.filter((line) => line.block === block && line.currency === currency);

/** Returns the invoices of a block in one currency; those of the same kind and certifications are merged over the years. */
export function invoicesOf(budget: Budget, block: BlockId, currency: Currency): Invoice[] {
  const bills = new Map<string, Invoice>();
  for (const { kind, of, factors, min, max } of linesOf(budget, block, currency)) {
    const key = [kind, ...of].join();
    const previous = bills.get(key);
    const years = new Set(
      linesOf(budget, block, currency)
        .filter((line) => line.kind === kind)
        .map(({ year }) => year),
    );
    bills.set(key, {
      kind,
      of,
      factors,
      sum: addRanges(previous?.sum ?? [0, 0], [min, max]),
      years: years.size,
    });
  }
  return [...bills.values()];
}
