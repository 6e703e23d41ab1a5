import type { WideMeasures } from '@/lib/planner/picture/wide-measures';

interface SignalProps {
  /** Left edge of the waiting line, and the signal's own place, in px. */
  from: number;
  x: number;
  y: number;
  measures: WideMeasures;
  /** Gates by name: the lane's own first, others under it. */
  names: readonly string[];
  /** The names begin over the arm, where it is a lane's signal. */
  above?: boolean;
  /** Length of a phase behind it whose months are known, in px. */
  after?: number;
  /** id of the picture, which its hatchings carry. */
  id: string;
}

const line = 18;
/** Length of a siding of unknown duration. */
const stub = 44;

/** A signal behind a lane or the trunk: waiting up to it, no calendar behind it. */
export function Signal({ from, x, y, measures, names, above, after, id }: SignalProps) {
  const { width, oneLine } = measures;
  const ring = x + 22 + (after ?? stub);
  const tall = oneLine ? 10 : 21;
  return (
    <g className="fill-none stroke-fg">
      {from < x - 12 && (
        <path
          className="stroke-muted"
          d={`M${from} ${y}H${x - 8}`}
          strokeDasharray="2 7"
          strokeLinecap="round"
          strokeWidth="2"
        />
      )}
      <path d={`M${x} ${y + Math.min(tall, 15)}V${y - tall}`} strokeWidth="3" />
      <path d={`M${x} ${y - tall + (oneLine ? 3 : 6)}h18`} strokeWidth={oneLine ? 6 : 8} />
      <circle className="fill-ground" cx={x} cy={y} r={oneLine ? 5 : 6} strokeWidth="3.5" />
      {after === undefined ? (
        <path d={`M${x + 10} ${y}h${stub}`} strokeDasharray="11 7" strokeWidth="5" />
      ) : (
        <rect
          fill={`url(#${id}-fg)`}
          height="12"
          strokeDasharray="6 4"
          strokeWidth="1.5"
          width={after}
          x={x + 11}
          y={y - 6}
        />
      )}
      <circle className="fill-ground" cx={ring} cy={y} r="9" strokeDasharray="6 4" strokeWidth="4" />
      <g className="stroke-none [&_text]:!fill-fg [&_text]:font-bold" textAnchor={oneLine ? 'start' : 'end'}>
        {names.map((name, index) => (
          <text
            key={name}
            x={oneLine ? ring + 16 : width}
            y={
              oneLine
                ? y + 5 + index * line
                : above && index === 0
                  ? y - 22
                  : y + 28 + (index - (above ? 1 : 0)) * line
            }
          >
            {name}
          </text>
        ))}
      </g>
    </g>
  );
}
