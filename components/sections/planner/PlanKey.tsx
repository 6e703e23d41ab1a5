import type { PlannerWords } from '@/lib/planner/words';
import { Hatchings, PlanBar } from './PlanBar';

const kinds = ['preparation', 'building', 'others'] as const;

/** What the parts of the picture mean. */
export function PlanKey({ words }: { words: PlannerWords }) {
  const { key } = words.copy;
  return (
    <ul className="mt-9 flex flex-wrap gap-x-9 gap-y-3 border-rule border-t pt-5 text-label print:hidden">
      {kinds.map((kind) => (
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
      <li className="flex items-center gap-3">
        <span aria-hidden="true" className="h-1.5 w-11 bg-line" />
        {key.chain}
      </li>
      <li className="flex items-center gap-3">
        <span aria-hidden="true" className="h-3.5 w-11 border-line border-y-4" />
        {key.arrive}
      </li>
      <li className="flex items-center gap-3">
        <span aria-hidden="true" className="size-4 rounded-full border-2 border-fg border-dashed" />
        {key.signal}
      </li>
      <li className="flex items-center gap-3">
        <span aria-hidden="true" className="w-11 border-muted border-t-4 border-dashed" />
        {key.ask}
      </li>
    </ul>
  );
}
