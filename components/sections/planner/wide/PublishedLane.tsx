/** The published pathway with the same stops, thin and apart: an estimate of its own, never one of the lanes. */
export function PublishedLane({ text, from, to }: { text: string; from: number; to: number }) {
  return (
    <g>
      <path
        className="stroke-muted"
        d={`M${from} 52H${to}M${from} 46v12M${to} 46v12`}
        fill="none"
        strokeWidth="3"
      />
      <text textAnchor="end" x={from - 9} y="57">
        {text}
      </text>
    </g>
  );
}
