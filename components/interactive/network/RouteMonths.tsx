'use client';

import { Axis } from '@/components/charts/Axis';
import { RangeRow } from '@/components/charts/RangeRow';
import { networkCopy as copy } from '@/content/page-copy/network';
import { formatSpan } from '@/lib/network/format-span';
import { useRouteChoice } from './RouteProvider';

/** End of the scale in months, and the months with a label. */
const end = 24;
const labeledMonths = [0, 6, 12, 18, end].map((at) => ({ at, label: at }));

/**
 * Renders a bar per certification in months from the start, as on all pages: solid to the earliest end, outlined to the
 * latest; red if it determines the total length.
 */
export function RouteMonths() {
  const { answer, map } = useRouteChoice();
  const { bars } = answer;
  if (bars.length === 0) return null;
  const longest = Math.max(...bars.map(([, , , latest]) => latest));
  return (
    <div className="mt-4 max-md:hidden lg:mt-8">
      <dl className="part-bars">
        {bars.map(([stop, from, earliest, latest]) => (
          <RangeRow
            decides={latest === longest}
            end={end}
            from={from}
            key={stop}
            max={latest}
            min={earliest}
            name={map.stops[stop]?.name}
            value={`${formatSpan(earliest, latest)} ${copy.figures.months}`}
          />
        ))}
      </dl>
      <Axis end={end} ticks={labeledMonths} />
    </div>
  );
}
