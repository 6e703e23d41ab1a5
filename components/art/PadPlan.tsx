import { drawingLabels } from '@/content/drawings';

const columns = [956, 1126, 1296] as const;
const rows = [112, 290] as const;
const [left, middle, right] = columns;
const [top, bottom] = rows;
/** Half widths of a pad, of its core and of the beam between pads. */
const pad = 46;
const beam = 18;

const square = (half: number) => `M${-half} ${-half}H${half}V${half}H${-half}Z`;
const mesh = [-30, -20, -10, 0, 10, 20, 30].map((at) => `M${at} -39V39M-39 ${at}H39`).join('');

/** Edges of the beams at a distance from their center lines. */
const beams = (offset: number) =>
  [
    ...rows.flatMap((y) => [`M${left} ${y - offset}H${right}`, `M${left} ${y + offset}H${right}`]),
    ...columns.flatMap((x) => [`M${x - offset} ${top}V${bottom}`, `M${x + offset} ${top}V${bottom}`]),
  ].join('');

/** Foundation plan: six pads on a grid, set out along the line, with the section mark A–A through the middle. */
export function PadPlan({ className }: { className?: string }) {
  return (
    <svg
      aria-label={drawingLabels.padPlan}
      className={className}
      fill="none"
      role="img"
      viewBox="0 0 1440 440"
    >
      <defs>
        <g id="pad">
          <path className="fill-ground stroke-fg" d={square(pad)} strokeWidth="1.8" />
          <path className="stroke-fg" d={square(39)} strokeWidth=".9" />
          <path className="stroke-fg opacity-65" d={mesh} strokeWidth=".55" />
          <path className="fill-ground stroke-fg" d={square(18)} strokeWidth="1.8" />
        </g>
      </defs>
      <g className="stroke-fg">
        <path
          className="opacity-70"
          d={`M${left - 66} ${top - 66}H${right + 66}V${bottom + 66}H${left - 66}Z`}
          strokeDasharray="5 4"
          strokeWidth=".8"
        />
        <path d={beams(beam)} strokeWidth="1.8" />
        <path className="opacity-65" d={beams(10)} strokeWidth=".55" />
        <path
          className="opacity-50"
          d={`${columns.map((x) => `M${x} ${top - 92}V${bottom + 150}`).join('')}${rows.map((y) => `M${left - 92} ${y}H${right + 80}`).join('')}`}
          strokeDasharray="14 3 2 3"
          strokeWidth=".7"
        />
        <path d={`M${middle} 8V420`} strokeDasharray="14 3 2 3" strokeWidth="1.2" />
        <path d={`M${middle} 14h26M${middle} 414h26`} strokeWidth="3" />
      </g>
      <path className="fill-fg" d={`M${middle + 38} 14l-15 -6v12ZM${middle + 38} 414l-15 -6v12Z`} />
      {rows.flatMap((y) => columns.map((x) => <use href="#pad" key={`${x}-${y}`} x={x} y={y} />))}
      <path
        className="stroke-line"
        d="M86 230V305Q86 313 92 319L136 363Q142 369 152 369H1372"
        strokeWidth="8"
      />
      <path className="stroke-fg" d="M1374 346V392" strokeWidth="10" />
      {columns.map((x) => (
        <circle className="fill-ground stroke-fg" cx={x} cy="369" key={x} r="13" strokeWidth="6" />
      ))}
      <g className="fill-fg font-bold text-drawn-22" textAnchor="middle">
        {rows.flatMap((y, line) =>
          columns.map((x, index) => (
            <text key={`${x}-${y}`} x={x} y={y + 8}>
              {line * columns.length + index + 1}
            </text>
          )),
        )}
        <text x={middle - 22} y="21">
          A
        </text>
        <text x={middle - 22} y="421">
          A
        </text>
      </g>
    </svg>
  );
}
