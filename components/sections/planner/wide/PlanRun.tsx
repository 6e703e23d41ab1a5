import type { LaneDrawing, RunDrawing } from '@/lib/planner/picture/picture';
import type { WideFrame } from '@/lib/planner/picture/wide-frame';
import type { PlannerWords } from '@/lib/planner/words/words';
import { PlanLane } from './PlanLane';

interface PlanRunProps {
  run: RunDrawing;
  frame: WideFrame;
  /** Height of its first lane: the run moves as a whole. */
  top: number;
  name: (month: number) => string;
  words: PlannerWords;
  id: string;
}

/** Room that the date of a lane’s end takes behind it. */
const dated = 86;

/** One complete timetable: its lanes, what waits for what, and the risers from and to the trunk. */
export function PlanRun({ run: { lanes, links, last }, frame, top, name, words, id }: PlanRunProps) {
  const { x, lane: y, rows, right, measures, crossed } = frame;
  const trunk = frame.trunk - top;
  /** Whether the riser that ends the run passes where the words of a lane’s end would stand. */
  const meetsRiser = (index: number) => {
    const free = x(lanes[last]?.end ?? 0) - x(lanes[index]?.end ?? 0);
    return (trunk > 0 ? index > last : index < last) && free > 0 && free < dated;
  };
  /** The words of such an end go over the bar; on paper they are in a table. */
  const isCrossed = (lane: LaneDrawing, index: number) =>
    !measures.oneLine && (crossed(lane) || meetsRiser(index));
  const begins = lanes.flatMap(({ bars }, index) => (bars[0]?.from === 0 ? [y(index)] : []));
  return (
    <g transform={`translate(0 ${top})`}>
      <path
        className="stroke-faint"
        d={lanes.map((_, index) => `M0 ${rows(index)}H${right}`).join('')}
        fill="none"
      />
      {begins.length > 0 && (
        <path
          className="stroke-line"
          d={`M${x(0)} ${trunk}V${trunk > 0 ? Math.min(...begins) : Math.max(...begins)}`}
          fill="none"
          strokeWidth="5"
        />
      )}
      {last >= 0 && (
        <path
          className="stroke-line"
          d={`M${x(lanes[last]?.end ?? 0)} ${y(last)}V${trunk}`}
          strokeWidth="5"
        />
      )}
      {lanes.map((lane, index) => (
        <PlanLane frame={frame} id={id} key={lane.certification} lane={lane} words={words} y={y(index)} />
      ))}
      {links.map(({ from, to, month }) => (
        <g key={`${from}-${to}-${month}`}>
          <path className="stroke-ground" d={`M${x(month)} ${y(from)}V${y(to)}`} strokeWidth="9" />
          <path className="stroke-fg" d={`M${x(month)} ${y(from)}V${y(to)}`} strokeWidth="4" />
          <g className="fill-ground stroke-fg" strokeWidth="4">
            <circle cx={x(month)} cy={y(from)} r="7" />
            <circle cx={x(month)} cy={y(to)} r="7" />
          </g>
        </g>
      ))}
      {lanes.map((lane, index) => {
        const { certification, end: done, last: isLast } = lane;
        return done === null ? null : (
          <g data-lane={certification} key={certification}>
            <circle
              className={isLast ? 'fill-line stroke-fg' : 'fill-ground stroke-fg'}
              cx={x(done)}
              cy={y(index)}
              r="9"
              strokeWidth="5"
            />
            <text
              className="!fill-fg plan-over"
              textAnchor={isCrossed(lane, index) ? 'end' : 'start'}
              x={x(done) + (isCrossed(lane, index) ? 10 : 16)}
              y={y(index) + (isCrossed(lane, index) ? -13 : 5)}
            >
              {name(Math.ceil(done) - 1)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
