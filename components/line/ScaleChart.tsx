import { RichText } from '@/components/ui/RichText';
import { labels } from '@/content/labels';
import { ticks, totalMonths } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';
import { PlatformLine } from './PlatformLine';
import { ScaleAxis } from './ScaleAxis';
import { TraditionalBar } from './TraditionalBar';

/** A route on the chart: what it is called, what stands under its name, its phases in months. */
export interface ScaleRoute {
  name: string;
  summary: string;
  phases: readonly { name: string; months: number }[];
}

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
    <div className="relative break-inside-avoid pt-8.5 tabular-nums">
      <ScaleAxis end={total} flag={flag.month} marks={ticks(total, step)} />
      <RouteHead route={traditional} />
      <TraditionalBar phases={traditional.phases} total={total} />
      <div className="mt-12 lg:mt-16">
        <RouteHead route={platform} />
      </div>
      <PlatformLine flag={flag} gap={gap} phases={platform.phases} total={total} />
    </div>
  );
}

function RouteHead({ route: { name, summary, phases } }: { route: ScaleRoute }) {
  return (
    <div className="relative z-1">
      <h3 className="w-max max-w-full bg-ground pr-2.5 text-h3">{name}</h3>
      <p className="w-max max-w-full bg-ground pr-2.5 text-copy text-muted">
        <RichText text={summary} />
      </p>
      {/* Large text has no room in the bar. */}
      <ol className="sr-only enlarged:not-sr-only">
        {phases.map((phase) => (
          <li
            key={phase.name}
          >{`${phase.name}: ${fill(phase.months === 1 ? labels.oneMonth : labels.months, { number: phase.months })}`}</li>
        ))}
      </ol>
    </div>
  );
}
