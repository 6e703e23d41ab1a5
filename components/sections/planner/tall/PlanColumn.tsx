import { clsx } from 'clsx';
import { moves, type PlanDrawing } from '@/lib/planner/picture/picture';
import { tall, tallDimension, tallFrame } from '@/lib/planner/picture/tall-frame';
import type { PlannerWords } from '@/lib/planner/words/words';
import { Hatchings } from '../wide/PlanBar';
import { ColumnCalendar } from './ColumnCalendar';
import { ColumnDimension } from './ColumnDimension';
import { ColumnRun } from './ColumnRun';
import { ColumnSignal } from './ColumnSignal';

interface PlanColumnProps {
  drawing: PlanDrawing;
  words: PlannerWords;
  id: string;
}

const { width, middle } = tall;

/** The same picture for small windows: time runs down, the shortest run left of the trunk, the longest right of it. */
export function PlanColumn({ drawing, words, id }: PlanColumnProps) {
  const { runs, gates, arrivals, deadline } = drawing;
  const [first, last] = arrivals;
  const text = words.copy.picture;
  const frame = tallFrame(drawing);
  const { y, end } = frame;

  return (
    <svg
      aria-hidden="true"
      className={clsx(
        'plan-picture mx-auto h-auto w-full max-w-105 overflow-visible tabular-nums [&_text]:fill-muted',
        moves(drawing) && 'plan-moves',
      )}
      viewBox={`0 0 ${width} ${frame.height}`}
    >
      <Hatchings id={id} />
      <text className="!fill-fg font-extrabold" textAnchor="end" x={middle - 22} y="14">
        {text.short}
      </text>
      <text className="!fill-fg font-extrabold" x={middle + 22} y="14">
        {text.long}
      </text>
      <ColumnCalendar drawing={drawing} frame={frame} label={text.deadline} />
      {([0, 1] as const).map((run) => (
        <ColumnRun frame={frame} id={id} key={run} links={runs[run].links} of={runs[run].lanes} run={run} />
      ))}
      <path className="stroke-line" d={`M${middle} ${y(0) - 30}V${y(first)}`} strokeWidth="12" />
      <path className="stroke-line" d={`M${middle} ${y(first)}V${y(last)}`} strokeWidth="14" />
      <path className="stroke-ground" d={`M${middle} ${y(first)}V${y(last)}`} strokeWidth="7" />
      {deadline !== null && deadline < last && (
        <path
          className="stroke-ground"
          d={`M${middle} ${y(Math.max(deadline, first))}V${y(last)}`}
          strokeDasharray="6 10"
          strokeWidth="16"
        />
      )}
      {deadline !== null && (
        <path className="stroke-fg" d={`M${middle - 18} ${y(deadline)}H${middle + 18}`} strokeWidth="10" />
      )}
      {gates.length > 0 && <ColumnSignal from={y(last) + 16} id={id} x={middle} y={end} />}
      <g className="fill-ground stroke-fg" strokeWidth="6">
        <circle cx={middle} cy={y(0)} r="14" />
        {last > 0 && <circle cx={middle} cy={y(first)} r="11" />}
        {last > first && <circle cx={middle} cy={y(last)} r="11" />}
      </g>
      {deadline !== null &&
        last > 0 &&
        arrivals.map((arrival, run) => (
          <ColumnDimension
            key={run === 0 ? 'short' : 'long'}
            months={deadline - arrival}
            place={tallDimension(frame, run, arrival, deadline)}
            words={words}
          />
        ))}
      {frame.gated && (
        <text className="!fill-fg font-extrabold" y={end + 38}>
          {text.noDate}
        </text>
      )}
    </svg>
  );
}
