import { platformPage } from '@/content/page-copy/platform';
import { journeyWidget } from '@/content/platform';
import { stationList } from '@/content/stations/heads';
import { stepState } from '@/lib/stations/journey';
import { fill } from '@/lib/text/fill';

const { title, states, note, bar } = platformPage.widget;
const { current, percent } = journeyWidget;

/** The classes of a step: completed steps are filled, later ones are muted. */
const stepClasses = {
  completed: 'before:bg-fg before:text-surface',
  current: 'before:bg-line before:text-white after:bg-rule',
  pending: 'before:border-muted before:text-muted after:bg-rule',
};

/** Renders a static example of a journey in progress. */
export function JourneyWidget() {
  return (
    <section
      aria-labelledby="journey-progress"
      className="break-inside-avoid px-6 pt-6 pb-4"
      data-theme="sheet"
    >
      <h2 className="part-title" id="journey-progress">
        {title}
      </h2>
      <ol className="part-steps part-in-time">
        {stationList.map(({ slug, number, name }) => {
          const state = stepState(number, current);
          return (
            <li
              aria-current={state === 'current' ? 'step' : undefined}
              className={stepClasses[state]}
              key={slug}
            >
              <b>{name}</b> <small className="block text-muted text-small">{states[state]}</small>
              {state === 'current' && (
                <svg
                  className="mt-2 h-2.5 w-full"
                  aria-label={fill(bar, { station: name })}
                  aria-valuemax={100}
                  aria-valuemin={0}
                  aria-valuenow={percent}
                  role="progressbar"
                >
                  <rect className="fill-faint" height="100%" width="100%" />
                  <rect className="fill-line" height="100%" width={`${percent}%`} />
                </svg>
              )}
            </li>
          );
        })}
      </ol>
      <p className="part-caption mt-3">{note}</p>
    </section>
  );
}
