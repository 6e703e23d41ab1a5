import type { Ends } from '@/content/budget/types';
import { budgetTableWords as words } from '@/content/budget/words';
import type { CertificationBudget } from '@/lib/budget/certification';
import { dayRows } from '@/lib/budget/certification-rows';
import { range } from '@/lib/budget/print';

/** Audit days and own days of a certification, one column for each number of people in scope. */
export function DaysBySize({ budget }: { budget: CertificationBudget }) {
  return (
    <table className="w-full table-fixed text-left text-small tabular-nums max-md:text-caption [&_:is(td,th)]:py-2 [&_:is(td,th)]:align-baseline [&_tr]:border-rule [&_tr]:border-b">
      <caption className="pb-2 text-left font-bold text-small">{words.days}</caption>
      <thead>
        <tr className="border-fg! border-b-2!">
          <th className="w-1/3 font-normal text-muted" scope="col">
            {words.people}
          </th>
          {budget.sizes.map(({ heads }) => (
            <th className="text-right" key={heads} scope="col">
              {heads}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dayRows(budget).map(({ label, values }) => (
          <tr key={label}>
            <th className="font-normal" scope="row">
              {label}
            </th>
            {values.map((value: Ends, index) => (
              <td className="whitespace-nowrap text-right font-bold" key={budget.sizes[index]?.heads}>
                {range(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
