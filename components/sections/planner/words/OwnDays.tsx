import { DaySquares } from '@/components/sections/budget/DaySquares';
import { days } from '@/lib/budget/print';
import type { Budget } from '@/lib/budget/types';
import type { PlannerWords } from '@/lib/planner/words/words';

interface OwnDaysProps {
  days: Budget['ownDays'];
  words: PlannerWords['budget']['ownDays'];
}

/** The company's own working days, until the certificates and in years 2 and 3: days, never money. */
export function OwnDays({ days: { build, later }, words }: OwnDaysProps) {
  return (
    <section className="border-fg border-t-2 pt-4 pb-8">
      <h3 className="text-h3">{words.name}</h3>
      <p className="mb-5 max-w-measure text-muted text-small">{words.text}</p>
      <dl className="border-fg border-t-2">
        {[
          { name: words.build, ends: build },
          { name: words.later, ends: later },
        ].map(({ name, ends }) => (
          <div
            className="grid grid-cols-end items-center gap-y-2 border-rule border-b py-3 md:grid-cols-bars"
            key={name}
          >
            <dt className="font-bold">{name}</dt>
            <dd className="contents font-bold tabular-nums">
              <span className="text-right md:order-last">{days(ends)}</span>
              <span className="max-md:col-span-2">
                <DaySquares days={ends} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
