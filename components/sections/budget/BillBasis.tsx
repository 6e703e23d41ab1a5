import type { Currency } from '@/content/budget/types';
import type { Bill } from '@/lib/budget/bills';
import { billName, factorText } from '@/lib/budget/factors';
import { money } from '@/lib/budget/print';
import type { BudgetWords } from '@/lib/budget/words';
import { Unbroken } from '../planner/Unbroken';
import { BasisFold } from './BasisFold';

interface BillBasisProps {
  bills: readonly Bill[];
  currency: Currency;
  words: BudgetWords;
}

/** What one bill is multiplied from; of several bills each, with its amount and its word of certainty. */
export function BillBasis({ bills, currency, words }: BillBasisProps) {
  const { what, count, amount } = words.columns;
  const [bill, ...others] = bills;
  if (bill && others.length === 0)
    return (
      <BasisFold words={words}>
        <p className="pb-2 text-muted">
          <Unbroken text={factorText({ ...bill, currency }, words)} />
        </p>
      </BasisFold>
    );
  return (
    <BasisFold words={words}>
      <table className="w-full text-left [&_:is(td,th):not(:last-child)]:pr-4 [&_:is(td,th)]:py-2 [&_tr]:align-baseline">
        <thead className="sr-only">
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{count}</th>
            <th scope="col">{amount}</th>
          </tr>
        </thead>
        <tbody>
          {bills.map((bill) => (
            <tr className="border-rule border-t" key={billName(bill, words)}>
              <th className="font-normal" scope="row">
                {billName(bill, words)}
              </th>
              <td className="text-muted">
                <Unbroken text={factorText({ ...bill, currency }, words)} />
              </td>
              <td className="text-right">
                <span className="whitespace-nowrap">{money(bill.sum, currency)}</span>{' '}
                {words.certainty[bill.kind]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </BasisFold>
  );
}
