import { kindOf } from '@/lib/planner/picture';
import type { Plan } from '@/lib/planner/types';
import type { PlannerWords } from '@/lib/planner/words';
import { Hatchings, PlanBar } from './PlanBar';
import { SignalIcon } from './SignalIcon';

const kinds = ['preparation', 'building', 'others'] as const;

/** What the parts of the picture mean; parts that do not occur are left out. */
export function PlanKey({ plan, words }: { plan: Plan; words: PlannerWords }) {
  const { key } = words.copy;
  const { items, ask, gates, total } = plan;
  const occurring = kinds.filter((kind) =>
    items.some(({ certification, phases }) => phases.some(({ n }) => kindOf(certification, n) === kind)),
  );
  const marks = [
    { id: 'chain', text: key.chain, mark: <span className="h-1.5 w-11 bg-line" />, occurs: true },
    {
      id: 'arrive',
      text: key.arrive,
      mark: <span className="h-3.5 w-11 border-line border-y-4" />,
      occurs: total.months[1] > total.months[0],
    },
    { id: 'signal', text: key.signal, mark: <SignalIcon className="h-6 w-9" />, occurs: gates.length > 0 },
    {
      id: 'ask',
      text: key.ask,
      mark: <span className="w-11 border-muted border-t-4 border-dashed" />,
      occurs: ask.length > 0,
    },
    {
      id: 'yearly',
      text: key.yearly,
      mark: <span className="mx-1 h-4 border-muted border-l-3" />,
      occurs: items.some(({ certification }) => words.upkeep[certification]),
    },
  ];
  return (
    <ul className="mt-7 flex flex-wrap gap-x-8 gap-y-2.5 border-rule border-t pt-4 text-label print:hidden">
      {occurring.map((kind) => (
        <li className="flex items-center gap-3" key={kind}>
          <svg aria-hidden="true" className="h-4 w-11">
            <Hatchings id={`key-${kind}`} />
            <PlanBar
              bar={{ from: 0, to: 1, kind, critical: false }}
              height={16}
              id={`key-${kind}`}
              width={44}
              x={0}
              y={0}
            />
          </svg>
          {key[kind]}
        </li>
      ))}
      {marks
        .filter(({ occurs }) => occurs)
        .map(({ id, text, mark }) => (
          <li className="flex items-center gap-3" key={id}>
            <span aria-hidden="true" className="flex">
              {mark}
            </span>
            {text}
          </li>
        ))}
    </ul>
  );
}
