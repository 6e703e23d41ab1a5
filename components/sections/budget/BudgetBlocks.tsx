import { type BlockId, blockIds, type Currency } from '@/content/budget/types';
import { axesOf } from '@/lib/budget/print';
import type { BudgetWords } from '@/lib/budget/words';
import { BillBars } from './BillBars';
import { BudgetBlock } from './BudgetBlock';
import type { NamedBudget } from './named-budget';

interface BudgetBlocksProps {
  /** Budgets that are compared: one row each in every block. One budget alone shows its bills and their total. */
  budgets: readonly NamedBudget[];
  words: BudgetWords;
  /** Blocks to draw; all that have a bill where it is left out. */
  blocks?: readonly BlockId[];
}

/** Marks of each currency's axis: those of the budget that reaches furthest. */
const largest = (budgets: readonly NamedBudget[]) => {
  const axes = budgets.map(({ budget: { totals } }) => axesOf(totals ?? {}));
  return (currency: Currency) =>
    axes
      .flatMap((of) => [of.get(currency) ?? []])
      .reduce((one, other) => ((other.at(-1) ?? 0) > (one.at(-1) ?? 0) ? other : one), []);
};

/** Blocks of other people's bills: a range a row, one axis a currency in every block, no block added to another. */
export function BudgetBlocks({ budgets, words, blocks = blockIds }: BudgetBlocksProps) {
  const axisOf = largest(budgets);
  const currenciesOf = (block: BlockId) => [
    ...new Set(budgets.flatMap(({ budget }) => Object.keys(budget.totals?.[block] ?? {}) as Currency[])),
  ];
  return blocks
    .filter((block) => currenciesOf(block).length > 0)
    .map((block) => (
      <BudgetBlock key={block} name={words.blocks[block].name} text={words.blocks[block].text}>
        {currenciesOf(block).map((currency) => (
          <BillBars
            axis={axisOf(currency)}
            block={block}
            budgets={budgets}
            currency={currency}
            key={currency}
            words={words}
          />
        ))}
      </BudgetBlock>
    ));
}
