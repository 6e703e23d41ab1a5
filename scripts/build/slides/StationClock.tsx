import { detail, hatching, outline, round } from '@/components/art/line-weights';

const radius = 226;
/** Radius of the line on the dial, and the angle just before midnight at which its round ends. */
const sweep = 118;
const end = -Math.PI / 2 - 0.16;

const point = (r: number, angle: number) => `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;

/** Marks of the quarter hours whose number is a multiple of `step` but of none of `without`. */
function marks(length: number, step: number, without: number): string {
  return Array.from({ length: 96 }, (_, quarter) => quarter)
    .filter((quarter) => quarter % step === 0 && quarter % without !== 0)
    .map((quarter) => {
      const angle = (quarter * Math.PI) / 48 - Math.PI / 2;
      return `M${point(radius - 8, angle)}L${point(radius - 8 - length, angle)}`;
    })
    .join('');
}

const sixHours = [0, 1, 2, 3]
  .map(
    (quarter) =>
      `M${point(radius - 8, (quarter * Math.PI) / 2)}L${point(radius - 42, (quarter * Math.PI) / 2)}`,
  )
  .join('');

/** Station clock with a 24-hour dial; the line goes once around. The page sets the hours over it. */
export function StationClock() {
  return (
    <svg aria-hidden="true" viewBox="-300 -284 560 560">
      <g className="fill-ground stroke-fg" strokeWidth={outline}>
        <path d="M-300 -268H40V-244H-300" />
        <path d="M-14 -268V-244M-30 -244V-226H2V-244" />
        <path d="M-300 -262H40M-300 -250H40" {...hatching} />
        <path d="M-290 -244Q-120 -244 -30 -226" {...detail} />
        <circle r={radius + 16} />
        <circle r={radius + 9} {...detail} />
        <circle r={radius} />
        <path d={marks(9, 1, 4)} {...detail} />
        <path d={marks(22, 4, 24)} />
        <path d={sixHours} strokeWidth="5" />
        <path
          className="fill-none stroke-line"
          d={`M0 ${-sweep}A${sweep} ${sweep} 0 1 1 ${point(sweep, end)}`}
          strokeWidth="9"
        />
        <circle cy={-sweep} r="16" strokeWidth="6" />
        <path className="fill-fg" d="M-8 26L-5.6 -96H5.6L8 26Z" stroke="none" transform="rotate(141)" />
        <circle r="12" strokeWidth="5" />
      </g>
    </svg>
  );
}
