import type { Currency, Ends } from '@/content/budget/types';
import { formatRange } from '@/lib/figures/format';
import { sixSteps } from '@/lib/geometry/run-chart';
import type { Totals } from './types';

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

/** Prints a mark of an axis short: "€12K". */
export const mark = (amount: number, unit: Currency): string =>
  money([amount, amount], unit).replace(/,000$/, 'K');

/** Prints days, halves included: "1.5–2.5 days". */
export const days = ([min, max]: Ends): string => formatRange({ min, max, unit: 'days' });

/** Smallest round steps, in units of money, that reach an amount. */
const steps = [100, 1000, 10000, 100000] as const;

/** Prints days in a table whose caption names them: "1.5–2.5". */
export const range = ([min, max]: Ends): string => (min === max ? String(min) : `${min}–${max}`);

/** One axis for each currency, the same in every block: seven marks from zero past the largest total. */
export function axesOf(totals: Totals): Map<Currency, number[]> {
  const most = new Map<Currency, number>();
  for (const sums of Object.values(totals))
    for (const [currency, [, max]] of Object.entries(sums) as [Currency, Ends][])
      most.set(currency, Math.max(most.get(currency) ?? 0, max));
  return new Map(
    [...most].map(([currency, max]) => [
      currency,
      sixSteps(max, steps.find((unit) => max <= unit * 600) ?? steps[3]),
    ]),
  );
}
