const stops = [
  [51, 51],
  [209, 51],
  [209, 209],
  [51, 209],
] as const;

/** Closed line with four numbered stops, clockwise from the upper left; the cards stand beside it. */
export function RequirementLine({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} fill="none" viewBox="0 0 260 260">
      <path
        className="stroke-line"
        d="M74 34H186Q192 34 197 39L221 63Q226 68 226 74V186Q226 192 221 197L197 221Q192 226 186 226H74Q68 226 63 221L39 197Q34 192 34 186V74Q34 68 39 63L63 39Q68 34 74 34Z"
        strokeWidth="8"
      />
      <g className="stroke-fg">
        <path
          d="M123 20l16 14-16 14M137 240l-16-14 16-14M240 123l-14 16-14-16M20 137l14-16 14 16"
          strokeWidth="3"
        />
        <path className="max-md:hidden" d="M0 51H40M220 51H260M0 209H40M220 209H260" strokeWidth="2" />
      </g>
      {stops.map(([cx, cy], index) => (
        <g key={`${cx}-${cy}`}>
          <circle className="fill-ground stroke-fg" cx={cx} cy={cy} r="20" strokeWidth="6" />
          <text
            className="fill-fg text-[17px] font-black max-md:text-[19px]"
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
