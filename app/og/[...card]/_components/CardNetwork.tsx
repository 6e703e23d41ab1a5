import type { BuyerCode } from '@/content/planner/codes';
import { networkResult } from '@/lib/network/results';
import { routesOf, stopsOf, wideDrawings } from '@/lib/network/wide';
import { buyerName, markedStops, stopName } from '@/lib/network/words';
import { colors } from '@/tailwind.config';
import { axis, trunkX } from './journey-line';

const { columns, top } = wideDrawings.buyer;
/** Place and scale of the map on the card. */
const scale = 1040 / columns.width;
const mapTop = 186;
/** A point of the map on the card. */
const at = (x: number, y: number) => ({ left: axis + x * scale, top: mapTop + (y - top) * scale });
const nameWidth = 200;

/** The map with the route of drones to one buyer lit; names stand over it because the renderer draws no SVG text. */
export function CardNetwork({ buyer }: { buyer: BuyerCode }) {
  const result = networkResult(buyer, 'drones');
  const routes = routesOf('buyer');
  const stops = stopsOf('buyer');
  const marked = markedStops(result);
  const lit = routes.find((route) => route.buyer === buyer);
  if (!lit) return null;
  const bend = (trunkX - axis) / scale;
  return (
    <>
      <svg
        aria-hidden="true"
        height={630}
        style={{ position: 'absolute', left: 0, top: 0 }}
        viewBox="0 0 1200 630"
        width={1200}
      >
        <g fill="none" transform={`translate(${axis} ${mapTop - top * scale}) scale(${scale})`}>
          <path
            d={`M${bend} ${top - 110}V${280 + bend - columns.start}L${columns.start} 280`}
            stroke={colors.lit}
            strokeWidth="11"
          />
          {routes.map((route) => (
            <path d={route.d} key={route.buyer} stroke={colors.faded} strokeWidth="8" />
          ))}
          {stops.map(({ certification, x, top: from, bottom }) => (
            <rect
              fill={colors.ink}
              height={bottom - from}
              key={certification}
              rx="13"
              stroke={colors.faded}
              strokeWidth="5"
              width="26"
              x={x - 13}
              y={from}
            />
          ))}
          <rect
            fill={colors.ink}
            height="82"
            rx="13"
            stroke={colors.paper}
            strokeWidth="5"
            width="26"
            x={columns.start - 13}
            y="239"
          />
          <path d={lit.d.replace(/^M\S+/, `M${columns.start + 16}`)} stroke={colors.ink} strokeWidth="20" />
          <path d={lit.d} stroke={colors.lit} strokeWidth="14" />
          <circle cx={columns.start} cy={lit.track} fill={colors.lit} r="9" />
          <rect fill={colors.lit} height="32" width="10" x={columns.bar - 5} y={lit.row - 16} />
          {stops.map(({ certification, x, row }, index) => {
            const mark = marked[index]?.mark;
            const y = row ?? lit.track;
            if (mark === 'planned')
              return (
                <circle
                  cx={x}
                  cy={y}
                  fill={colors.lit}
                  key={certification}
                  r="16"
                  stroke={colors.paper}
                  strokeWidth="7"
                />
              );
            return mark === 'ask' ? (
              <circle
                cx={x}
                cy={y}
                fill={colors.ink}
                key={certification}
                r="13"
                stroke={colors.paper}
                strokeDasharray="5.2 4.4"
                strokeWidth="5"
              />
            ) : null;
          })}
        </g>
      </svg>
      <div style={{ position: 'absolute', ...at(columns.name, lit.row - 19), fontSize: 30 }}>
        {buyerName(buyer).replaceAll(' ', '\u00a0')}
      </div>
      {stops.map(({ certification, x, text }, index) =>
        marked[index]?.mark === 'planned' ? (
          <div
            key={certification}
            style={{
              position: 'absolute',
              ...at(x - nameWidth / 2 / scale, text.name + (text.name > 300 ? -8 : -18)),
              width: nameWidth,
              display: 'flex',
              justifyContent: 'center',
              fontSize: 26,
            }}
          >
            {stopName(certification).replaceAll(' ', '\u00a0')}
          </div>
        ) : null,
      )}
    </>
  );
}
