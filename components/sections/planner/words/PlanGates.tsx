import type { Plan } from '@/lib/planner/engine/types';
import type { PlannerWords } from '@/lib/planner/words/words';
import { GateRow } from './GateRow';

/** Decisions of others that belong to no planned certification. */
export function PlanGates({ plan: { gates, items }, words }: { plan: Plan; words: PlannerWords }) {
  const own = items.map(({ certification }) => certification as string);
  const rest = gates.filter(({ id }) => !own.includes(words.gates[id]?.certification ?? ''));
  if (rest.length === 0) return null;
  return (
    <div className="mt-12">
      <h3 className="pb-3 text-name">{words.copy.others}</h3>
      <ul className="border-fg border-t-2">
        {rest.map(({ id }) => (
          <GateRow id={id} key={id} words={words} />
        ))}
      </ul>
    </div>
  );
}
