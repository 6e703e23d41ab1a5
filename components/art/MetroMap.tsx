import { clsx } from 'clsx';
import { certifications } from '@/content/certifications';
import { type Pathway, pathways } from '@/content/pathways';
import { type MetroLine, metroLines, metroSize, metroStations } from './metro-map-places';

/** Renders a line with its halo and its dashed extension. */
function Line({ line: { d, extension }, highlighted }: { line: MetroLine; highlighted: boolean }) {
  const [haloWidth, color, lineWidth] = highlighted ? [20, 'stroke-line', 12] : [16, 'stroke-slate', 8];
  return (
    <>
      {[extension, d].map(
        (path) =>
          path && (
            <g key={path}>
              <path className="stroke-surface" d={path} strokeWidth={haloWidth} />
              <path
                className={color}
                d={path}
                strokeDasharray={path === extension ? '12 9' : undefined}
                strokeWidth={lineWidth}
              />
            </g>
          ),
      )}
    </>
  );
}

/**
 * Renders the four pathways as a metro map, one of them highlighted. Desktop only, because the list below is
 * equivalent.
 */
export function MetroMap({ highlighted }: { highlighted: Pathway['id'] }) {
  const highlightedStops = pathways
    .find(({ id }) => id === highlighted)
    ?.stops.map(({ certification }) => certification);
  const lines = pathways.map(({ id, name }) => ({
    name,
    line: metroLines[id],
    isHighlighted: id === highlighted,
  }));
  return (
    <svg
      aria-hidden="true"
      className="h-auto w-full overflow-visible max-lg:hidden print:hidden"
      height={metroSize.height}
      viewBox={`0 0 ${metroSize.width} ${metroSize.height}`}
      width={metroSize.width}
    >
      <g fill="none" strokeLinejoin="round">
        {/* The highlighted line is drawn last, over the others. */}
        {lines
          .toSorted((a, b) => Number(a.isHighlighted) - Number(b.isHighlighted))
          .map(({ name, line, isHighlighted }) => (
            <Line highlighted={isHighlighted} key={name} line={line} />
          ))}
      </g>
      {lines.map(({ name, line, isHighlighted }) => (
        <text
          className={clsx('text-drawn-18', isHighlighted ? 'fill-line font-bold' : 'fill-muted')}
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
        const isHighlighted = highlightedStops?.includes(slug);
        const size = isHighlighted ? 1.35 : 1;
        const width = size * (capsule ? 28 : 24);
        const height = size * (capsule || 24);
        return (
          <g key={slug}>
            <rect
              className={clsx('fill-surface', isHighlighted ? 'stroke-fg' : 'stroke-muted')}
              height={height}
              rx={width / 2}
              strokeDasharray={planned ? '7.6 5' : undefined}
              strokeWidth="5"
              width={width}
              x={x - width / 2}
              y={y - height / 2}
            />
            <text
              className={isHighlighted ? 'fill-fg font-bold text-drawn-20' : 'fill-muted text-drawn-18'}
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
