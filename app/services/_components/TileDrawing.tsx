import { clsx } from 'clsx';
import type { ServiceEntry } from '@/content/services/types';

const cover = 'h-full w-full object-cover';

/** The route of five stations, bent once: number and place of each stop. */
const stops = [
  [48, 84],
  [144, 84],
  [226, 140],
  [418, 197],
  [514, 197],
] as const;

/** The line diagram of a tile, one idea each: a route, an interchange, two bridges, a dashed extension. */
export function TileDrawing({ slug }: { slug: ServiceEntry['slug'] }) {
  switch (slug) {
    case 'complytrain':
      return (
        <svg
          aria-hidden="true"
          className={cover}
          fill="none"
          preserveAspectRatio="xMinYMid slice"
          viewBox="0 0 700 300"
        >
          <path
            className="stroke-line"
            d="M-10 84H160Q170 84 177 91L276 190Q283 197 293 197H640"
            strokeWidth="8"
          />
          <path className="stroke-fg" d="M640 174V220" strokeWidth="10" />
          {stops.map(([x, y], index) => (
            <g key={x}>
              <circle
                className={clsx('stroke-fg max-md:[r:27px]', index === 0 ? 'fill-lit' : 'fill-ground')}
                cx={x}
                cy={y}
                r="19"
                strokeWidth="6"
              />
              <text
                className={clsx(
                  'font-bold text-drawn-28 md:text-drawn-17',
                  index === 0 ? 'fill-ink' : 'fill-fg',
                )}
                dy=".35em"
                textAnchor="middle"
                x={x}
                y={y}
              >
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      );
    case 'consultancy':
      return (
        <svg
          aria-hidden="true"
          className={cover}
          fill="none"
          preserveAspectRatio="xMidYMid slice"
          viewBox="0 0 420 236"
        >
          <path
            className="stroke-fg"
            d="M-90 70H112Q120 70 126 76L180 130Q186 136 194 136H510"
            strokeWidth="8"
          />
          <path
            className="stroke-line"
            d="M-90 166H120Q128 166 134 160L180 112Q186 106 194 106H510"
            strokeWidth="8"
          />
          <g className="fill-ground stroke-fg" strokeWidth="6">
            <rect height="66" rx="17" width="34" x="232" y="88" />
            <circle cx="52" cy="166" r="12" />
            <circle cx="52" cy="70" r="12" />
          </g>
        </svg>
      );
    case 'investment':
      return (
        <img alt="" className={cover} height="290" loading="lazy" src="/art/viaduct-tile.svg" width="820" />
      );
    case 'partnership':
      return (
        <img alt="" className={cover} height="236" loading="lazy" src="/art/truss-tile.svg" width="540" />
      );
    case 'training':
      return (
        <svg
          aria-hidden="true"
          className="h-22.5 w-full lg:h-30"
          fill="none"
          preserveAspectRatio="xMidYMid slice"
          viewBox="0 0 420 120"
        >
          <path className="stroke-fg" d="M-90 60H120" strokeWidth="8" />
          <path className="stroke-fg" d="M120 60H510" strokeDasharray="15 11" strokeWidth="8" />
          <g className="fill-ground stroke-fg" strokeWidth="6">
            <circle cx="120" cy="60" r="14" />
            <circle cx="260" cy="60" r="14" strokeDasharray="8 5.6" />
            <circle cx="370" cy="60" r="14" strokeDasharray="8 5.6" />
          </g>
        </svg>
      );
  }
}
