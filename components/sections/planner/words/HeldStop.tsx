/** A filled stop with a check: held. */
export function HeldStop({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <circle className="fill-fg" cx={x} cy={y} r="11" />
      <path className="stroke-ground" d={`M${x - 5} ${y}l3.6 4 6.6-7.4`} fill="none" strokeWidth="3" />
    </g>
  );
}
