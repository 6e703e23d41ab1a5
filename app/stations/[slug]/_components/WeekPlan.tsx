import { clsx } from 'clsx';
import { Terms } from '@/components/parts/Terms';
import { RichText } from '@/components/ui/RichText';
import { drawingLabels } from '@/content/drawings';
import type { StationBlock } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import { formatWeekSpan } from '@/lib/stations/journey';

const { work } = stationLabels;

interface WeekPlanProps extends Pick<Extract<StationBlock, { kind: 'plan' }>, 'phases' | 'drawing'> {
  /** The length of the scale in weeks. */
  weeks: number;
}

/** Renders the phases with who does what, each with a bar on the scale of weeks, or all next to one drawing. */
export function WeekPlan({ phases, drawing, weeks }: WeekPlanProps) {
  const scale = Array.from({ length: weeks + 1 }, (_, week) => `M${week} 0V4`).join('');
  return (
    <div className={clsx('plan', drawing && 'grid gap-x-gap gap-y-step lg:grid-cols-five-seven')}>
      {drawing && (
        <img
          alt={drawingLabels.footing}
          height="424"
          loading="lazy"
          src="/art/stepped-footing.svg"
          width="540"
        />
      )}
      <ol className="part-points">
        {phases.map((phase, index) => (
          <li className={clsx('grid gap-x-6 gap-y-3', !drawing && 'lg:grid-cols-four-eight')} key={index}>
            <div>
              <h3 className="text-name">{phase.title}</h3>
              <p className="text-muted">{formatWeekSpan(phase)}</p>
              <p className="mt-2">
                <RichText text={phase.text} />
              </p>
            </div>
            <div>
              {!drawing && (
                <svg
                  aria-hidden="true"
                  className="mb-3 h-4 w-full"
                  height="16"
                  preserveAspectRatio="none"
                  viewBox={`0 0 ${weeks} 4`}
                  width="320"
                >
                  <path className="stroke-rule" d={scale} vectorEffect="non-scaling-stroke" />
                  <rect className="fill-fg" height="4" width={phase.to - phase.from + 1} x={phase.from - 1} />
                </svg>
              )}
              <Terms
                items={[
                  { term: work.handOver, text: phase.handOver },
                  { term: work.owner, text: phase.owner },
                  { term: work.produces, text: phase.produces },
                ]}
                variant="ruled"
              />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
