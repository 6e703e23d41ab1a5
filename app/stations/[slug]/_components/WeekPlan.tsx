import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import { RichText } from '@/components/ui/RichText';
import { spans } from '@/content/labels';
import type { StationPhase } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import { labelAnchor, percentOf } from '@/lib/geometry/scale';
import { formatWeekSpan } from '@/lib/stations/journey';
import { fill } from '@/lib/text/fill';

const { work } = stationLabels;

interface WeekPlanProps {
  phases: readonly StationPhase[];
  /** The length of the scale in weeks. */
  weeks: number;
}

/** Renders the phases as bars on one axis of weeks, each over who does what. */
export function WeekPlan({ phases, weeks }: WeekPlanProps) {
  return (
    <div>
      <div className="grid gap-x-gap lg:grid-cols-four-eight">
        <svg
          aria-hidden="true"
          className="h-6 w-full overflow-visible fill-muted text-caption lg:col-start-2"
        >
          {[0, ...phases.map(({ to }) => to)].map((week) => (
            <text key={week} textAnchor={labelAnchor(week, weeks)} x={percentOf(week, weeks)} y="16">
              {week === weeks ? fill(spans.weeks.one, { from: week }) : week}
            </text>
          ))}
        </svg>
      </div>
      <ol className="grid gap-y-8 ink-t pt-4 text-small">
        {phases.map((phase) => (
          <li className="grid gap-x-gap gap-y-3 lg:grid-cols-four-eight" key={phase.from}>
            <div>
              <h3 className="text-name">{phase.title}</h3>
              <p className="text-muted">{formatWeekSpan(phase)}</p>
              <p className="mt-2">
                <RichText text={phase.text} />
              </p>
            </div>
            <div>
              <svg aria-hidden="true" className="h-4 w-full overflow-visible">
                {phases.slice(0, -1).map(({ to }) => (
                  <line
                    className="stroke-rule"
                    key={to}
                    x1={percentOf(to, weeks)}
                    x2={percentOf(to, weeks)}
                    y2="100%"
                  />
                ))}
                <rect
                  className="fill-fg"
                  height="16"
                  width={percentOf(phase.to - phase.from + 1, weeks)}
                  x={percentOf(phase.from - 1, weeks)}
                />
              </svg>
              <ResponsiveDisclosure compact title={work.title}>
                <dl className="mt-3 grid gap-x-6 gap-y-2 md:grid-cols-3">
                  {(['handOver', 'owner', 'outputs'] as const).map((field) => (
                    <div key={field}>
                      <dt className="text-caption text-muted">{work[field]}</dt>
                      <dd>
                        {[phase[field]].flat().map((text) => (
                          <RichText key={text} text={text} />
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </ResponsiveDisclosure>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
