import { clsx } from 'clsx';
import { RichText } from '@/components/ui/RichText';
import { labels } from '@/content/labels';
import type { WeekPlanBlock } from '@/content/stations/blocks';
import { formatWeekSpan } from '@/lib/stations/journey';
import { WorkFacts } from '../WorkFacts';
import { besideText, weekBar, weekGrid, weekText } from './week-classes';

/** Staircase bars on a grid of weeks; words under the bar, the work behind it beside them. */
export function WeekPlan({ block }: { block: WeekPlanBlock }) {
  const { weeks, phases } = block;
  const grid = clsx('grid', weekGrid(weeks));
  return (
    <div className="mt-8 border-fg border-t-2 tabular-nums md:mt-12">
      <div aria-hidden="true" className={clsx(grid, 'text-caption text-muted')}>
        {Array.from({ length: weeks }, (_, index) => index + 1).map((week) => (
          <span className="whitespace-nowrap border-rule border-l py-2 pl-2" key={week}>
            {week === 1 && <span className="max-md:hidden">{labels.weekUnit} </span>}
            {week}
          </span>
        ))}
      </div>
      <ol>
        {phases.map((phase) => (
          <li className={clsx(grid, 'border-rule border-t pt-4 pb-6')} key={phase.title}>
            <span aria-hidden="true" className={clsx('h-4 bg-fg md:h-5.5', weekBar(phase))} />
            <div className={clsx('max-lg:col-span-full lg:row-start-2 pt-3 lg:pr-4', weekText(phase))}>
              <h3 className="text-name">{phase.title}</h3>
              <p className="text-small text-muted">{formatWeekSpan(phase)}</p>
              <p className="mt-2 text-small">
                <RichText text={phase.text} />
              </p>
            </div>
            {phase.work && (
              <WorkFacts
                className={clsx(
                  'max-lg:col-span-full max-lg:mt-6 lg:row-start-2 lg:pt-4 lg:pr-4',
                  weekText(besideText(phase, weeks)),
                )}
                work={phase.work}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
