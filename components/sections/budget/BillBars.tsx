import { RangeBars, type RangeRow } from '@/components/line/RangeBars';
import type { BlockId, Currency, Ends } from '@/content/budget/types';
import { auditDaysOf, type Bill, billsOf } from '@/lib/budget/bills';
import { billName } from '@/lib/budget/factors';
import { days, mark, money } from '@/lib/budget/print';
import type { Budget } from '@/lib/budget/types';
import type { BudgetWords } from '@/lib/budget/words';
import { fill } from '@/lib/text/fill';
import { BillBasis } from './BillBasis';
import type { NamedBudget } from './named-budget';

interface BillBarsProps {
  budgets: readonly NamedBudget[];
  block: BlockId;
  currency: Currency;
  /** Marks of the currency's axis. */
  axis: readonly number[];
  words: BudgetWords;
}

/** Blocks that nobody adds to the plan. */
const beside: readonly BlockId[] = ['recertification', 'running'];
/** Blocks that hold two years. */
const twoYears: readonly BlockId[] = ['later', 'later-tests', 'running'];

/** Words that say how sure the bills are, each once. */
const surenessOf = (bills: readonly Bill[], words: BudgetWords) => [
  ...new Set(bills.flatMap(({ kind }) => words.certainty[kind] ?? [])),
];

/** Bills of one block in one currency on its axis: a row for each budget, or the bills of one with their total. */
export function BillBars({ budgets, block, currency, axis, words }: BillBarsProps) {
  const unit = words.units[currency];
  const row = (label: string, bills: readonly Bill[], sum: Ends): RangeRow => ({
    label,
    min: sum[0],
    max: sum[1],
    value: money(sum, currency),
    beside: beside.includes(block),
    note: surenessOf(bills, words).join('; '),
    more: <BillBasis bills={bills} currency={currency} words={words} />,
  });
  /** The days come first: they are better founded than the money. */
  const audited = (of: Budget, { note, ...rest }: RangeRow): RangeRow => {
    const audit = auditDaysOf(of, block, currency);
    const audits = audit && fill(words.auditDays, { days: days(audit) });
    return { ...rest, note: [audits, note].filter(Boolean).join('; ') };
  };
  const rows = budgets.flatMap(({ name, budget }) => {
    const sum = budget.totals?.[block]?.[currency];
    const bills = billsOf(budget, block, currency);
    const [first] = bills;
    if (!sum || !first) return [];
    if (budgets.length > 1) return [audited(budget, row(name, bills, sum))];
    if (bills.length === 1)
      return [{ ...audited(budget, row(billName(first, words), bills, sum)), total: true }];
    return [
      ...bills.map((bill) => row(billName(bill, words), [bill], bill.sum)),
      { ...audited(budget, row(words.together, bills, sum)), more: undefined, total: true },
    ];
  });
  return (
    <div>
      <p className="pb-2 font-bold text-small">
        {twoYears.includes(block) ? fill(words.bothYears, { unit }) : unit}
      </p>
      <RangeBars
        axisMax={axis.at(-1) ?? 0}
        rows={rows}
        ticks={axis.map((amount) => mark(amount, currency))}
      />
    </div>
  );
}
