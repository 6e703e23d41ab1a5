import type { Ends } from '@/content/budget/types';
import { dayBasis, laterBasis } from '@/lib/budget/day-basis';
import { days, range } from '@/lib/budget/print';
import type { OwnDays as Days } from '@/lib/budget/types';
import type { BudgetWords } from '@/lib/budget/words';
import { fill } from '@/lib/text/fill';
import { Unbroken } from '../planner/Unbroken';
import { BasisFold } from './BasisFold';
import { BudgetBlock } from './BudgetBlock';
import { DaySquares } from './DaySquares';

interface OwnDaysProps {
  days: Days;
  words: BudgetWords;
}

interface Row {
  label: string;
  value: Ends;
  total?: boolean;
  /** What it is counted from; the sum of the rows above has no basis of its own. */
  basis?: string;
}

/** The company's own working days as squares, never as money: until the certificates, then years 2 and 3. */
export function OwnDays({ days: own, words }: OwnDaysProps) {
  const { ownDays, names } = words;
  const { of, auditors, build, later } = own;
  const single: Row[] = Object.entries(of).map(([slug, one]) => ({
    label: names[slug as keyof typeof names],
    value: one.build,
    basis: dayBasis(one, own.heads, words),
  }));
  const rows: Row[] = [
    ...single,
    ...(auditors.build[1] > 0
      ? [
          {
            label: ownDays.auditors,
            value: auditors.build,
            basis: fill(ownDays.people, { people: range(auditors.people) }),
          },
        ]
      : []),
    { label: `${words.together}: ${ownDays.build}`, value: build, total: true },
    { label: ownDays.later, value: later, basis: laterBasis(own, words) },
  ].filter(({ value: [, most] }) => most > 0);
  return (
    <BudgetBlock name={ownDays.name} text={`${ownDays.text} ${words.squares}`}>
      <dl className="border-fg border-t-2 tabular-nums">
        {rows.map(({ label, value, total, basis }) => (
          <div
            className="grid grid-cols-end gap-x-4 gap-y-2 border-rule border-b py-3 font-bold md:grid-cols-bars md:gap-x-0"
            key={label}
          >
            <dt>{label}</dt>
            <dd className="contents text-right">
              <span className="whitespace-nowrap md:order-2 md:text-right">{days(value)}</span>
              <div className="max-md:col-span-2">
                <DaySquares days={value} total={total} />
              </div>
              {basis && (
                <div className="order-3 col-span-full text-left font-normal">
                  <BasisFold words={words}>
                    <p className="pb-2 text-muted">
                      <Unbroken text={basis} />
                    </p>
                  </BasisFold>
                </div>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </BudgetBlock>
  );
}
