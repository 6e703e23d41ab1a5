import { RangeBars } from '@/components/line/RangeBars';
import { Certainty } from '@/components/ui/Certainty';
import { type BlockId, blockIds, type Currency } from '@/content/budget/types';
import { blockWords, budgetTableWords as words } from '@/content/budget/words';
import type { Worded } from '@/content/certainty';
import { axesOf, days, mark, money } from '@/lib/budget/print';
import type { Budget } from '@/lib/budget/types';
import { fill } from '@/lib/text/fill';
import { DaySquares } from './DaySquares';

interface BudgetExampleProps {
  budget: Budget;
  /** Whose rates, and how many people. */
  title: string;
  /** How sure its bills are. */
  sure: readonly Worded[];
  /** What the own days lead to. */
  end: string;
}

/** One budget at a glance: a total for each block on one axis a currency, and the own days until the certificate. */
export function BudgetExample({ budget: { totals, ownDays }, title, sure, end }: BudgetExampleProps) {
  const sumOf = (block: BlockId, currency: Currency) => totals?.[block]?.[currency];
  return (
    <div className="grid content-start gap-y-4">
      <h3 className="text-name">
        {title}
        {sure.map((each) => (
          <Certainty key={each} of={each} />
        ))}
      </h3>
      {[...axesOf(totals ?? {})].map(([currency, axis]) => (
        <RangeBars
          key={currency}
          axisMax={axis.at(-1) ?? 0}
          rows={blockIds.flatMap((block) => {
            const sum = sumOf(block, currency);
            return sum
              ? {
                  label: blockWords[block].name,
                  min: sum[0],
                  max: sum[1],
                  value: money(sum, currency),
                  beside: block === 'recertification',
                  sum: true,
                }
              : [];
          })}
          ticks={axis.map((amount) => mark(amount, currency))}
        />
      ))}
      <p className="font-bold">{fill(words.exampleDays, { end, days: days(ownDays.build) })}</p>
      <DaySquares days={ownDays.build} />
    </div>
  );
}
