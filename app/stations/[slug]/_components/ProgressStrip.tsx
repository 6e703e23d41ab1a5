import { clsx } from 'clsx';
import { Stop } from '@/components/line/Stop';
import { stationList } from '@/content/stations/heads';
import { stationLabels } from '@/content/stations/labels';
import { stepState } from '@/lib/stations/journey';

/** Five-step progress of the journey. On the phone the stops stand on a line and only the current one is named. */
export function ProgressStrip({ current }: { current: number }) {
  return (
    <ol
      aria-label={stationLabels.progress}
      className="flex border-rule border-b pt-7 pb-6 max-md:min-h-31 md:grid md:grid-cols-5"
    >
      {stationList.map(({ slug, number, progressLabel }) => {
        const state = stepState(number, current);
        return (
          <li
            aria-current={state === 'current' ? 'step' : undefined}
            className={clsx(
              'relative flex max-lg:flex-col max-lg:gap-2 max-md:w-[21%] max-md:last:w-auto md:pr-3 lg:gap-3',
              'max-md:last:before:hidden max-md:before:absolute max-md:before:top-3.5 max-md:before:left-0 max-md:before:h-1.5 max-md:before:w-full',
              state === 'completed' ? 'max-md:before:bg-line' : 'max-md:before:bg-rule',
            )}
            key={slug}
          >
            <Stop state={state}>{number}</Stop>{' '}
            <div className={state === 'current' ? 'max-md:w-max' : 'max-md:sr-only'}>
              <span className={clsx('block font-bold leading-tight', state === 'pending' && 'text-muted')}>
                {progressLabel}
              </span>{' '}
              <span className="text-caption text-muted">{stationLabels.steps[state]}</span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
