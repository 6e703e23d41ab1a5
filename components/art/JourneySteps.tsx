import { labels } from '@/content/labels';
import { orthographic, type Point3, pathThrough } from '@/lib/geometry/orthographic';
import { type Lasting, layEndToEnd, totalMonths } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';

/** Measures of the drawing: one month, half the depth, first rise and each further rise, lane of the line. */
const month = 92;
const depth = 66;
const rise = (index: number) => 44 + index * 46;
const lane = 26;

const project = orthographic(-30, 30, [96, 432]);
const face = (...points: Point3[]) => pathThrough(points.map(project));
const line = (...points: Point3[]) => pathThrough(points.map(project), false);

/** The three visible faces of a box that stands on `floor`. */
function box(x0: number, x1: number, y0: number, y1: number, floor: number, height: number): string {
  const top = floor + height;
  return [
    face([x0, y0, top], [x1, y0, top], [x1, y1, top], [x0, y1, top]),
    face([x0, y1, top], [x1, y1, top], [x1, y1, floor], [x0, y1, floor]),
    face([x0, y0, top], [x0, y1, top], [x0, y1, floor], [x0, y0, floor]),
  ].join('');
}

/** Courses of the front face, 23 apart. */
const courses = (x0: number, x1: number, height: number) =>
  Array.from({ length: Math.ceil((height - 4) / 23) }, (_, row) =>
    line([x0, depth, row * 23], [x1, depth, row * 23]),
  ).join('');

interface JourneyStepsProps {
  /** One step each, as long as its months. */
  phases: readonly Lasting[];
  /** What the drawing shows. */
  label: string;
}

/** Isometric steps, each as long as its months; a pile of files on every step grows by one. */
export function JourneySteps({ phases, label }: JourneyStepsProps) {
  const steps = layEndToEnd(phases).map(({ start, months }, index) => ({
    x0: start * month,
    x1: (start + months) * month,
    height: rise(index),
    sheets: index + 1,
  }));
  const total = totalMonths(phases);
  const rail = steps.flatMap(({ x0, x1, height }): Point3[] => [
    [x0, lane, height],
    [x1, lane, height],
  ]);
  const [endX, endY] = project([total * month, lane, rise(phases.length - 1)]);
  return (
    <svg
      aria-label={label}
      className="h-auto w-full overflow-visible"
      fill="none"
      height="530"
      role="img"
      viewBox="-20 10 660 530"
      width="660"
    >
      {[...steps].reverse().map(({ x0, x1, height, sheets }) => (
        <g className="fill-ground stroke-fg" key={x0}>
          <path d={box(x0, x1, -depth, depth, 0, height)} strokeWidth="1.7" />
          <path d={courses(x0, x1, height)} opacity=".75" strokeWidth=".6" />
          {Array.from({ length: sheets }, (_, sheet) =>
            box((x0 + x1) / 2 - 26, (x0 + x1) / 2 + 26, 8 - depth, 46 - depth, height + 3 + sheet * 9, 4),
          ).map((d) => (
            <path d={d} key={d} strokeWidth=".95" />
          ))}
        </g>
      ))}
      <path
        className="stroke-line"
        d={line([-150, lane, 0], [0, lane, 0], ...rail)}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="9"
      />
      <path className="stroke-fg" d={`M${endX} ${endY + 4}V${endY - 29}`} strokeWidth="10" />
      <g
        className="fill-fg text-drawn-26 max-xs:text-drawn-31 md:text-drawn-17 lg:max-xl:text-drawn-18"
        textAnchor="middle"
      >
        {steps.map(({ x0, height }, index) => {
          const [x, y] = project([x0 + 40, lane, height]);
          return (
            <g key={x0}>
              <ellipse className="fill-ground stroke-fg" cx={x} cy={y} rx="23" ry="14" strokeWidth="5" />
              <text className="font-bold" x={x} y={y + 6}>
                {index + 1}
              </text>
            </g>
          );
        })}
      </g>
      <g
        className="fill-muted stroke-fg text-drawn-26 max-xs:text-drawn-31 md:text-drawn-16 lg:max-xl:text-drawn-18"
        strokeWidth=".9"
        textAnchor="middle"
      >
        {Array.from({ length: total }, (_, index) => {
          const [x, y] = project([(index + 0.5) * month, depth + 36, 0]);
          return (
            <g key={x}>
              <path d={line([index * month, depth, 0], [index * month, depth + 16, 0])} />
              <text stroke="none" x={x} y={y + 5}>
                {index === 0 ? fill(labels.month, { number: 1 }) : index + 1}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
