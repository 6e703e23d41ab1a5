import type { Currency, IntegerRange } from '@/content/budget/types';
import type { Range } from '@/content/units';
import { formatRange } from '@/lib/figures/format';

/** Formats an amount in its currency, for example "€1,850–12,700". */
export const money = ([min, max]: IntegerRange, unit: Currency): string => formatRange({ min, max, unit });

/** Totals by currency; a currency without invoices is missing. */
export type Sums = Partial<Record<Currency, IntegerRange>>;

/** Formats totals, each in its currency, for example "€5,150–15,600 and $950"; empty without invoices. */
export const sumsText = (
  sums: Sums = {},
  print: (range: Range<Currency>) => string = formatRange,
  conjunction = ' and ',
): string =>
  (Object.entries(sums) as [Currency, IntegerRange][])
    .filter(([, [, max]]) => max > 0)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([unit, [min, max]]) => print({ min, max, unit }))
    .join(conjunction);

/** Formats days, half days possible, for example "1.5–2.5 days". */
export const formatDays = ([min, max]: IntegerRange): string => formatRange({ min, max, unit: 'days' });

/** Formats days without the unit, for a table whose caption has it, for example "1.5–2.5". */
export const range = ([min, max]: IntegerRange): string => (min === max ? String(min) : `${min}–${max}`);
