import type { CertificationSlug } from '@/content/certifications/slugs';
import { type MetroLine, type MetroStation, metroLines, metroSize, metroStations } from './metro-map-places';

interface MetroMapProps {
  /** Text alternative. */
  label: string;
  /** Names of the lines by id. */
  names: Readonly<Record<string, string>>;
  /** Line drawn in full strength, above the others. */
  active: string;
  /** Stations of the active line. */
  stops: readonly CertificationSlug[];
  /** Names of the stations. */
  stations: readonly { slug: CertificationSlug; name: string }[];
}

function Line({ line: { d, extension }, active }: { line: MetroLine; active: boolean }) {
  const tone = active ? 'stroke-line' : 'stroke-slate';
  const width = active ? 12 : 8;
  return (
    <>
      {extension && (
        <>
          <path className="stroke-ground" d={extension} strokeWidth={width + 6} />
          <path
            className={tone}
            d={extension}
            strokeDasharray={active ? '16 11' : '12 9'}
            strokeWidth={width}
          />
        </>
      )}
      <path className="stroke-ground" d={d} strokeWidth={width + 8} />
      <path className={tone} d={d} strokeWidth={width} />
    </>
  );
}

function Station({ station: { x, y, capsule = 0, planned }, on }: { station: MetroStation; on: boolean }) {
  const radius = on ? 18 : capsule ? 14 : 12;
  const height = capsule ? capsule + (on ? 10 : 0) : radius * 2;
  return (
    <rect
      className={on ? 'stroke-fg' : 'stroke-muted'}
      height={height}
      rx={radius}
      strokeDasharray={planned ? (on ? '11.3 7.5' : '7.6 5') : undefined}
      strokeWidth={on ? 7 : 5}
      width={radius * 2}
      x={x - radius}
      y={y - height / 2}
    />
  );
}

/** The pathways as a metro map on ink, one of them lit. From desktop width up; below it the list of stops stands alone. */
export function MetroMap({ label, names, active, stops, stations }: MetroMapProps) {
  const lines = Object.entries(metroLines).sort(([a], [b]) => Number(a === active) - Number(b === active));
  const placed = stations.flatMap(({ slug, name }) => {
    const station = metroStations[slug];
    return station ? [{ slug, name, station, on: stops.includes(slug) }] : [];
  });
  return (
    <svg
      aria-label={label}
      className="hidden h-auto w-full overflow-visible lg:block"
      role="img"
      viewBox={`0 0 ${metroSize.width} ${metroSize.height}`}
    >
      <g fill="none" strokeLinejoin="round">
        {lines.map(([id, line]) => (
          <Line active={id === active} key={id} line={line} />
        ))}
      </g>
      <g className="fill-ground">
        {placed.map(({ slug, station, on }) => (
          <Station key={slug} on={on} station={station} />
        ))}
      </g>
      <g className="fill-muted text-[18px]">
        {lines.map(([id, line]) => (
          <text
            className={id === active ? 'fill-line font-bold' : undefined}
            key={id}
            x={line.name[0]}
            y={line.name[1]}
          >
            {names[id]}
          </text>
        ))}
        {placed.map(({ slug, name, station, on }) => (
          <text
            className={on ? 'fill-fg font-bold text-[20px]' : undefined}
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
