import { clsx } from 'clsx';
import type { Phase } from '@/content/certifications/types';
import { labels } from '@/content/labels';
import { certificationCopy } from '@/content/page-copy/certification';
import { months as inMonths, type Range } from '@/content/units';
import { formatRange } from '@/lib/figures/format';
import { type MonthSpan, monthTicks, runChart } from '@/lib/geometry/run-chart';
import { labelAnchor, percentOf, rem } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';

interface RunChartProps {
  phases: readonly Phase[];
  total: Range<'months'>;
}

/** Heights in px at the default text size: the axis, a bar, and the gap between the two bars. */
const [axis, bar, gap] = [26, 44, 32] as const;
/** The share of the axis that its last label takes on mobile. */
const lastLabelShare = 0.24;
const longestTop = bar + gap;
const height = longestTop + bar;
/** The two bars. */
const runs = [
  { run: 'shortest', end: 'min', top: 0, paint: 'fill-line' },
  { run: 'longest', end: 'max', top: longestTop, paint: 'fill-fg' },
] as const;

/** Renders the shortest and the longest run on one axis of months, with bands between the same phases. */
export function RunChart({ phases, total }: RunChartProps) {
  const chart = runChart(phases.map(({ duration }) => duration));
  const { shortest, longest } = certificationCopy.timeline;
  const ticks = monthTicks(chart.end);
  const x = (month: number) => percentOf(month, chart.end);
  const middle = ({ from, to }: MonthSpan) => x((from + to) / 2);
  const isNearLastLabel = (month: number) =>
    month < chart.end && (chart.end - month) / chart.end < lastLabelShare;
  const label = (month: number) => {
    if (month === 0) return labels.start;
    return month === chart.end ? fill(labels.month, { number: month }) : month;
  };
  return (
    <svg aria-hidden="true" className="h-43.5 w-full overflow-visible numerals enlarged:h-49.5">
      {ticks.map((month) => (
        <text
          className={clsx(
            'fill-muted text-caption',
            isNearLastLabel(month) && 'max-md:hidden',
            month > 0 && month < chart.end && 'enlarged:hidden',
          )}
          key={month}
          textAnchor={labelAnchor(month, chart.end)}
          x={x(month)}
          y={rem(16)}
        >
          {label(month)}
        </text>
      ))}
      <svg
        aria-hidden="true"
        height={rem(height)}
        preserveAspectRatio="none"
        viewBox={`0 0 ${chart.end} ${height}`}
        width="100%"
        y={rem(axis)}
      >
        <path
          className="stroke-rule"
          d={ticks.map((month) => `M${month} 0V${height}`).join('')}
          vectorEffect="non-scaling-stroke"
        />
        <path
          className="fill-fg/15 stroke-surface stroke-2"
          d={chart.shortest
            .map(({ from, to }, index) => {
              const below = chart.longest[index] ?? { from, to };
              return `M${from} ${bar}H${to}L${below.to} ${longestTop}H${below.from}Z`;
            })
            .join('')}
          vectorEffect="non-scaling-stroke"
        />
        {runs.map(({ run, end, top, paint }) => (
          <path
            className={clsx(paint, 'stroke-surface stroke-2')}
            d={chart[run].map(({ from, to }) => `M${from} ${top}H${to}v${bar}H${from}Z`).join('')}
            data-months={total[end]}
            data-run={run}
            key={run}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {runs.flatMap(({ run, top }) =>
        chart[run].map((span) => (
          <text
            className="fill-surface text-small font-bold"
            key={`${run} ${span.from}`}
            textAnchor="middle"
            x={middle(span)}
            y={rem(axis + 29 + top)}
          >
            {span.to - span.from}
          </text>
        )),
      )}
      <g className="run-label translate-x-3.5 stroke-0 max-md:stroke-6 enlarged:hidden">
        <text className="outlined fill-fg font-bold" x={x(total.min)} y={rem(axis + 20)}>
          {shortest}
        </text>
        <text className="outlined fill-muted" x={x(total.min)} y={rem(axis + 39)}>
          {formatRange(inMonths(total.min))}
        </text>
      </g>
      <text className="run-label fill-muted" y={rem(axis + height + 24)}>
        <tspan className="fill-fg font-bold">{longest}</tspan> {formatRange(inMonths(total.max))}
      </text>
      {/* Enlarged text does not fit next to the bar. */}
      <text className="run-label hidden fill-muted enlarged:inline" y={rem(axis + height + 46)}>
        <tspan className="fill-fg font-bold">{shortest}</tspan> {formatRange(inMonths(total.min))}
      </text>
    </svg>
  );
}
