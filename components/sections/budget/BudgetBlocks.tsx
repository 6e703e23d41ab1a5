import { RangeBars } from '@/components/line/RangeBars';
import type { BlockId, Currency, Ends } from '@/content/budget/types';
import type { BlockWords } from '@/content/budget/words';
import { axesOf, money } from '@/lib/budget/print';
import type { Totals } from '@/lib/budget/types';

/** Totals of a budget under the name of its rates. */
export interface NamedTotals {
  name: string;
  totals: Totals;
}

interface BudgetBlocksProps {
  /** Budgets that are compared: one row each in every block. */
  budgets: readonly NamedTotals[];
  /** Which blocks, in this order. */
  blocks: readonly BlockId[];
  /** Name of each block and what stands in it. */
  words: Readonly<Record<BlockId, BlockWords>>;
}

const largest = (budgets: readonly NamedTotals[]) => {
  const axes = budgets.map(({ totals }) => axesOf(totals));
  return (currency: Currency) =>
    axes
      .flatMap((of) => [of.get(currency) ?? []])
      .reduce((one, other) => ((other.at(-1) ?? 0) > (one.at(-1) ?? 0) ? other : one), []);
};

/** Blocks of other people's bills: a range a row, one axis a currency in every block, nothing added. */
export function BudgetBlocks({ budgets, blocks, words }: BudgetBlocksProps) {
  const axisOf = largest(budgets);
  const rowsOf = (block: BlockId, currency: Currency) =>
    budgets.flatMap(({ name, totals }) => {
      const sum: Ends | undefined = totals[block]?.[currency];
      return sum ? [{ label: name, min: sum[0], max: sum[1], value: money(sum, currency) }] : [];
    });
  const currenciesOf = (block: BlockId) => [
    ...new Set(budgets.flatMap(({ totals }) => Object.keys(totals[block] ?? {}) as Currency[])),
  ];
  return blocks
    .filter((block) => currenciesOf(block).length > 0)
    .map((block) => (
      <section className="border-fg border-t-2 pt-4 pb-8" key={block}>
        <h3 className="text-h3">{words[block].name}</h3>
        <p className="mb-5 max-w-measure text-muted text-small">{words[block].text}</p>
        {currenciesOf(block).map((currency) => {
          const axis = axisOf(currency);
          return (
            <RangeBars
              axisMax={axis.at(-1) ?? 0}
              key={currency}
              rows={rowsOf(block, currency)}
              ticks={axis.map((amount) => money([amount, amount], currency))}
            />
          );
        })}
      </section>
    ));
}
