import { networkCopy as copy } from '@/content/page-copy/network';
import type { NetworkResult } from '@/lib/network/results';
import { routesOf, stopsOf, type WideDrawing, wideDrawings } from '@/lib/network/wide';
import { buyerName, markedStops } from '@/lib/network/words';
import { RouteLabels } from './RouteLabels';
import { SignalSign } from './SignalSign';
import { StopMark } from './StopMark';

/** The map along the page. With a result its route is lit, and what a choice moves carries `data-` names. */
export function WideMap({ drawing, result }: { drawing: WideDrawing; result?: NetworkResult }) {
  const { columns, rows, top, height } = wideDrawings[drawing];
  const routes = routesOf(drawing);
  const stops = stopsOf(drawing);
  const lit = routes.find(({ buyer }) => buyer === result?.buyer);
  const marked = result && markedStops(result);
  const low = rows.apart < 28;
  return (
    <svg
      aria-hidden="true"
      className="network-drawing"
      data-drawing={drawing}
      data-lit={lit && ''}
      viewBox={`0 ${top} ${columns.width} ${height}`}
    >
      <path
        className="network-trunk"
        d={`M-46 ${Math.min(top, 120)}V204Q-46 218 -36.1 227.9L${columns.start} 280`}
      />
      {routes.map(({ buyer, d, track, row }) => (
        <path
          className="network-track"
          d={d}
          data-route={buyer}
          data-row={row}
          data-track={track}
          key={buyer}
        />
      ))}
      {lit && <path className="network-halo" d={lit.d} data-path="" />}
      {stops.map(({ certification, x, top: from, bottom }) => (
        <rect
          className="network-capsule"
          height={bottom - from}
          key={certification}
          rx="13"
          width="26"
          x={x - 13}
          y={from}
        />
      ))}
      <rect
        className="network-capsule network-start"
        height="82"
        rx="13"
        width="26"
        x={columns.start - 13}
        y="239"
      />
      {routes.map(({ buyer, row }) => (
        <rect
          className="network-end"
          height={low ? 8 : 18}
          key={buyer}
          width="6"
          x={columns.bar - 3}
          y={row - (low ? 4 : 9)}
        />
      ))}
      {lit && (
        <>
          <path className="network-route" d={lit.d} data-path="" pathLength="1" />
          <circle className="network-from" cx={columns.start} cy={lit.track} data-from="" r="8" />
          <rect
            className="network-end-lit"
            data-end=""
            height="32"
            width="10"
            x={columns.bar - 5}
            y={lit.row - 16}
          />
          {stops.map(({ certification, x, row }, index) => (
            <g
              data-at={x}
              data-fixed={row === undefined ? undefined : ''}
              data-mark={marked?.[index]?.mark}
              data-stop={certification}
              key={certification}
              transform={`translate(${x} ${row ?? lit.track})`}
            >
              <StopMark />
            </g>
          ))}
        </>
      )}
      {lit && low && (
        <text className="network-terminal" x={columns.name} y={lit.row + 6}>
          {buyerName(lit.buyer)}
        </text>
      )}
      {lit && !low && (
        <g className="network-terminals">
          {routes.map(({ buyer, row }) => (
            <text data-on={buyer === lit.buyer ? '' : undefined} key={buyer} x={columns.name} y={row + 6}>
              {buyerName(buyer)}
            </text>
          ))}
        </g>
      )}
      <RouteLabels marked={marked} stops={stops} />
      {stops.map(({ certification, signalAt }) =>
        signalAt ? <SignalSign key={certification} x={signalAt[0]} y={signalAt[1]} /> : null,
      )}
      {!low && (
        <>
          <path
            className="network-bracket"
            d={`M${(stops[0]?.x ?? 0) - 13} 392v8H${(stops[3]?.x ?? 0) + 13}v-8M${(stops[4]?.x ?? 0) - 13} 392v8h139l-6-5m6 5-6 5`}
          />
          <text
            className="network-word network-note"
            textAnchor="middle"
            x={((stops[0]?.x ?? 0) + (stops[3]?.x ?? 0)) / 2}
            y="420"
          >
            {copy.common}
          </text>
          <text className="network-word network-note" x={(stops[4]?.x ?? 0) - 13} y="420">
            {copy.depends}
          </text>
        </>
      )}
      <text className="network-word" x="0" y="352">
        {copy.start}
      </text>
    </svg>
  );
}
