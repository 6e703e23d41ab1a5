import { clsx } from 'clsx';

/** One service as a piece of line, 420 x 236: the route, the interchange, the unopened extension, the climb. */
const diagrams = {
  complytrain: {
    lines: [{ d: 'M-10 60H84Q92 60 98 66L188 156Q194 162 202 162H440', main: true }],
    stops: [
      [40, 60],
      [122, 90],
      [166, 134],
      [256, 162],
    ],
    goal: [352, 162],
  },
  consultancy: {
    lines: [
      { d: 'M-10 178H120Q128 178 134 172L206 100Q212 94 220 94H440', main: true },
      { d: 'M-10 48H112Q120 48 126 54L206 134Q212 140 220 140H440' },
    ],
    stops: [
      [56, 178],
      [56, 48],
      [350, 94],
      [350, 140],
    ],
    interchange: 'M232 95a17 17 0 0 1 34 0v44a17 17 0 0 1 -34 0Z',
  },
  training: {
    lines: [{ d: 'M-10 118H190' }, { d: 'M190 118H440', planned: true }],
    stops: [
      [64, 118],
      [190, 118],
    ],
    planned: [300, 118],
  },
  investment: {
    levels: 'M-10 196H440M-10 156H440M-10 116H440M-10 76H440M-10 36H440',
    lines: [
      {
        d: 'M-10 186H76Q84 186 90 180L120 150Q126 144 134 144H204Q212 144 218 138L292 64Q298 58 306 58H440',
        main: true,
      },
    ],
    stops: [
      [40, 186],
      [168, 144],
      [352, 58],
    ],
  },
} satisfies Record<string, Diagram>;

type Place = [number, number];

/** Stops with a radius of 12, as one path. */
const rings = (places: readonly Place[]) =>
  places.map(([x, y]) => `M${x - 12} ${y}a12 12 0 1 0 24 0a12 12 0 1 0 -24 0`).join('');

interface Diagram {
  lines: { d: string; main?: boolean; planned?: boolean }[];
  stops: Place[];
  /** Last stop of the route, filled. */
  goal?: Place;
  /** A stop that is not open yet. */
  planned?: Place;
  /** Outline of a capsule across two lines. */
  interchange?: string;
  levels?: string;
}

/** The diagram on a service's card; it fills its box from the center. */
export function ServiceDiagram({ name, className }: { name: keyof typeof diagrams; className?: string }) {
  const { lines, stops, goal, planned, interchange, levels }: Diagram = diagrams[name];
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      preserveAspectRatio="xMidYMid slice"
      height="236"
      viewBox="0 0 420 236"
      width="420"
    >
      {levels && <path className="stroke-rule" d={levels} />}
      {lines.map((line) => (
        <path
          className={clsx(line.main ? 'stroke-line' : 'stroke-fg', line.planned && 'opacity-45')}
          d={line.d}
          key={line.d}
          strokeDasharray={line.planned ? '14 12' : undefined}
          strokeWidth="10"
        />
      ))}
      <path className="fill-ground stroke-fg" d={rings(stops) + (interchange ?? '')} strokeWidth="6" />
      {planned && (
        <circle
          className="fill-ground stroke-fg"
          cx={planned[0]}
          cy={planned[1]}
          r="13"
          strokeDasharray="8 5.6"
          strokeWidth="6"
        />
      )}
      {goal && <circle className="fill-line stroke-fg" cx={goal[0]} cy={goal[1]} r="17" strokeWidth="6" />}
    </svg>
  );
}
