import type { BlockId, Currency } from '@/content/budget/types';
import { days, money } from '@/lib/budget/print';
import type { OwnDays } from '@/lib/budget/types';
import type { BudgetWords } from '@/lib/budget/words';
import type { NamedBudget } from './named-budget';

interface BudgetCellsProps {
  budgets: readonly NamedBudget[];
  days: OwnDays;
  /** Our own bill, as text. */
  support: string;
  words: BudgetWords;
}

/** The budget at a glance: a cell for each block with its total, each currency and each rate apart; never a sum of cells. */
export function BudgetCells({ budgets, days: own, support, words }: BudgetCellsProps) {
  const { blocks, ownDays } = words;
  const sums = (...ids: BlockId[]) =>
    budgets.flatMap(({ name, budget: { totals } }) =>
      ids.flatMap((id) =>
        (Object.entries(totals?.[id] ?? {}) as [Currency, readonly [number, number]][]).map(
          ([currency, sum]) => ({ sum: money(sum, currency), name: budgets.length > 1 ? name : '' }),
        ),
      ),
    );
  const cells = [
    { title: words.support.name, lines: support ? [{ sum: support, name: '' }] : [] },
    { title: blocks.body.name, lines: sums('body') },
    { title: blocks.tests.name, lines: sums('tests') },
    { title: ownDays.name, lines: own.build[1] > 0 ? [{ sum: days(own.build), name: '' }] : [] },
    {
      title: blocks.later.name,
      lines: [
        ...sums('later', 'later-tests'),
        ...(own.later[1] > 0 ? [{ sum: days(own.later), name: '' }] : []),
      ],
    },
  ];
  return (
    <dl className="grid grid-cols-5 border-fg border-t-2 tabular-nums max-lg:hidden">
      {cells.map(({ title, lines }) => (
        <div className="border-rule border-b py-4 pr-4 not-first:border-l not-first:pl-4" key={title}>
          <dt className="text-small text-muted">{title}</dt>
          {lines.map(({ sum, name }) => (
            <dd className="text-name" key={`${sum} ${name}`}>
              {sum} {name && <span className="block text-small text-muted">{name}</span>}
            </dd>
          ))}
          {lines.length === 0 && <dd className="text-small">{words.noFigure}</dd>}
        </div>
      ))}
    </dl>
  );
}
