import { clsx } from 'clsx';
import { Stop } from '@/components/line/Stop';
import { stationList } from '@/content/stations/heads';
import { stationLabels } from '@/content/stations/labels';
import { stepState } from '@/lib/stations/journey';
import { fill } from '@/lib/text/fill';

/** Renders the progress of the journey as five stops on a line. On mobile only the current one has a label. */
export function ProgressStrip({ current }: { current: number }) {
  const station = stationList.find(({ number }) => number === current);
  return (
    <div className="hair-b pt-4">
      <p className="text-caption text-muted">
        {stationLabels.progressExample}.{' '}
        {station?.hasTwoNames &&
          fill(stationLabels.twoNames, { progress: station.progressLabel, name: station.name })}
      </p>
      <ol
        aria-label={stationLabels.progress}
        className="flex pt-3 pb-6 max-md:min-h-26 md:grid md:grid-cols-5"
      >
        {stationList.map(({ slug, number, progressLabel }) => {
          const state = stepState(number, current);
          return (
            <li
              aria-current={state === 'current' ? 'step' : undefined}
              className={clsx(
                'relative flex flex-col gap-2 max-md:not-last:w-[21%] before:absolute before:top-3.75 before:left-0 before:h-1.5 before:w-full before:content-empty last:before:hidden',
                state === 'completed' ? 'before:bg-line' : 'before:bg-rule',
              )}
              key={slug}
            >
              <Stop state={state}>{number}</Stop>{' '}
              <div
                className={clsx(
                  state === 'current' ? 'max-md:w-max' : 'max-md:sr-only',
                  // In the narrowest windows, the label of a late station ends at its stop, because it would overflow.
                  number > 3 && 'tight:self-end tight:text-right',
                )}
              >
                <span className={clsx('block font-bold', state === 'pending' && 'text-muted')}>
                  {progressLabel}
                </span>{' '}
                <span className="text-caption text-muted">{stationLabels.steps[state]}</span>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
