import type { LaneDrawing, RunDrawing } from '@/lib/planner/picture/picture';
import { type TallFrame, tall } from '@/lib/planner/picture/tall-frame';
import { PlanBar } from '../wide/PlanBar';
import { ColumnSignal } from './ColumnSignal';

interface ColumnRunProps {
  run: 0 | 1;
  frame: TallFrame;
  /** All lanes of the run: its links are numbered by them. */
  of: LaneDrawing[];
  links: RunDrawing['links'];
  id: string;
}

const { top, middle, bar: thickness } = tall;

/** One complete timetable, left (0) or right (1) of the trunk. */
export function ColumnRun({ run, frame: { planned, x, y, end }, of, links, id }: ColumnRunProps) {
  const lanes = planned[run];
  const farthest = run ? Math.max(...lanes.map((_, lane) => x(run, lane))) : x(run, 0);
  const laneOf = (index: number) => lanes.indexOf(of[index] as LaneDrawing);
  return (
    <g>
      {lanes.some(({ bars }) => bars[0]?.from === 0) && (
        <path className="stroke-line" d={`M${middle} ${y(0)}H${farthest}`} fill="none" strokeWidth="5" />
      )}
      {lanes.map(({ certification, bars, end: done, last, gates, after }, lane) => (
        <g data-lane={certification} key={certification}>
          <text className="!fill-fg font-extrabold" textAnchor="middle" x={x(run, lane)} y={top - 22}>
            {lane + 1}
          </text>
          {bars.map((bar, phase) => (
            <PlanBar
              bar={bar}
              height={y(bar.to) - y(bar.from) - 2}
              id={id}
              // biome-ignore lint/suspicious/noArrayIndexKey: a phase is its number; its bar moves to where it belongs now
              key={phase}
              width={thickness}
              x={x(run, lane) - thickness / 2}
              y={y(bar.from) + 1}
            />
          ))}
          {done !== null && (
            <>
              {last && (
                <path className="stroke-line" d={`M${x(run, lane)} ${y(done)}H${middle}`} strokeWidth="5" />
              )}
              {gates.length > 0 && (
                <ColumnSignal
                  after={after === null ? undefined : after * tall.month}
                  from={y(done) + 10}
                  id={id}
                  x={x(run, lane)}
                  y={end}
                />
              )}
              <circle
                className={last ? 'fill-line stroke-fg' : 'fill-ground stroke-fg'}
                cx={x(run, lane)}
                cy={y(done)}
                r="7"
                strokeWidth="4"
              />
            </>
          )}
        </g>
      ))}
      {links.map(({ from, to, month }) => (
        <path
          className="stroke-fg"
          d={`M${x(run, laneOf(from))} ${y(month)}H${x(run, laneOf(to))}`}
          key={`${from}-${to}-${month}`}
          strokeWidth="4"
        />
      ))}
    </g>
  );
}
