import { TraditionalHatch } from '@/components/line/TraditionalHatch';
import type { Metric } from '@/content/page-copy/platform';
import { journeyMonths } from '@/lib/figures/journey';
import { share } from '@/lib/geometry/scale';

/** The part still to be paid or waited for, solid, out of the whole; or one tick for each day. */
export function MetricBar({ bar }: { bar: Metric['bar'] }) {
  if (bar.kind === 'days') {
    return (
      <svg aria-hidden="true" className="h-6 w-full fill-fg lg:h-7.5">
        {Array.from({ length: bar.days }, (_, day) => share(day, bar.days)).map((x) => (
          <rect height="100%" key={x} width={share(0.55, bar.days)} x={x} />
        ))}
      </svg>
    );
  }
  const percent = bar.kind === 'saved' ? 100 - bar.percent : (bar.months / journeyMonths.max) * 100;
  const id = `metric-hatch-${percent}`;
  return (
    <svg aria-hidden="true" className="h-6 w-full overflow-visible lg:h-7.5">
      <TraditionalHatch id={id} />
      <rect className="stroke-fg" fill={`url(#${id})`} height="100%" strokeWidth="2" width="100%" />
      <rect className="fill-line" height="100%" width={`${percent}%`} />
    </svg>
  );
}
