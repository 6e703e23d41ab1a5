import { useId } from 'react';
import { Hatching } from '@/components/charts/RangeRow';
import type { Phase } from '@/content/certifications/types';
import { formatRange } from '@/lib/figures/format';
import { investmentLabel } from '@/lib/figures/totals';
import { runChart } from '@/lib/geometry/run-chart';
import { percentOf, rem } from '@/lib/geometry/scale';

interface MoneyChartProps {
  phases: readonly Phase[];
  /** Third-party fees and staff days, which no source divides by phase. */
  wholeRun: readonly string[];
}

/** Lengths in px at the default text size: the tallest bar, the texts below the bars, and a band with its text. */
const [tallest, texts, band] = [72, 60, 40] as const;

/**
 * Renders what is paid and worked, on the months of the longest run: our support by phase as bars (solid up to the
 * minimum), below it third-party fees and staff days as bands over the whole run. Up to 1180 px it is only the bars,
 * because the page has all figures as text.
 */
export function MoneyChart({ phases, wholeRun }: MoneyChartProps) {
  const hatchingId = useId();
  const { longest, end } = runChart(phases.map(({ duration }) => duration));
  const most = Math.max(...phases.map(({ investment }) => investment.max));
  const heightOf = (amount: number) => (amount / most) * tallest;
  return (
    <svg aria-hidden="true" className="h-18 w-full overflow-visible lg:h-51">
      <Hatching id={hatchingId} />
      {phases.map(({ name, investment }, index) => {
        const { from, to } = longest[index] ?? { from: 0, to: end };
        const [x, width] = [percentOf(from, end), percentOf(to - from, end)];
        const [least, full] = [heightOf(investment.min), heightOf(investment.max)];
        return (
          <g key={name}>
            <rect
              className="fill-none stroke-2 stroke-line"
              height={rem(full)}
              width={width}
              x={x}
              y={rem(tallest - full)}
            />
            <rect
              className="fill-line stroke-2 stroke-surface"
              height={rem(least)}
              width={width}
              x={x}
              y={rem(tallest - least)}
            />
            <g className="translate-x-2 max-lg:hidden">
              <text className="fill-muted text-small" x={x} y={rem(tallest + 22)}>
                {investmentLabel(name, index)}
              </text>
              <text className="fill-fg text-name" x={x} y={rem(tallest + 46)}>
                {formatRange(investment)}
              </text>
            </g>
          </g>
        );
      })}
      {wholeRun.map((name, index) => {
        const y = tallest + texts + index * band;
        return (
          <g className="max-lg:hidden" key={name}>
            <rect
              className="stroke-2 stroke-fg"
              fill={index === 0 ? `url(#${hatchingId})` : 'none'}
              height={rem(12)}
              width="100%"
              y={rem(y)}
            />
            <text className="fill-muted text-small" x={rem(8)} y={rem(y + 30)}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
