import { drawingLabels } from '@/content/drawings';
import { offices } from '@/content/site';
import { fill } from '@/lib/text/fill';

/** The size of `public/art/office-map.svg`: Mercator, 7.2 to 28.2 degrees east in the middle, 48.0 to 57.6 north. */
const width = 1440;
const height = 520;
/** The coordinates of the two offices on that map. */
const places = [
  { x: 552.9, y: 113.8 },
  { x: 926.2, y: 428.8 },
] as const;

const route = 'M552.9 113.8H566.1Q582.1 113.8 593.4 125.1L885.7 417.5Q897 428.8 913 428.8H926.2';

/** Renders a map with the line between the offices. The land is an image; the line and the labels are an overlay. */
export function OfficeMap() {
  const [[from, a], [to, b]] = [
    [offices[0], places[0]],
    [offices[1], places[1]],
  ] as const;
  return (
    <div
      className="trunk relative h-82.5 enlarged:h-[330px] overflow-hidden md:h-130 xl:aspect-1440/520 xl:h-auto print:aspect-1440/520 print:h-auto print:break-inside-avoid"
      data-theme="paper"
    >
      <img
        alt=""
        className="absolute inset-0 size-full object-cover"
        height={height}
        loading="lazy"
        src="/art/office-map.svg"
        width={width}
      />
      <svg
        aria-label={fill(drawingLabels.officeMap, {
          from: from.city,
          fromStatus: from.status,
          to: to.city,
          toStatus: to.status,
        })}
        className="absolute inset-0 size-full"
        fill="none"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
      >
        <path className="stroke-surface" d={route} strokeWidth="15" />
        <path className="stroke-line" d={route} strokeWidth="9" />
        <circle className="fill-surface stroke-fg" cx={a.x} cy={a.y} r="13" strokeWidth="5" />
        <circle className="fill-fg" cx={a.x} cy={a.y} r="4.5" />
        <circle
          className="fill-surface stroke-fg"
          cx={b.x}
          cy={b.y}
          r="13"
          strokeDasharray="5.2 4"
          strokeWidth="5"
        />
        <g
          className="fill-fg stroke-surface text-drawn-27 md:text-drawn-16"
          paintOrder="stroke"
          strokeLinejoin="round"
          strokeWidth="5"
        >
          <text x={a.x} y={a.y - 54}>
            <tspan className="font-bold text-drawn-34 md:text-drawn-23">{from.city}</tspan>
            <tspan dy="1.25em" x={a.x}>
              {from.status}
            </tspan>
          </text>
          <text className="[text-anchor:end] md:[text-anchor:middle]" x={b.x} y={b.y + 44}>
            <tspan className="font-bold text-drawn-34 md:text-drawn-23">{to.city}</tspan>
            <tspan dy="1.25em" x={b.x}>
              {to.status}
            </tspan>
          </text>
        </g>
      </svg>
    </div>
  );
}
