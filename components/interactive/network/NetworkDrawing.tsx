import { networkCopy as copy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import type { NetworkAnswers, NetworkMap } from '@/lib/network/data';
import { layoutOf, mapWidth, places } from '@/lib/network/layout';
import { sizesOf } from './NetworkNames';
import { SignalSign } from './SignalSign';
import { StopMark } from './StopMark';

interface NetworkDrawingProps {
  map: NetworkMap;
  /** Whose route is lit; without one every line has the same color, and a stop says what it is about. */
  buyer?: BuyerCode;
  verdicts?: readonly NetworkAnswers['verdicts'][number][];
  /** The verdicts stand under the names of the stops. */
  words?: boolean;
}

const { start, bar, tracks, namesAt } = places;
const between = (tracks[0] + tracks[4]) / 2;

/** The map along the page, from the desktop up; the names of the buyers stand beside it (NetworkNames). */
export function NetworkDrawing({ map, buyer, verdicts, words = true }: NetworkDrawingProps) {
  const { top, height, routes, stops } = layoutOf(sizesOf(map), map.stops);
  const nameOf = ({ line, buyer: place }: (typeof routes)[number]) => map.lines[line][place];
  const lit = routes.find((route) => buyer && nameOf(route)?.code === buyer);
  const [first, , , fourth, fifth] = stops.map(({ x }) => x) as [number, number, number, number, number];
  return (
    <svg
      aria-hidden="true"
      className="network-drawing"
      data-lit={lit && ''}
      height={height}
      viewBox={`0 ${top} ${mapWidth} ${height}`}
      width={mapWidth}
    >
      <path className="network-trunk" d={`M-60 ${between - 60 - start}L${start} ${between}`} />
      {routes.map(({ d, row }) => (
        <path className="network-track" d={d} key={row} />
      ))}
      {lit && <path className="network-halo" d={lit.d} />}
      {stops.map(({ x, top: from, bottom }) => (
        <rect
          className="network-capsule"
          height={bottom - from}
          key={x}
          rx="13"
          width="26"
          x={x - 13}
          y={from}
        />
      ))}
      <rect
        className="network-capsule network-start"
        height={tracks[4] - tracks[0] + 26}
        rx="13"
        width="26"
        x={start - 13}
        y={tracks[0] - 13}
      />
      {routes.map(({ row }) => (
        <rect className="network-end" height="18" key={row} width="6" x={bar - 3} y={row - 9} />
      ))}
      {lit && (
        <>
          <path className="network-route" d={lit.d} pathLength="1" />
          <circle className="network-from" cx={start} cy={lit.track} r="8" />
          <rect className="network-end-lit" height="32" width="10" x={bar - 5} y={lit.row - 16} />
          {stops.map(({ x, row }, index) => (
            <g
              className="network-stop"
              data-mark={verdicts?.[index]?.[0]}
              key={x}
              transform={`translate(${x} ${row ?? lit.track})`}
            >
              <StopMark />
            </g>
          ))}
          <text className="network-terminal" x={namesAt} y={lit.row + 6}>
            {nameOf(lit)?.name}
          </text>
        </>
      )}
      {stops.map(({ x, text }, index) => {
        const { name, subject, signal } = map.stops[index] as NetworkMap['stops'][number];
        const [mark, word] = verdicts?.[index] ?? [undefined, subject];
        const at = lit ? text : { ...text, x, anchor: 'middle' as const };
        return (
          <g data-mark={mark} key={x} textAnchor={at.anchor}>
            <text className="network-name" x={at.x} y={at.name}>
              {name}
            </text>
            {words && (
              <text className="network-word" x={at.x} y={at.word}>
                {word}
              </text>
            )}
            {signal && <SignalSign x={x + signal} y={at.name - 11} />}
          </g>
        );
      })}
      {words && (
        <>
          <path
            className="network-bracket"
            d={`M${first - 13} 392v8H${fourth + 13}v-8M${fifth - 13} 392v8h139l-6-5m6 5-6 5`}
          />
          <text className="network-word" textAnchor="middle" x={(first + fourth) / 2} y="426">
            {copy.common}
          </text>
          <text className="network-word" x={fifth - 30} y="426">
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
