import { wide } from '@/lib/planner/wide-frame';

interface SignalProps {
  /** Left edge of the waiting line, and the signal's own place, in px. */
  from: number;
  x: number;
  y: number;
  /** Gates by name: the lane's own above the arm, others under the line. */
  above?: string;
  below: readonly string[];
}

const line = 18;

/** A signal behind a lane or the trunk: waiting up to it, no calendar behind it. */
export function Signal({ from, x, y, above, below }: SignalProps) {
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
      <path d={`M${x} ${y + 15}V${y - 21}`} strokeWidth="3" />
      <path d={`M${x} ${y - 15}h18`} strokeWidth="8" />
      <circle className="fill-ground" cx={x} cy={y} r="6" strokeWidth="3.5" />
      <path d={`M${x + 10} ${y}h44`} strokeDasharray="11 7" strokeWidth="5" />
      <circle className="fill-ground" cx={x + 66} cy={y} r="9" strokeDasharray="6 4" strokeWidth="4" />
      <g className="stroke-none [&_text]:!fill-fg [&_text]:font-extrabold" textAnchor="end">
        {above && (
          <text x={wide.width} y={y - 22}>
            {above}
          </text>
        )}
        {below.map((name, index) => (
          <text key={name} x={wide.width} y={y + 28 + index * line}>
            {name}
          </text>
        ))}
      </g>
    </g>
  );
}
