/** The readiness plan, thin and apart: another end point, never one of the lanes. */
export function ReadinessLane({ text, x }: { text: string; x: (month: number) => number }) {
  return (
    <g>
      <path
        className="stroke-muted"
        d={`M${x(0)} 34H${x(6)}M${x(3)} 28v12M${x(6)} 28v12`}
        fill="none"
        strokeWidth="3"
      />
      <text x={x(0)} y="20">
        {text}
      </text>
    </g>
  );
}
