import { clsx } from 'clsx';
import { labels } from '@/content/labels';
import { share } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';

interface ScaleAxisProps {
  /** Last month of the scale. */
  end: number;
  /** Month that carries a label of its own, on wide screens only. */
  flag: number;
  marks: readonly number[];
}

const label = (mark: number, flag: number) => {
  if (mark === 0) return labels.start;
  if (mark % 6 === 0) return fill(labels.month, { number: mark });
  return mark === flag ? String(mark) : '';
};

/** Month lines behind both routes; on the phone only the start, one third and the end are named. */
export function ScaleAxis({ end, flag, marks }: ScaleAxisProps) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 h-full w-full overflow-visible">
      {marks.map((mark) => (
        <g key={mark}>
          <rect
            className={clsx('fill-rule', mark === end && '-translate-x-px')}
            height="100%"
            width="1"
            x={share(mark, end)}
          />
          <text
            className={clsx(
              'fill-muted text-caption',
              mark === end ? '-translate-x-2' : 'translate-x-2',
              mark !== 0 && mark !== 6 && mark !== end && 'max-md:hidden',
              mark === flag && 'max-lg:hidden',
              mark === end - 6 && 'max-lg:hidden',
            )}
            textAnchor={mark === end ? 'end' : 'start'}
            x={share(mark, end)}
            y="12"
          >
            {mark === end ? fill(labels.month, { number: end }) : label(mark, flag)}
          </text>
        </g>
      ))}
    </svg>
  );
}
