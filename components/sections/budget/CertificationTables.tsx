import { StackedTable } from '@/components/ui/StackedTable';
import { rates } from '@/content/budget/rates';
import type { Currency, Ends } from '@/content/budget/types';
import { budgetTableWords as words } from '@/content/budget/words';
import type { CertificationBudget } from '@/lib/budget/certification';
import { days, money } from '@/lib/budget/print';
import type { Budget } from '@/lib/budget/types';
import { fill } from '@/lib/text/fill';

const heads = (number: number) => fill(words.heads, { number });

/** The first year's bills of body and authorities, each currency on a line of its own. */
function FirstYear({ totals }: { totals: Budget['totals'] }) {
  const sums = Object.entries(totals?.body ?? {}) as [Currency, Ends][];
  if (sums.length === 0) return words.noBill;
  return sums.map(([currency, sum]) => (
    <span className="block whitespace-nowrap" key={currency}>
      {money(sum, currency)}
    </span>
  ));
}

/** Days of a certification by people in scope, then an auditor's day, then money: for each group of rates. */
export function CertificationTables({ budget: { sizes } }: { budget: CertificationBudget }) {
  const groups = sizes[0]?.budgets ?? [];
  return (
    <div className="grid gap-y-10 tabular-nums">
      <StackedTable
        caption={words.days}
        captioned
        columns={[words.people, words.first, words.yearly, words.own, words.ownLater].map((label) => ({
          label,
        }))}
        look="dense"
        rows={sizes.map(({ heads: people, audit, ownDays }) => ({
          key: String(people),
          header: heads(people),
          cells: [
            audit ? days(audit.first) : words.none,
            audit ? days(audit.yearly) : words.none,
            days(ownDays.build),
            days(ownDays.later),
          ],
        }))}
      />
      <StackedTable
        caption={words.money}
        captioned
        columns={[
          { label: words.group },
          ...(sizes[0]?.audit ? [{ label: words.rate }] : []),
          ...sizes.map((size) => ({ label: heads(size.heads) })),
        ]}
        from="lg"
        look="dense"
        rows={groups.flatMap(({ rate }, index) =>
          rate
            ? [
                {
                  key: rate,
                  header: rates[rate].name,
                  cells: [
                    ...(sizes[0]?.audit ? [money(rates[rate].value, rates[rate].currency)] : []),
                    ...sizes.map(({ heads: people, budgets }) => (
                      <FirstYear key={people} totals={budgets[index]?.totals ?? null} />
                    )),
                  ],
                },
              ]
            : [],
        )}
      />
    </div>
  );
}
