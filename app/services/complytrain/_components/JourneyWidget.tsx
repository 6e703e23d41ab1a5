import { Stop } from '@/components/line/Stop';
import { platformPage } from '@/content/page-copy/platform';
import { journeyWidget } from '@/content/platform';
import { stationList } from '@/content/stations/heads';
import type { StepState } from '@/content/stations/types';
import { stepState } from '@/lib/stations/journey';
import { WidgetBar, WidgetLine } from './WidgetBar';

const { title, states, note } = platformPage.widget;
const { current, percent } = journeyWidget;

/** How far the line below a stop is filled, in percent. */
const filled: Record<StepState, number> = { completed: 100, current: percent, pending: 0 };

/** A journey under way: static, an example. */
export function JourneyWidget() {
  return (
    <section
      aria-labelledby="journey-progress"
      className="break-inside-avoid px-6 pt-6 pb-4"
      data-ground="sheet"
    >
      <h2 className="mb-4 text-name" id="journey-progress">
        {title}
      </h2>
      {/* On paper in one row, whose words say how far each is. */}
      <ol className="print:grid print:grid-cols-5">
        {stationList.map(({ slug, number, name }, index) => {
          const state = stepState(number, current);
          return (
            <li
              aria-current={state === 'current' ? 'step' : undefined}
              className="relative grid grid-cols-mark gap-x-4 pb-4 print:pr-3"
              key={slug}
            >
              {index < stationList.length - 1 && <WidgetLine percent={filled[state]} />}
              <Stop state={state}>{number}</Stop>
              <div className="pt-1">
                <p className="font-bold">{name}</p>
                <p className="text-small text-muted">{states[state]}</p>
                {state === 'current' && <WidgetBar label={name} percent={percent} />}
              </div>
            </li>
          );
        })}
      </ol>
      <p className="text-small text-muted">{note}</p>
    </section>
  );
}
