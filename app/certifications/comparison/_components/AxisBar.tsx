import { clsx } from 'clsx';
import type { Bar } from '@/lib/geometry/scale';

/** A range on its column's axis: a hairline from zero to the end, solid from low to high. The figures stand beside it. */
export function AxisBar({ bar, className = 'fill-fg' }: { bar: Bar; className?: string }) {
  return (
    <svg aria-hidden="true" className="axis-bar">
      <rect className={clsx(className)} height="9" width={`${bar.width}%`} x={`${bar.start}%`} />
    </svg>
  );
}
