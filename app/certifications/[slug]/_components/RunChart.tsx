import type { Phase } from '@/content/certifications/types';
import { labels } from '@/content/labels';
import { certificationCopy } from '@/content/page-copy/certification';
import { months as inMonths, type Range } from '@/content/units';
import { formatRange } from '@/lib/figures/format';
import { monthMarks, runChart } from '@/lib/geometry/run-chart';
import { share } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';

interface RunChartProps {
  phases: readonly Phase[];
  total: Range<'months'>;
}

const top = 40;
const bar = 58;
const gap = 70;
const longestTop = top + bar + gap;

/** Shortest run over longest run on one axis of months, their phases joined by bands; the figures stand below as text. */
export function RunChart({ phases, total }: RunChartProps) {
  const chart = runChart(phases.map(({ duration }) => duration));
  const { shortest, longest, total: totalLabel } = certificationCopy.timeline;
  const x = (month: number) => share(month, chart.end);
  return (
    <>
      <svg aria-hidden="true" className="h-66 w-full overflow-visible tabular-nums">
        {monthMarks(chart.end).map((month) => (
          <g key={month}>
            <rect className="fill-rule" height={longestTop + bar + 12 - 30} width="1" x={x(month)} y="30" />
            <text
              className="fill-muted text-label"
              textAnchor={month === 0 ? 'start' : month === chart.end ? 'end' : 'middle'}
              x={x(month)}
              y="16"
            >
              {month === 0 ? labels.start : fill(labels.month, { number: month })}
            </text>
          </g>
        ))}
        <svg
          aria-hidden="true"
          height={gap}
          preserveAspectRatio="none"
          viewBox={`0 0 ${chart.end} 1`}
          width="100%"
          y={top + bar}
        >
          {chart.shortest.map(({ from, to }, index) => {
            const below = chart.longest[index] ?? { from, to };
            return (
              <path
                className={index % 2 ? 'fill-fg/10' : 'fill-fg/20'}
                d={`M${from} 0H${to}L${below.to} 1H${below.from}Z`}
                key={phases[index]?.name}
              />
            );
          })}
        </svg>
        {phases.map(({ name, duration }, index) => {
          const [short, long] = [chart.shortest[index], chart.longest[index]];
          if (!short || !long) return null;
          return (
            <g key={name}>
              <rect
                className="fill-line stroke-ground stroke-2"
                height={bar}
                width={x(short.to - short.from)}
                x={x(short.from)}
                y={top}
              />
              <text
                className="translate-x-3.5 fill-white text-label font-bold"
                x={x(short.from)}
                y={top + 35}
              >
                {formatRange(inMonths(duration.min))}
              </text>
              <rect
                className="fill-fg stroke-ground stroke-2"
                height={bar}
                width={x(long.to - long.from)}
                x={x(long.from)}
                y={longestTop}
              />
              <text
                className="translate-x-3.5 fill-ground text-label font-bold"
                x={x(long.from)}
                y={longestTop + 25}
              >
                {name}
              </text>
              <text className="translate-x-3.5 fill-ground text-label" x={x(long.from)} y={longestTop + 45}>
                {formatRange(inMonths(duration.max))}
              </text>
            </g>
          );
        })}
        <text className="translate-x-5 fill-fg text-[17px] font-extrabold" x={x(total.min)} y={top + 25}>
          {shortest}
        </text>
        <text className="translate-x-5 fill-muted text-label" x={x(total.min)} y={top + 47}>
          {formatRange(inMonths(total.min))}
        </text>
        <text className="fill-fg text-[17px] font-extrabold" x="0" y={longestTop + bar + 34}>
          {longest}
        </text>
        <text className="fill-muted text-label" x="116" y={longestTop + bar + 34}>
          {formatRange(inMonths(total.max))}
        </text>
      </svg>
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-2 border-rule border-t pt-4 text-small tabular-nums">
        {phases.map(({ name, duration }) => (
          <div className="flex gap-2.5" key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="font-bold">{formatRange(duration)}</dd>
          </div>
        ))}
        <div className="ml-auto flex gap-2.5">
          <dt className="text-muted">{totalLabel}</dt>
          <dd className="font-extrabold">{formatRange(total)}</dd>
        </div>
      </dl>
    </>
  );
}
