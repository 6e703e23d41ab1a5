import { clsx } from 'clsx';
import { labelAnchor, percentOf } from '@/lib/geometry/scale';

/** A tick of a ruler. */
export interface Tick {
  at: number;
  /** Whether the tick is longer. */
  major?: boolean;
  label?: string;
  /** Whether the label is shown on wide screens only. */
  wide?: boolean;
}

/**
 * Renders the ticks below a line to scale; `at` is from 0 to `end`. Decorative: the page must also state the numbers
 * as text.
 */
export function Ruler({
  ticks,
  end,
  className,
}: {
  ticks: readonly Tick[];
  end: number;
  className?: string;
}) {
  return (
    <svg aria-hidden="true" className={clsx('h-8.5 w-full overflow-visible text-caption', className)}>
      {ticks.map(({ at, major, label, wide }) => (
        <g key={at}>
          <line
            className={clsx('stroke-fg', major ? 'opacity-90' : 'opacity-45')}
            x1={percentOf(at, end)}
            x2={percentOf(at, end)}
            y2={major ? 16 : 10}
          />
          {label && (
            <text
              className={clsx('fill-muted', wide && 'max-lg:hidden')}
              textAnchor={labelAnchor(at, end)}
              x={percentOf(at, end)}
              y="31"
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
