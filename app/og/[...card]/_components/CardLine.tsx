import { colors } from '@/tailwind.config';
import { lineEnd, lineY, stopRadius, stops, trunkX } from './journey-line';

interface CardLineProps {
  line: string;
  background: string;
  fg: string;
  /** The number of the filled stop. */
  station?: number;
}

/** Renders trunk, bend and journey of a card. The numerals are HTML, because the renderer does not draw SVG text. */
export function CardLine({ line, background, fg, station }: CardLineProps) {
  return (
    <>
      <svg
        aria-hidden="true"
        height="630"
        style={{ position: 'absolute', left: 0, top: 0 }}
        viewBox="0 0 1200 630"
        width="1200"
      >
        <path
          d={`M${trunkX} 96V428Q${trunkX} 436 92 442L120 470Q126 ${lineY} 134 ${lineY}H${lineEnd}`}
          fill="none"
          stroke={line}
          strokeWidth="10"
        />
        <path d={`M${lineEnd - 6} ${lineY - 31}V${lineY + 31}`} stroke={fg} strokeWidth="12" />
        {stops.map(({ number, x }) => (
          <circle
            cx={x}
            cy={lineY}
            fill={number === station ? line : background}
            key={number}
            r={stopRadius - 4.5}
            stroke={fg}
            strokeWidth="9"
          />
        ))}
      </svg>
      {stops.map(({ number, x }) => (
        <div
          key={number}
          style={{
            position: 'absolute',
            left: x - stopRadius,
            top: lineY - stopRadius,
            width: stopRadius * 2,
            height: stopRadius * 2,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            fontSize: 24,
            color: number === station ? colors.ink : fg,
          }}
        >
          {number}
        </div>
      ))}
    </>
  );
}
