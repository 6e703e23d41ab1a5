import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Pathway } from '@/content/pathways';
import { type MetroLine, type MetroStation, metroLines, metroSize, metroStations } from './metro-map-places';

interface MetroMapProps {
  /** Text alternative. */
  label: string;
  /** The lines in the order of their tabs: the map highlights the one whose index is the tabs' data-active. */
  lines: readonly { id: Pathway['id']; name: string; stops: readonly CertificationSlug[] }[];
  /** Names of the stations. */
  stations: readonly { slug: CertificationSlug; name: string }[];
}

/** A line with its halo and its dashed extension. `lit` is its index when it is drawn again on top of the others. */
function Line({ line: { d, extension }, lit }: { line: MetroLine; lit?: number }) {
  return (
    <>
      {extension && <path d={extension} data-halo="" data-lit={lit} />}
      {extension && <path d={extension} data-lit={lit} strokeDasharray="12 9" />}
      <path d={d} data-halo="" data-lit={lit} />
      <path d={d} data-lit={lit} />
    </>
  );
}

/** Indexes of the lines that call at a station, as a list of words. */
const callers = (slug: CertificationSlug, lines: MetroMapProps['lines']) =>
  lines.flatMap(({ stops }, index) => (stops.includes(slug) ? [index] : [])).join(' ');

function Station({ station: { x, y, capsule = 0, planned }, on }: { station: MetroStation; on: string }) {
  const radius = capsule ? 14 : 12;
  const height = capsule || radius * 2;
  return (
    <rect
      data-on={on}
      height={height}
      rx={radius}
      strokeDasharray={planned ? '7.6 5' : undefined}
      width={radius * 2}
      x={x - radius}
      y={y - height / 2}
    />
  );
}

/**
 * The four pathways as one metro map on ink; its tabs highlight one of them (app/styles/comparison/pathway-map.css), or
 * all where all panels are open. From the desktop up; below that there is only the list of stops.
 */
export function MetroMap({ label, lines, stations }: MetroMapProps) {
  const drawn = lines.map(({ id, name }, index) => ({ index, name, line: metroLines[id] }));
  const placed = stations.flatMap(({ slug, name }) => {
    const station = metroStations[slug];
    return station ? [{ slug, name, station, on: callers(slug, lines) }] : [];
  });
  return (
    <svg
      aria-label={label}
      className="metro hidden h-auto w-full overflow-visible lg:block"
      role="img"
      height={metroSize.height}
      viewBox={`0 0 ${metroSize.width} ${metroSize.height}`}
      width={metroSize.width}
    >
      <g className="stroke-slate" fill="none" strokeLinejoin="round" strokeWidth="8">
        {drawn.map(({ index, line }) => (
          <Line key={index} line={line} />
        ))}
        {/* Drawn again on top of the others, for the highlighted line. */}
        {drawn.map(({ index, line }) => (
          <Line key={index} line={line} lit={index} />
        ))}
      </g>
      <g className="fill-ground stroke-muted" strokeWidth="5">
        {placed.map(({ slug, station, on }) => (
          <Station key={slug} on={on} station={station} />
        ))}
      </g>
      <g className="fill-muted text-drawn-18">
        {drawn.map(({ index, name, line }) => (
          <text data-line={index} key={index} x={line.name[0]} y={line.name[1]}>
            {name}
          </text>
        ))}
        {placed.map(({ slug, name, station, on }) => (
          <text
            data-on={on}
            key={slug}
            textAnchor={station.anchor ?? 'middle'}
            x={station.label[0]}
            y={station.label[1]}
          >
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
