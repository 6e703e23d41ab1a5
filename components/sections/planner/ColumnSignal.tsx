/** A signal under a lane or the trunk: waiting down to it, no calendar behind it. */
export function ColumnSignal({ x, from, y }: { x: number; from: number; y: number }) {
  return (
    <g className="fill-none stroke-fg">
      <path className="stroke-muted" d={`M${x} ${from}V${y + 18}`} strokeDasharray="2 7" strokeWidth="2" />
      <path d={`M${x - 8} ${y + 22}h16`} strokeWidth="7" />
      <path d={`M${x} ${y + 32}v32`} strokeDasharray="9 6" strokeWidth="4" />
      <circle className="fill-ground" cx={x} cy={y + 34} r="5" strokeWidth="3" />
      <circle className="fill-ground" cx={x} cy={y + 74} r="7" strokeDasharray="5 3" strokeWidth="3" />
    </g>
  );
}
