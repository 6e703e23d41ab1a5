import type { Currency, Ends } from '@/content/budget/types';
import { formatRange } from '@/lib/figures/format';

/** Prints an amount in its currency: "€1,850–12,700". */
export const money = ([min, max]: Ends, unit: Currency): string => formatRange({ min, max, unit });

/** Sums by currency; what nobody bills is left out. */
export type Sums = Partial<Record<Currency, Ends>>;

/** Prints sums, each in its currency: "€5,150–15,600 and $950"; empty where nobody bills. */
export const sumsText = (sums: Sums = {}): string =>
  (Object.entries(sums) as [Currency, Ends][])
    .filter(([, [, max]]) => max > 0)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([currency, ends]) => money(ends, currency))
    .join(' and ');

/** Prints days, halves included: "1.5–2.5 days". */
export const days = ([min, max]: Ends): string => formatRange({ min, max, unit: 'days' });

/** Prints days in a table whose caption names them: "1.5–2.5". */
export const range = ([min, max]: Ends): string => (min === max ? String(min) : `${min}–${max}`);
