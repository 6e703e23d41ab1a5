import { ticks, totalMonths } from '@/lib/geometry/scale';
import { PlatformLine } from './PlatformLine';
import { RouteHead, type ScaleRoute } from './RouteHead';
import { ScaleAxis } from './ScaleAxis';
import { TraditionalBar } from './TraditionalBar';

export interface ScaleChartProps {
  /** The long route; its length is the scale. */
  traditional: ScaleRoute;
  /** The short route, drawn as the line with a stop at the start of each phase. */
  platform: ScaleRoute;
  /** A month of the short route that is marked with a flag. */
  flag: { month: number; label: string };
  /** Words between the two arrivals. */
  gap: { figure: string; label: string };
}

/** Distance of the thin vertical lines, in months. */
const step = 3;

/** Two routes over one axis: a month has the same width in both. */
export function ScaleChart({ traditional, platform, flag, gap }: ScaleChartProps) {
  const total = totalMonths(traditional.phases);
  return (
    <div className="relative break-inside-avoid pt-8 numerals">
      <ScaleAxis end={total} flag={flag.month} ticks={ticks(total, step)} />
      <RouteHead route={traditional} />
      <TraditionalBar phases={traditional.phases} total={total} />
      <div className="mt-12 lg:mt-16">
        <RouteHead route={platform} />
      </div>
      <PlatformLine flag={flag} gap={gap} phases={platform.phases} total={total} />
    </div>
  );
}
