import type { MapPlace } from '@/content/page-copy/home';

const route = 'M194.3 187.6H210.7Q226.7 187.6 238.1 198.9L565.4 526.2Q576.7 537.5 592.7 537.5H609.1';

interface LineMapProps {
  label: string;
  /** The northern office, which is open, then the southern one, which is planned. */
  places: readonly [MapPlace, MapPlace];
}

/**
 * Renders a map from Copenhagen to Lviv (Mercator, 7 to 28 degrees east). Land and the frame with its degrees are a
 * lazy-loaded image; the line, the two stops and their labels are an overlay in the same coordinates.
 */
export function LineMap({ label, places: [open, planned] }: LineMapProps) {
  return (
    <div className="home-map">
      <div className="absolute inset-x-0 bottom-1/2 aspect-760/700 translate-y-[47%] print:bottom-0 print:translate-y-0">
        <img
          alt=""
          className="absolute inset-0 size-full"
          height="700"
          loading="lazy"
          src="/art/copenhagen-lviv.svg"
          width="760"
        />
        <svg
          aria-label={label}
          className="absolute inset-0 size-full"
          fill="none"
          role="img"
          height="700"
          viewBox="0 0 760 700"
          width="760"
        >
          <path className="stroke-paper" d={route} strokeWidth="15" />
          <path className="stroke-signal" d={route} strokeLinejoin="round" strokeWidth="9" />
          <g className="fill-paper stroke-ink" strokeWidth="5">
            <circle cx="194.3" cy="187.6" r="13" />
            <circle cx="609.1" cy="537.5" r="13" strokeDasharray="5.2 4" />
          </g>
          <circle className="fill-ink" cx="194.3" cy="187.6" r="4.5" />
          <g
            className="fill-ink stroke-paper text-drawn-18 max-md:text-drawn-28 md:max-lg:text-drawn-20"
            paintOrder="stroke"
            strokeLinejoin="round"
            strokeWidth="5"
          >
            <text x="222" y="181">
              <Place {...open} />
            </text>
            {/* Aligned to end below the stop, because the map may be cropped to the right of it. */}
            <text textAnchor="end" x="640" y="579">
              <Place {...planned} />
            </text>
          </g>
        </svg>
      </div>
    </div>
  );
}

function Place({ name, note }: MapPlace) {
  return (
    <>
      <tspan className="font-bold md:text-drawn-23 text-drawn-34">{name}</tspan>
      <tspan dx="0.4em">{note}</tspan>
    </>
  );
}
