import type { Pair } from '@/lib/planner/engine/types';
import type { WideFrame } from '@/lib/planner/picture/wide-frame';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';

interface PlanTrunkProps {
  frame: WideFrame;
  arrivals: Pair;
  deadline: number | null;
  name: (month: number) => string;
  words: PlannerWords['copy']['picture'];
}

/** The trunk: full to the first arrival, hollow to the last; past the deadline it is cut. */
export function PlanTrunk({
  frame: { x, trunk, earliest, latest },
  arrivals: [first, last],
  deadline,
  name,
  words,
}: PlanTrunkProps) {
  return (
    <g>
      <g className="fill-none">
        <path
          className="plan-trunk plan-lead stroke-line"
          d={`M0 ${trunk}H${x(0)}`}
          pathLength="1"
          strokeWidth="8"
        />
        <path
          className="plan-trunk stroke-line"
          d={`M${x(0)} ${trunk}H${x(first)}`}
          pathLength="1"
          strokeWidth="12"
        />
        <path className="stroke-line" d={`M${x(first)} ${trunk}H${x(last)}`} strokeWidth="14" />
        <path className="stroke-ground" d={`M${x(first)} ${trunk}H${x(last)}`} strokeWidth="7" />
        {deadline !== null && deadline < last && (
          <path
            className="stroke-ground"
            d={`M${x(Math.max(deadline, first))} ${trunk}H${x(last)}`}
            strokeDasharray="6 10"
            strokeWidth="16"
          />
        )}
      </g>
      <g className="fill-ground stroke-fg" strokeWidth="6">
        <circle cx={x(0)} cy={trunk} r="17" />
        {last > 0 && <circle cx={x(first)} cy={trunk} r="13" />}
        {last > first && <circle cx={x(last)} cy={trunk} r="13" />}
      </g>
      <text className="!fill-fg font-bold" y={trunk - 18}>
        {words.start}
      </text>
      <text y={trunk + 34}>{name(0)}</text>
      {last > 0 &&
        (
          [
            [words.earliest, earliest, first],
            [words.latest, latest, last],
          ] as const
        ).map(([arrival, { anchor, x, y }, month]) => (
          <text className="!fill-fg plan-over font-bold" key={arrival} textAnchor={anchor} x={x} y={y}>
            {fill(arrival, { month: name(Math.ceil(month) - 1) })}
          </text>
        ))}
    </g>
  );
}
