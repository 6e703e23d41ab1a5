import { doneText } from '@/lib/planner/describe';
import type { Plan } from '@/lib/planner/types';
import type { PlannerWords } from '@/lib/planner/words';
import { SignalIcon } from './SignalIcon';

/** Names to the numbers of the tall picture, and to its signals. */
export function PlanLegend({ plan, words }: { plan: Plan; words: PlannerWords }) {
  return (
    <div className="mx-auto mt-5 max-w-[420px] text-label">
      <ol className="border-rule border-t">
        {plan.items.map(({ certification, phases }, index) => (
          <li
            className="grid grid-cols-[1.75rem_1fr] border-rule border-b py-2"
            key={certification}
            data-lane={certification}
          >
            <b aria-hidden="true">{index + 1}</b>
            <span>
              <b className="font-bold">{words.certifications[certification]?.name}</b>{' '}
              <span className="block text-muted">
                {words.copy.row.done} {doneText(plan.start, phases.at(-1)?.end ?? [0, 0], words)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {plan.gates.length > 0 && (
        <p className="flex items-center gap-3 py-2 text-muted">
          <SignalIcon className="h-6 w-9 flex-none" />
          <span>{plan.gates.map(({ id }) => words.gates[id]?.name).join(', ')}</span>
        </p>
      )}
    </div>
  );
}
