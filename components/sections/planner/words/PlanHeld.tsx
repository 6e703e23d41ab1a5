import { longMonth } from '@/lib/planner/engine/calendar-months';
import type { Held, Plan } from '@/lib/planner/engine/types';
import { yearlyDate } from '@/lib/planner/engine/upkeep';
import { monthsText, planEnd } from '@/lib/planner/words/figures';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { sentenceCase } from '@/lib/text/sentence-case';

/** What is held: what a buyer checks of it, what comes back each year, and where all that follows it stands. */
export function PlanHeld({ plan, words }: { plan: Plan; words: PlannerWords }) {
  const { copy, certifications, upkeep } = words;
  const checkOf = ({ check, contained }: Held) =>
    check
      ? fill(copy.heldCheck, { months: monthsText(check), month: longMonth(planEnd(plan)) })
      : contained
        ? copy.heldContained
        : copy.heldPlain;
  const yearlyOf = (held: Held) => {
    const name = yearlyDate(held, upkeep);
    return name && fill(copy.heldYearly, { name: sentenceCase(name) });
  };
  if (plan.held.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 pb-3 text-name">{copy.heldTitle}</h3>
      <dl className="border-fg border-t-2">
        {plan.held.map((held) => {
          const { name = '', path } = certifications[held.certification] ?? {};
          return (
            <div
              className="grid gap-x-4 border-rule border-b py-4 text-small md:grid-cols-name"
              key={held.certification}
            >
              <dt className="font-bold">{name}</dt>
              <dd>
                {checkOf(held)} {yearlyOf(held)}{' '}
                <a className="inline-block font-bold underline underline-offset-link" href={`${path}#after`}>
                  {fill(copy.heldAfter, { name })}
                </a>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
