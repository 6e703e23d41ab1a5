import type { BuyerCode } from '@/content/planner/codes';
import { networkResult } from '@/lib/network/results';
import { shapesOf } from '@/lib/network/shapes';
import { routesOf, stopsOf, wideDrawings } from '@/lib/network/wide';
import { buyerName, markedStops, stopName } from '@/lib/network/words';
import { colors } from '@/tailwind.config';
import { axis, trunkX } from './journey-line';

const { columns, top } = wideDrawings.buyer;
const mapColors = { ground: colors.ink, line: colors.paper, faded: colors.faded, lit: colors.lit };
/** Place and scale of the map on the card. */
const scale = 1040 / columns.width;
const mapTop = 186;
/** A point of the map on the card. */
const at = (x: number, y: number) => ({ left: axis + x * scale, top: mapTop + (y - top) * scale });
const nameWidth = 200;

/** The map with the route of drones to one buyer lit; names stand over it because the renderer draws no SVG text. */
export function CardNetwork({ buyer }: { buyer: BuyerCode }) {
  const result = networkResult(buyer, 'drones');
  const stops = stopsOf('buyer');
  const marked = markedStops(result);
  const lit = routesOf('buyer').find((route) => route.buyer === buyer);
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
          {shapesOf('buyer', mapColors, result).map(({ d, fill, stroke, width, dash }) => (
            <path
              d={d}
              fill={fill}
              key={`${d} ${stroke}`}
              stroke={stroke}
              strokeDasharray={dash}
              strokeWidth={width}
            />
          ))}
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
