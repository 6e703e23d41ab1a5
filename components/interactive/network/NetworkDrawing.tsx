import { clsx } from 'clsx';
import { useMemo } from 'react';
import { networkCopy as copy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import type { NetworkAnswers, NetworkMap, StopMarks } from '@/lib/network/data';
import { layoutOf, lineYs, mapWidth, namesX, startX, terminalX } from '@/lib/network/layout';
import { SignalSymbol, StopSymbol } from './symbols';

interface NetworkDrawingProps {
  map: NetworkMap;
  /** The buyer whose route is highlighted; without one all lines have the same color, and stops show their subject. */
  buyer?: BuyerCode;
  verdicts?: readonly NetworkAnswers['verdicts'][number][];
  /** The marks of each stop without a selection. */
  marks?: readonly StopMarks[];
}

const [top, bottom] = [lineYs[0], lineYs[4]];
const branch = (top + bottom) / 2;

/** Scale of the marks inside a stop without a selection, and the distance between two of them. */
const restMarks = { scale: 0.55, gap: 20 } as const;
const middleOf = ({ top, bottom }: { top: number; bottom: number } = { top: 0, bottom: 0 }) =>
  (top + bottom) / 2;

/** Returns the positions of routes and stops, and the parts of the drawing that no choice changes. */
function staticLayer({ lines, stops: mapStops }: NetworkMap, faded: boolean) {
  const { routes, stops, ...box } = layoutOf(lines, mapStops);
  return {
    ...box,
    routes,
    stops,
    tracks: (
      <g
        className={clsx(
          'network-tracks',
          faded ? 'stroke-faded forced-colors:stroke-[GrayText]' : 'stroke-fg',
        )}
        strokeWidth="8"
      >
        <path className="stroke-line" d={`M-60 ${branch - 60 - startX}L${startX} ${branch}`} />
        {routes.map(({ d, end }) => (
          <path d={d} key={end} />
        ))}
      </g>
    ),
    ends: (
      <>
        <g className={faded ? 'stroke-faded forced-colors:stroke-[GrayText]' : 'stroke-fg'} strokeWidth="5">
          {[...stops, { x: startX, top: top - 13, bottom: bottom + 13 }].map(
            ({ x, top: from, bottom: to }) => (
              <rect
                className={x === startX ? 'fill-surface stroke-fg' : 'fill-surface'}
                height={to - from}
                key={x}
                rx="13"
                width="26"
                x={x - 13}
                y={from}
              />
            ),
          )}
        </g>
        <g className={faded ? 'fill-slate forced-colors:fill-[GrayText]' : 'fill-fg'}>
          {routes.map(({ end }) => (
            <rect className="network-end" height="18" key={end} width="6" x={terminalX - 3} y={end - 9} />
          ))}
        </g>
      </>
    ),
  };
}

/** Renders the map from the desktop width up; the names of the buyers are next to it (NetworkNames). */
export function NetworkDrawing({ map, buyer, verdicts, marks }: NetworkDrawingProps) {
  const faded = buyer !== undefined;
  const { routes, stops, tracks, ends, ...box } = useMemo(() => staticLayer(map, faded), [map, faded]);
  const lit = routes.find((route) => route.buyer.code === buyer);
  const [first, , , fourth, fifth] = stops.map(({ x }) => x) as [number, number, number, number, number];
  return (
    <svg
      aria-hidden="true"
      className="network-drawing"
      fill="none"
      height={box.height}
      viewBox={`0 ${box.top} ${mapWidth} ${box.height}`}
      width={mapWidth}
    >
      {tracks}
      {lit && <path className="network-moves stroke-surface" d={lit.d} strokeWidth="18" />}
      {ends}
      {lit && (
        <g className="fill-line">
          <path
            className="network-route network-moves stroke-line"
            d={lit.d}
            fill="none"
            pathLength="1"
            strokeWidth="12"
          />
          <circle className="network-moves" cx={startX} cy={lit.track} r="8" />
          <rect className="network-moves" height="32" width="10" x={terminalX - 5} y={lit.end - 16} />
          <text className="network-terminal network-name" x={namesX} y={lit.end + 6}>
            {lit.buyer.name}
          </text>
        </g>
      )}
      {stops.map(({ x, at = lit?.track, text }, index) => {
        const { name, subject, signal } = map.stops[index] as NetworkMap['stops'][number];
        const [mark, word] = verdicts?.[index] ?? [undefined, subject];
        const { anchor, ...place } = lit ? text : { ...text, x, anchor: 'middle' as const };
        return (
          <g data-mark={mark} key={x} textAnchor={anchor}>
            {lit && (
              <g className="network-stop network-moves" transform={`translate(${x} ${at})`}>
                <StopSymbol />
              </g>
            )}
            {marks?.[index]?.map((mark, place, all) => (
              <g
                data-mark={mark}
                key={mark}
                transform={`translate(${x} ${middleOf(stops[index]) + (place - (all.length - 1) / 2) * restMarks.gap}) scale(${restMarks.scale})`}
              >
                <StopSymbol />
              </g>
            ))}
            <text className="network-name" x={place.x} y={place.name}>
              {name}
            </text>
            <text className="network-word" x={place.x} y={place.word}>
              {word}
            </text>
            {signal && <SignalSymbol x={x + signal} y={place.name - 11} />}
          </g>
        );
      })}
      <g className="network-word">
        <path
          className="stroke-muted"
          d={`M${first - 13} 392v8H${fourth + 13}v-8M${fifth - 13} 392v8h139l-6-5m6 5-6 5`}
          fill="none"
          strokeWidth="2"
        />
        <text textAnchor="middle" x={(first + fourth) / 2} y="426">
          {copy.common}
        </text>
        <text x={fifth - 30} y="426">
          {copy.depends}
        </text>
      </g>
      <text className="network-word" x="0" y="352">
        {copy.start}
      </text>
    </svg>
  );
}
