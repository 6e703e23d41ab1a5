'use client';

import { clsx } from 'clsx';
import { networkCopy } from '@/content/page-copy/network';
import type { NetworkProduct } from '@/lib/network/results';
import { fill } from '@/lib/text/fill';
import { useRouteChoice } from '../network/RouteProvider';
import { StopSymbol } from '../network/symbols';
import { cornerLeader, drawing, drawingUrl, type Leader, largeFrame, leaderOf, smallFrame } from './leaders';
import '../network/network.css';
import './labeled-product.css';

/**
 * Renders the drawing of the product with a label at each part that a requirement of the buyer concerns: required ones in
 * the line's color, unconfirmed ones dashed, the rest without a label. It is hidden from assistive technology, because
 * the network's list and status have the same content as text.
 */
export function LabeledProduct() {
  const { product, map, verdicts, chosen } = useRouteChoice();
  const stops = map.stops.map(({ certification, name }, index) => {
    const [mark, word, lines = [word]] = verdicts[index] ?? ['none', ''];
    return { certification, name, mark, word, lines };
  });
  const labeled = [
    ...stops.filter(({ mark }) => mark === 'planned'),
    ...stops.filter(({ mark }) => mark === 'ask'),
  ];
  const corners = labeled.slice(0, 4);
  const more = labeled.length - corners.length;
  const label = (corner: number) => {
    const stop = corners[corner];
    return (
      <p data-mark={stop?.mark}>
        <b>{stop?.name}</b> <span>{stop?.word}</span>
      </p>
    );
  };
  return (
    <div aria-hidden="true" className="table:w-max" data-chosen={chosen ? '' : undefined}>
      <svg
        aria-hidden="true"
        className="marked-wide"
        height={largeFrame.height}
        viewBox={`0 0 ${largeFrame.width} ${largeFrame.height}`}
        width={largeFrame.width}
      >
        <Drawing key={product} place={largeFrame} product={product} />
        <g key={`${product} marks`}>
          {stops.map(({ certification, name, mark, lines }) => {
            const leader = leaderOf(product, certification);
            return (
              <g className="marked-stop" data-mark={mark} key={certification}>
                <LeaderLine leader={leader} mark={mark} size={0.6} />
                <LeaderLabel leader={leader} lines={mark === 'none' ? [] : lines} name={name} />
              </g>
            );
          })}
        </g>
      </svg>
      <div className="marked-small">
        {label(0)}
        {label(1)}
        {/* Smaller than the copy, which has to be the largest contentful paint. */}
        <svg
          aria-hidden="true"
          className="col-span-full mx-auto h-auto w-full max-w-87.5 overflow-visible"
          height={smallFrame.height}
          viewBox={`0 0 ${smallFrame.width} ${smallFrame.height}`}
          width={smallFrame.width}
        >
          <Drawing key={product} place={smallFrame} product={product} />
          {corners.map(({ certification, mark }, corner) => (
            <g className="marked-stop" data-mark={mark} key={certification}>
              <LeaderLine leader={cornerLeader(product, corner)} mark={mark} size={0.47} />
            </g>
          ))}
        </svg>
        {label(2)}
        <p>{more > 0 && fill(networkCopy.marked.more, { count: more })}</p>
        {label(3)}
      </div>
    </div>
  );
}

interface DrawingProps {
  product: NetworkProduct;
  place: { x: number; y: number; scale: number };
}

function Drawing({ product, place: { x, y, scale } }: DrawingProps) {
  return (
    <image
      className="motion-safe:animate-[appear_240ms]"
      height={drawing.height * scale}
      href={drawingUrl(product)}
      width={drawing.width * scale}
      x={x + drawing.x * scale}
      y={y + drawing.y * scale}
    />
  );
}

function LeaderLine({
  leader: { d, mark: at, end },
  mark,
  size,
}: {
  leader: Leader;
  mark: string;
  size: number;
}) {
  const planned = mark === 'planned';
  return (
    <>
      <path className="stroke-surface" d={d} fill="none" strokeWidth="7" />
      <path
        className={clsx('marked-leader', planned ? 'stroke-line' : 'stroke-fg')}
        d={d}
        fill="none"
        {...(planned ? { pathLength: 1, strokeWidth: 3 } : { strokeDasharray: '5 4', strokeWidth: 1.5 })}
      />
      <circle
        className={planned ? 'fill-line' : 'fill-surface stroke-fg'}
        cx={end[0]}
        cy={end[1]}
        r={planned ? 5 : 3.5}
        strokeWidth="2"
      />
      <g data-mark={mark} transform={`translate(${at.join(' ')}) scale(${size})`}>
        <StopSymbol />
      </g>
    </>
  );
}

function LeaderLabel({
  leader: { side, mark: at },
  name,
  lines,
}: {
  leader: Leader;
  name: string;
  lines: readonly string[];
}) {
  const x = at[0] + side * 18;
  const y = at[1] - (lines.length > 1 ? 13 : 3);
  return (
    <g textAnchor={side < 0 ? 'end' : 'start'}>
      <text className="network-name" x={x} y={y}>
        {name}
      </text>
      {lines.map((line, index) => (
        <text className="network-word" key={line} x={x} y={y + 20 + index * 19}>
          {line}
        </text>
      ))}
    </g>
  );
}
