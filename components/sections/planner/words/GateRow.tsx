import type { PlannerWords } from '@/lib/planner/words/words';
import { SignalIcon } from './SignalIcon';

/** A decision of others in a list: signal, name, what it is about, who decides; never a date. */
export function GateRow({ id, words }: { id: string; words: PlannerWords }) {
  const gate = words.gates[id];
  const { decides } = words.copy.row;
  return (
    <li
      className="grid gap-x-6 gap-y-2 border-rule border-b py-4 text-small md:grid-cols-half-year lg:grid-cols-year"
      data-lane={gate?.certification}
    >
      <SignalIcon className="h-8 w-11 max-md:hidden" />
      <b className="text-name md:col-span-6 lg:col-span-3">{gate?.name}</b>
      <span className="md:col-span-2 md:col-start-2 lg:col-start-auto">{words.copy.picture.noDate}</span>
      <span className="md:col-span-2 lg:col-span-4">{gate?.text}</span>
      <span className="md:col-span-2 lg:col-span-3">
        <span className="block text-caption text-muted">{decides}</span>
        {gate?.who}
      </span>
    </li>
  );
}
