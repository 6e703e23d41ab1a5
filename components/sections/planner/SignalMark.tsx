interface SignalMarkProps {
  /** Left edge of the waiting line, and the signal's own place, in px. */
  from: number;
  x: number;
  y: number;
  label: string;
}

/** A signal behind a lane: waiting up to it, no calendar behind it. */
export function SignalMark({ from, x, y, label }: SignalMarkProps) {
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
      <text className="!fill-fg stroke-none font-extrabold" x={x + 26} y={y - 14}>
        {label}
      </text>
    </g>
  );
}
