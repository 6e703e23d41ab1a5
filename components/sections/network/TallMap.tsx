import { networkCopy as copy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import { tallBar, tallLines, tallStops, tallText, tallView } from '@/lib/network/tall';
import { families, lineTo } from '@/lib/network/topology';
import { stopName } from '@/lib/network/words';
import { SignalSign } from './SignalSign';

/** The standing map for narrow windows: the same lines turned, each family one platform. */
export function TallMap({ buyer }: { buyer?: BuyerCode }) {
  const lit = buyer && families[lineTo(buyer)]?.id;
  const lines = tallLines();
  return (
    <svg
      aria-hidden="true"
      className="network-drawing"
      data-drawing="tall"
      data-lit={lit && ''}
      viewBox={`${tallView.left} 0 ${tallView.width} ${tallView.height}`}
    >
      <path className="network-trunk" d="M-24 16H-2" />
      {lines.map(({ id, d }) => (
        <path
          className="network-track"
          d={d}
          data-family={id}
          data-on={id === lit ? '' : undefined}
          key={id}
        />
      ))}
      <rect className="network-capsule network-start" height="24" rx="12" width="72" x="-2" y="4" />
      <text className="network-word" x={tallText} y="21">
        {copy.start}
      </text>
      {tallStops().map(({ certification, signal, x, y, width }) => (
        <g key={certification}>
          <rect className="network-capsule" height="24" rx="12" width={width} x={x} y={y - 12} />
          <text className="network-name" x={tallText} y={y - 2}>
            {stopName(certification)}
          </text>
          <text className="network-word" x={tallText} y={y + 17}>
            {copy.subjects[certification]}
          </text>
          {signal && <SignalSign x={certification === 'itar' ? 144 : 242} y={y - 12} />}
        </g>
      ))}
      {lines.map(({ id, top, length }) => (
        <rect
          className="network-end"
          data-family={id}
          data-on={id === lit ? '' : undefined}
          height={length}
          key={id}
          width="7"
          x={tallBar}
          y={top}
        />
      ))}
    </svg>
  );
}
