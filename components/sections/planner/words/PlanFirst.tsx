import type { Plan } from '@/lib/planner/engine/types';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';

/** What to do first, most urgent first: to whom, with which letter, what comes back, how long it takes. */
export function PlanFirst({ plan, words }: { plan: Plan; words: PlannerWords }) {
  const { first } = words.copy;
  return (
    <ol className="mt-9 border-fg border-t-2">
      {plan.actions.map(({ id, letter, to }, index) => {
        const action = words.actions[id];
        if (!action) return null;
        const recipients = to.flatMap((place) => action.to[place] ?? []);
        return (
          <li className="grid gap-x-6 gap-y-2 border-rule border-b py-5 text-small md:grid-cols-2" key={id}>
            <div>
              <h3 className="text-h4">
                {index + 1} {action.title}
              </h3>
              <p className="mt-1">{action.why}</p>
            </div>
            <div>
              <ul>
                {recipients.map(({ name, note }) => (
                  <li key={name}>
                    <b className="font-semibold">{name}</b>
                    {note && `: ${note}`}
                  </li>
                ))}
              </ul>
              <p className="mt-1">{letter ? fill(first.letter, { letter }) : action.noLetter}</p>
              <p className="mt-1">
                {first.back}: {action.back}
              </p>
              <p className="mt-1 text-muted">
                {first.howLong}: {action.howLong}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
