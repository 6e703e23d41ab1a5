import { toDeadline } from '@/lib/planner/words/deadlines';
import type { PlannerWords } from '@/lib/planner/words/words';

interface DimensionLineProps {
  /** Places of the arrival and of the deadline, and the line's height, in px. */
  arrival: number;
  deadline: number;
  y: number;
  /** Months to spare; less than zero is late. */
  months: number;
  words: PlannerWords;
}

/** Room that the words need between the two ends. */
const inside = 130;

/** What lies between an arrival and the deadline, dimensioned as on a drawing: to spare or late. */
export function DimensionLine({ arrival, deadline, y, months, words }: DimensionLineProps) {
  if (months === 0) return null;
  const [from, to] = [Math.min(arrival, deadline), Math.max(arrival, deadline)];
  const fits = to - from > inside;
  return (
    <g>
      <path
        className="stroke-fg"
        d={`M${from} ${y}H${to}M${from} ${y - 6}v12M${to} ${y - 6}v12`}
        fill="none"
        strokeWidth="1.5"
      />
      <text
        className="!fill-fg plan-over font-bold"
        textAnchor={fits ? 'middle' : months > 0 ? 'end' : 'start'}
        x={fits ? (from + to) / 2 : months > 0 ? from - 8 : to + 8}
        y={y + (fits ? -7 : 5)}
      >
        {toDeadline(months, words).join(' ')}
      </text>
    </g>
  );
}
