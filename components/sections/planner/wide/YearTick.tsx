/** A date that comes back each year after a certificate, named; it has no price here. */
export function YearTick({ text, x, y }: { text: string; x: number; y: number }) {
  return (
    <g>
      <path className="stroke-muted" d={`M${x} ${y - 8}v16`} strokeWidth="3" />
      <text className="plan-over" x={x + 7} y={y + 5}>
        {text}
      </text>
    </g>
  );
}
