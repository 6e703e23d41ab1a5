import { clsx } from 'clsx';
import { certifications } from '@/content/certifications';
import { type Pathway, pathways } from '@/content/pathways';
import { type MetroLine, metroLines, metroSize, metroStations } from './metro-map-places';

/** A line with its halo and its dashed extension. */
function Line({ line: { d, extension }, lit }: { line: MetroLine; lit: boolean }) {
  const [halo, color, widths] = lit ? [20, 'stroke-line', 12] : [16, 'stroke-slate', 8];
  return (
    <>
      {[extension, d].map(
        (path) =>
          path && (
            <g key={path}>
              <path className="stroke-surface" d={path} strokeWidth={halo} />
              <path
                className={color}
                d={path}
                strokeDasharray={path === extension ? '12 9' : undefined}
                strokeWidth={widths}
              />
            </g>
          ),
      )}
    </>
  );
}

/** The four pathways as one metro map on ink, one of them lit; from the desktop up, since the list below says the same. */
export function MetroMap({ lit }: { lit: Pathway['id'] }) {
  const called = pathways.find(({ id }) => id === lit)?.stops.map(({ certification }) => certification);
  const drawn = pathways.map(({ id, name }) => ({ name, line: metroLines[id], on: id === lit }));
  return (
    <svg
      aria-hidden="true"
      className="h-auto w-full overflow-visible max-lg:hidden print:hidden"
      height={metroSize.height}
      viewBox={`0 0 ${metroSize.width} ${metroSize.height}`}
      width={metroSize.width}
    >
      <g fill="none" strokeLinejoin="round">
        {/* The lit one lies on top. */}
        {drawn
          .toSorted((a, b) => Number(a.on) - Number(b.on))
          .map(({ name, line, on }) => (
            <Line key={name} line={line} lit={on} />
          ))}
      </g>
      {drawn.map(({ name, line, on }) => (
        <text
          className={clsx('text-drawn-18', on ? 'fill-line font-bold' : 'fill-muted')}
          key={name}
          x={line.name[0]}
          y={line.name[1]}
        >
          {name}
        </text>
      ))}
      {certifications.map(({ slug, comparison }) => {
        const station = metroStations[slug];
        if (!station) return null;
        const { x, y, capsule = 0, planned, label, anchor = 'middle' } = station;
        const on = called?.includes(slug);
        const size = on ? 1.35 : 1;
        const width = size * (capsule ? 28 : 24);
        const height = size * (capsule || 24);
        return (
          <g key={slug}>
            <rect
              className={clsx('fill-surface', on ? 'stroke-fg' : 'stroke-muted')}
              height={height}
              rx={width / 2}
              strokeDasharray={planned ? '7.6 5' : undefined}
              strokeWidth="5"
              width={width}
              x={x - width / 2}
              y={y - height / 2}
            />
            <text
              className={on ? 'fill-fg font-bold text-drawn-20' : 'fill-muted text-drawn-18'}
              textAnchor={anchor}
              x={label[0]}
              y={label[1]}
            >
              {comparison.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
