import type { Plan } from '@/lib/planner/types';
import type { PlannerWords } from '@/lib/planner/words';
import { SignalIcon } from './SignalIcon';

/** Decisions of others as a list of signals: who, what, and never a date. */
export function PlanGates({ plan, words }: { plan: Plan; words: PlannerWords }) {
  if (plan.gates.length === 0) return null;
  return (
    <div className="mt-12">
      <h3 className="pb-3 text-h4">{words.copy.others}</h3>
      <ul className="border-fg border-t-2">
        {plan.gates.map(({ id }) => {
          const gate = words.gates[id];
          return (
            <li
              className="grid gap-x-6 gap-y-1 border-rule border-b py-4 text-small md:grid-cols-[56px_repeat(3,minmax(0,1fr))]"
              key={id}
            >
              <SignalIcon className="h-8 w-11 max-md:hidden" />
              <b className="font-bold">{gate?.name}</b>
              <span>{gate?.text}</span> <span className="text-muted">{gate?.who}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
