import type { LaneDrawing } from '@/lib/planner/picture';
import { type WideFrame, wide } from '@/lib/planner/wide-frame';
import type { PlannerWords } from '@/lib/planner/words';
import { fill } from '@/lib/text/fill';
import { AskLane } from './AskLane';
import { HeldStop } from './HeldStop';
import { PlanBar } from './PlanBar';
import { Signal } from './Signal';
import { YearTick } from './YearTick';

interface PlanLaneProps {
  lane: LaneDrawing;
  frame: WideFrame;
  y: number;
  words: PlannerWords;
  id: string;
}

/** One certification on one run: name, own months, phases, what comes each year after, and the gates behind it. */
export function PlanLane({ lane, frame: { x, end }, y, words, id }: PlanLaneProps) {
  const { certification, state, bars, end: done, gates, yearly } = lane;
  const { held, ask } = words.copy.picture;
  const title = words.certifications[certification]?.name;
  if (state === 'ask')
    return (
      <AskLane certification={certification} length={x(3) - x(0)} name={title} text={ask} x={x(0)} y={y} />
    );
  return (
    <g data-lane={certification}>
      <text className="!fill-fg font-extrabold" y={y - 2}>
        {title}
      </text>
      <text y={y + 15}>{state === 'held' ? held : lengthOf(bars, words)}</text>
      {state === 'held' && <HeldStop x={x(0)} y={y} />}
      {bars.map((bar, phase) => (
        <PlanBar
          bar={bar}
          height={wide.bar}
          id={id}
          // biome-ignore lint/suspicious/noArrayIndexKey: a phase is its number; its bar moves to where it belongs now
          key={phase}
          width={x(bar.to) - x(bar.from) - 2}
          x={x(bar.from) + 1}
          y={y - wide.bar / 2}
        />
      ))}
      {yearly.map((month) => (
        <YearTick key={month} text={words.upkeep[certification]?.name ?? ''} x={x(month)} y={y} />
      ))}
      {gates.length > 0 && done !== null && (
        <Signal
          above={words.gates[gates[0] ?? '']?.name}
          below={gates.slice(1).map((gate) => words.gates[gate]?.name ?? '')}
          from={x(Math.max(done, ...yearly)) + (yearly.length > 0 ? 110 : 84)}
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
