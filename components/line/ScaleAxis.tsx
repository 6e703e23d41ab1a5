import { clsx } from 'clsx';
import { labels } from '@/content/labels';
import { rem, share } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';

interface ScaleAxisProps {
  /** Last month of the scale. */
  end: number;
  /** Month that carries a label of its own, on wide screens only. */
  flag: number;
  ticks: readonly number[];
}

/** What stands at a tick: every sixth month, the flag, and both ends. */
function label(tick: number, flag: number, end: number): string | undefined {
  if (tick === 0) return labels.start;
  if (tick % 6 === 0 || tick === end) return fill(labels.month, { number: tick });
  return tick === flag ? String(tick) : undefined;
}

/** Month lines behind both routes; on the phone only the start, one third and the end are named. */
export function ScaleAxis({ end, flag, ticks }: ScaleAxisProps) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 h-full w-full overflow-visible text-caption">
      {/* In a box of its own, whose width is the months'. */}
      <svg
        aria-hidden="true"
        height="100%"
        overflow="visible"
        preserveAspectRatio="none"
        viewBox={`0 0 ${end} 1`}
        width="100%"
      >
        <path
          className="stroke-rule"
          d={ticks.map((tick) => `M${tick} 0V1`).join('')}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {ticks.map((tick) => {
        const last = tick === end;
        const words = label(tick, flag, end);
        return (
          words && (
            <text
              key={tick}
              className={clsx(
                'fill-muted',
                tick !== 0 && !last && 'enlarged:hidden',
                last ? '-translate-x-2' : 'translate-x-2',
                tick !== 0 && tick !== 6 && !last && 'max-md:hidden',
                (tick === flag || tick === end - 6) && 'max-lg:hidden',
              )}
              textAnchor={last ? 'end' : undefined}
              x={share(tick, end)}
              y={rem(12)}
            >
              {words}
            </text>
          )
        );
      })}
    </svg>
  );
}
