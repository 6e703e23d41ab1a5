import type { Plan } from '@/lib/planner/engine/types';
import type { PlannerWords } from '@/lib/planner/words/words';

/** Days on which law changes while the plan runs, each with what changes and where it stands in the register. */
export function PlanDates({ plan: { dates }, words }: { plan: Plan; words: PlannerWords }) {
  if (dates.length === 0) return null;
  return (
    <div className="mt-12">
      <h3 className="pb-3 text-name">{words.copy.dates}</h3>
      <dl className="border-fg border-t-2">
        {dates.map((id) => {
          const { day, label, text, path } = words.dates[id] ?? {};
          return (
            <div
              className="grid gap-x-6 gap-y-1 border-rule border-b py-4 text-small md:grid-cols-[11rem_1fr]"
              key={id}
            >
              <dt className="font-bold tabular-nums">{day}</dt>
              <dd>
                <a className="font-bold underline underline-offset-link" href={path}>
                  {label}
                </a>
                : {text}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
