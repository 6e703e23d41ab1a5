import { drawingLabels } from '@/content/drawings';
import { fill } from '@/lib/text/fill';

/** Three tracks: straight on, up to the left, down to the right. */
const tracks = ['M0 220H1244', 'M320 220L500 40H1244', 'M430 220L610 400H1244'];

interface TrackPlanProps {
  /** Numeral of the station from which the tracks leave. */
  number: number;
  className?: string;
}

/** Track plan: the line reaches the last station and leaves on three tracks. */
export function TrackPlan({ number, className }: TrackPlanProps) {
  const layer = (paint: string, strokeWidth: number, strokeDasharray?: string) => (
    <g className={paint} strokeDasharray={strokeDasharray} strokeWidth={strokeWidth}>
      {tracks.map((d) => (
        <path d={d} key={d} />
      ))}
    </g>
  );
  // Ties, then rails as a thick stroke under one in the ground's color: drawn for all tracks at once, so that
  // switches merge.
  return (
    <svg
      aria-label={fill(drawingLabels.trackPlan, { number })}
      className={className}
      fill="none"
      role="img"
      height="440"
      viewBox="0 0 1244 440"
      width="1244"
    >
      {layer('stroke-fg/40', 34, '5 12')}
      {layer('stroke-fg', 17)}
      {layer('stroke-ground', 12)}
      <path className="stroke-line" d="M0 220H260" strokeWidth="8" />
      <circle className="fill-line stroke-fg" cx="260" cy="220" r="28" strokeWidth="8" />
      <text
        className="fill-fg font-black text-drawn-28 forced-colors:fill-[HighlightText] forced-colors:forced-color-adjust-none"
        textAnchor="middle"
        x="260"
        y="230"
      >
        {number}
      </text>
    </svg>
  );
}
