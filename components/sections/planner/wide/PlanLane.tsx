import type { LaneDrawing } from '@/lib/planner/picture/picture';
import { isPlaced, type WideFrame } from '@/lib/planner/picture/wide-frame';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { HeldStop } from '../words/HeldStop';
import { AskLane } from './AskLane';
import { PlanBar } from './PlanBar';
import { Signal } from './Signal';
import { StageStops } from './StageStops';
import { YearTick } from './YearTick';

interface PlanLaneProps {
  lane: LaneDrawing;
  frame: WideFrame;
  y: number;
  words: PlannerWords;
  id: string;
}

/** One certification on one run: name, own months, phases, what comes each year after, and the gates behind it. */
export function PlanLane({ lane, frame: { x, month, end, measures, asked }, y, words, id }: PlanLaneProps) {
  const { certification, state, stage, bars, end: done, gates, yearly, after, question } = lane;
  const { held, ask, decides } = words.copy.picture;
  const title = words.certifications[certification]?.name;
  if (!isPlaced(lane))
    return (
      <AskLane
        certification={certification}
        length={3 * month}
        name={title}
        stage={measures.oneLine ? null : stage}
        words={asked}
        text={question ? fill(decides, { n: question }) : ask}
        x={x(0)}
        y={y}
      />
    );
  return (
    <g data-lane={certification}>
      <text className="!fill-fg font-bold" y={measures.oneLine ? y + 5 : y - 2}>
        {title}
      </text>
      {!measures.oneLine && <text y={y + 15}>{state === 'held' ? held : lengthOf(bars, words)}</text>}
      {stage && !measures.oneLine && <StageStops stage={stage} x={measures.label - 62} y={y} />}
      {state === 'held' && <HeldStop x={x(0)} y={y} />}
      {bars.map((bar, phase) => (
        <PlanBar
          bar={bar}
          height={measures.bar}
          id={id}
          // biome-ignore lint/suspicious/noArrayIndexKey: a phase is its number; its bar moves to where it belongs now
          key={phase}
          width={x(bar.to) - x(bar.from) - 2}
          x={x(bar.from) + 1}
          y={y - measures.bar / 2}
        />
      ))}
      {yearly.map((month) => (
        <YearTick key={month} text={words.upkeep[certification]?.name ?? ''} x={x(month)} y={y} />
      ))}
      {gates.length > 0 && done !== null && (
        <Signal
          above
          after={after === null ? undefined : after * month}
          from={x(Math.max(done, ...yearly)) + (yearly.length > 0 ? 110 : 84)}
          id={id}
          measures={measures}
          names={gates.map((gate) => words.gates[gate]?.name ?? '')}
          x={end}
          y={y}
        />
      )}
    </g>
  );
}

/** Months of a lane’s own work, waiting left out. */
function lengthOf(bars: LaneDrawing['bars'], { copy }: PlannerWords): string {
  const months = bars.reduce((sum, { from, to }) => sum + to - from, 0);
  return fill(months === 1 ? copy.months.one : copy.months.many, { n: months });
}
