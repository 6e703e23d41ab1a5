import type { Budget } from '@/lib/budget/types';
import type { BudgetWords } from '@/lib/budget/words';

interface BudgetAsidesProps {
  /** All budgets of a plan say the same aside from its money; each sentence stands once. */
  budgets: readonly Budget[];
  words: BudgetWords;
}

/** What no bar can show: where nobody bills, what stands beside, and what nobody prices. Never a zero. */
export function BudgetAsides({ budgets, words }: BudgetAsidesProps) {
  const each = <Id extends string>(
    of: (budget: Budget) => readonly Id[],
    say: Readonly<Record<Id, string>>,
  ) => [...new Set(budgets.flatMap(of).map((id) => say[id]))];
  const noBill = each(({ noBill: ids }) => ids, words.noBill);
  const lists = [
    { title: words.beside, lines: each(({ beside }) => beside, words.besides) },
    { title: words.open, lines: each(({ open }) => open, words.opens) },
  ];
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
      {noBill.length > 0 && <p className="max-w-measure font-bold lg:col-span-2">{noBill.join(' ')}</p>}
      {lists.map(
        ({ title, lines }) =>
          lines.length > 0 && (
            <section key={title}>
              <h3 className="border-fg border-b-2 pb-2 text-name">{title}</h3>
              <ul className="text-small [&>li]:border-rule [&>li]:border-b [&>li]:py-2">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
