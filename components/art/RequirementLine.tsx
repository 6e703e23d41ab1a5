const stops = [
  [67, 67],
  [193, 67],
  [193, 193],
  [67, 193],
] as const;

/** Closed line with four numbered stops, clockwise from the upper left; the cards stand beside it. */
export function RequirementLine({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} fill="none" height="260" viewBox="0 0 260 260" width="260">
      <path
        className="stroke-line"
        d="M108 34H152Q160 34 166 40L220 94Q226 100 226 108V152Q226 160 220 166L166 220Q160 226 152 226H108Q100 226 94 220L40 166Q34 160 34 152V108Q34 100 40 94L94 40Q100 34 108 34Z"
        strokeWidth="8"
      />
      <g className="stroke-fg">
        <path
          d="M123 20l16 14-16 14M137 240l-16-14 16-14M240 123l-14 16-14-16M20 137l14-16 14 16"
          strokeWidth="3"
        />
        <path className="max-md:hidden" d="M0 67H47M213 67H260M0 193H47M213 193H260" strokeWidth="2" />
      </g>
      {stops.map(([cx, cy], index) => (
        <g key={`${cx}-${cy}`}>
          <circle className="fill-ground stroke-fg" cx={cx} cy={cy} r="20" strokeWidth="6" />
          <text
            className="fill-fg md:text-drawn-17 font-black text-drawn-19"
            textAnchor="middle"
            x={cx}
            y={cy + 6}
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
