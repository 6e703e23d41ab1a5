import { clsx } from 'clsx';
import { Fold } from '@/components/ui/Fold';
import { stageCodes } from '@/content/planner/types';
import type { PlanDrawing } from '@/lib/planner/picture/picture';
import { isPlaced } from '@/lib/planner/picture/wide-frame';
import type { PlannerWords } from '@/lib/planner/words/words';
import { sentenceCase } from '@/lib/text/sentence-case';
import { SignalIcon } from '../words/SignalIcon';
import { Hatchings, PlanBar } from './PlanBar';
import { StageStops } from './StageStops';

const kinds = ['preparation', 'building', 'others'] as const;

/** Parts of the wide picture alone: small windows have them in the list under it. */
const inLanes = ['ask', 'open', 'yearly', ...stageCodes];

/** What the parts of the picture mean; parts that do not occur are left out. */
export function PlanKey({ drawing, words }: { drawing: PlanDrawing; words: PlannerWords }) {
  const { key, keyTitle } = words.copy;
  const {
    runs: [{ lanes, links }],
    arrivals,
    gates,
    legal,
  } = drawing;
  const occurring = kinds.filter((kind) => lanes.some(({ bars }) => bars.some((bar) => bar.kind === kind)));
  const dashed = <span className="w-11 border-muted border-t-4 border-dashed" />;
  const stages = stageCodes
    .filter((code) => lanes.some(({ stage }) => stage === code))
    .map((code) => ({
      id: code,
      text: sentenceCase(words.stages[code]),
      mark: (
        <svg aria-hidden="true" className="h-4 w-12" height="16" viewBox="0 0 50 16" width="50">
          <StageStops stage={code} x={0} y={8} />
        </svg>
      ),
      occurs: true,
    }));
  const marks = [
    { id: 'chain', text: key.chain, mark: <span className="h-1.5 w-11 bg-line" />, occurs: true },
    {
      id: 'arrive',
      text: key.arrive,
      mark: <span className="h-3.5 w-11 border-line border-y-4" />,
      occurs: arrivals[1] > arrivals[0],
    },
    {
      id: 'shared',
      text: key.shared,
      mark: (
        <span className="relative h-5 w-11">
          <span className="absolute inset-y-0 left-5 w-1 bg-fg" />
        </span>
      ),
      occurs: links.length > 0,
    },
    {
      id: 'signal',
      text: key.signal,
      mark: <SignalIcon className="h-6 w-9" />,
      occurs: gates.length > 0 || lanes.some((lane) => lane.gates.length > 0),
    },
    {
      id: 'ask',
      text: key.ask,
      mark: dashed,
      occurs: lanes.some(({ state, question }) => state === 'ask' && question === null),
    },
    {
      id: 'open',
      text: key.open,
      mark: dashed,
      occurs: lanes.some((lane) => lane.question !== null && !isPlaced(lane)),
    },
    {
      id: 'yearly',
      text: key.yearly,
      mark: <span className="mx-1 h-4 border-muted border-l-3" />,
      occurs: drawing.runs.some((run) => run.lanes.some(({ yearly }) => yearly.length > 0)),
    },
    {
      id: 'legal',
      text: key.legal,
      mark: (
        <svg
          aria-hidden="true"
          className="h-4 w-11 fill-ground stroke-fg"
          height="16"
          viewBox="0 0 44 16"
          width="44"
        >
          <path d="M0 8h44" strokeDasharray="10 4 2 4" strokeWidth="1.4" />
          <path d="M22 1l7 7-7 7-7-7z" strokeWidth="2" />
        </svg>
      ),
      occurs: legal.length > 0,
    },
  ];
  return (
    <Fold className="mt-4 md:mt-6 print:hidden" compact title={keyTitle}>
      <ul className="flex flex-wrap gap-x-8 gap-y-2 border-rule pt-1 text-small md:border-t md:pt-4">
        {occurring.map((kind) => (
          <li className="flex items-center gap-3" key={kind}>
            <svg aria-hidden="true" className="h-4 w-11 flex-none" height="16" viewBox="0 0 44 16" width="44">
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
        {[...marks, ...stages]
          .filter(({ occurs }) => occurs)
          .map(({ id, text, mark }) => (
            <li className={clsx('flex items-center gap-3', inLanes.includes(id) && 'max-lg:hidden')} key={id}>
              <span aria-hidden="true" className="flex w-11 flex-none">
                {mark}
              </span>
              {text}
            </li>
          ))}
      </ul>
    </Fold>
  );
}
