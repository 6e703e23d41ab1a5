import { clsx } from 'clsx';
import { labels } from '@/content/labels';
import { rem, share } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';

interface ScaleAxisProps {
  /** Last month of the scale. */
  end: number;
  /** Month that carries a label of its own, on wide screens only. */
  flag: number;
  marks: readonly number[];
}

/** What stands at a mark: every sixth month, the flag, and both ends. */
function label(mark: number, flag: number, end: number): string | undefined {
  if (mark === 0) return labels.start;
  if (mark % 6 === 0 || mark === end) return fill(labels.month, { number: mark });
  return mark === flag ? String(mark) : undefined;
}

/** Month lines behind both routes; on the phone only the start, one third and the end are named. */
export function ScaleAxis({ end, flag, marks }: ScaleAxisProps) {
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
          d={marks.map((mark) => `M${mark} 0V1`).join('')}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {marks.map((mark) => {
        const last = mark === end;
        const words = label(mark, flag, end);
        return (
          words && (
            <text
              key={mark}
              className={clsx(
                'fill-muted',
                mark !== 0 && !last && 'enlarged:hidden',
                last ? '-translate-x-2' : 'translate-x-2',
                mark !== 0 && mark !== 6 && !last && 'max-md:hidden',
                (mark === flag || mark === end - 6) && 'max-lg:hidden',
              )}
              textAnchor={last ? 'end' : undefined}
              x={share(mark, end)}
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
