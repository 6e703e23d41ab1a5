import { clsx } from 'clsx';
import { Stop } from '@/components/line/Stop';
import type { Plan } from '@/lib/planner/engine/types';
import { yearlyDate } from '@/lib/planner/engine/upkeep';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { SignalIcon } from './words/SignalIcon';

interface PlanStopsProps {
  plan: Plan;
  words: PlannerWords;
}

/** A line with nothing to build: what is held as finished stops, then what others decide, without a calendar. */
export function PlanStops({ plan: { held, gates }, words }: PlanStopsProps) {
  const { picture } = words.copy;
  const stops = [
    ...(held.length === 0 ? [{ id: 'start', name: picture.start, note: '', kind: 'start' }] : []),
    ...held.map((one) => {
      const yearly = yearlyDate(one, words.upkeep);
      return {
        id: one.certification,
        name: words.certifications[one.certification]?.name,
        note: yearly ? fill(picture.heldYearly, { name: yearly }) : picture.held,
        kind: 'held',
      };
    }),
    ...(held.length + gates.length === 0 ? [{ id: 'end', name: picture.end, note: '', kind: 'end' }] : []),
    ...gates.map(({ id }) => ({ id, name: words.gates[id]?.name, note: picture.noDate, kind: 'gate' })),
  ];
  return (
    <ol className="plan-stops grid text-small md:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] md:gap-y-6">
      {stops.map(({ id, name, note, kind }, index) => (
        <li className="relative max-md:min-h-20 max-md:pl-12 md:pt-12 md:pr-3" key={id}>
          {index < stops.length - 1 && (
            <span
              aria-hidden="true"
              className={clsx(
                'absolute max-md:inset-y-0 max-md:left-3.25 md:inset-x-0 md:top-3.25',
                stops[index + 1]?.kind === 'gate'
                  ? 'border-muted border-dotted max-md:border-l-4 md:border-t-4'
                  : 'bg-line max-md:w-2 md:h-2',
              )}
            />
          )}
          <span className="absolute top-0 left-0 bg-ground">
            {kind === 'gate' ? (
              <SignalIcon />
            ) : kind === 'end' ? (
              <span className="block bg-fg max-md:h-2.5 max-md:w-8.5 md:h-8.5 md:w-2.5" />
            ) : (
              <Stop size="sm" state={kind === 'held' ? 'completed' : 'open'} />
            )}
          </span>
          <b className="block font-bold">{name}</b> <span className="text-caption text-muted">{note}</span>
        </li>
      ))}
    </ol>
  );
}
