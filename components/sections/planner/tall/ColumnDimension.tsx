import type { TallDimension } from '@/lib/planner/picture/tall-frame';
import { toDeadline } from '@/lib/planner/words/describe';
import type { PlannerWords } from '@/lib/planner/words/words';

interface ColumnDimensionProps {
  place: TallDimension;
  /** Months to spare; less than zero is late. */
  months: number;
  words: PlannerWords;
}

/** The dimension line of the tall picture: its words take two lines. */
export function ColumnDimension({ place: { x, from, to, words: at }, months, words }: ColumnDimensionProps) {
  if (months === 0) return null;
  return (
    <g>
      <path
        className="stroke-fg"
        d={`M${x} ${from}V${to}M${x - 6} ${from}h12M${x - 6} ${to}h12`}
        fill="none"
        strokeWidth="1.5"
      />
      <g className="plan-over font-extrabold [&_text]:!fill-fg" textAnchor={at.anchor}>
        {toDeadline(months, words).map((piece, line) => (
          <text key={piece} x={at.x} y={at.y[line]}>
            {piece}
          </text>
        ))}
      </g>
    </g>
  );
}
