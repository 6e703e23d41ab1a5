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
    <section aria-labelledby="journey-progress" className="journey-widget" data-ground="sheet">
      <h2 id="journey-progress">{title}</h2>
      {/* On paper in one row, whose words say how far each is. */}
      <ol>
        {stationList.map(({ slug, number, name }, index) => {
          const state = stepState(number, current);
          return (
            <li aria-current={state === 'current' ? 'step' : undefined} key={slug}>
              {index < stationList.length - 1 && <WidgetLine percent={filled[state]} />}
              <Stop state={state}>{number}</Stop>
              <div>
                <b>{name}</b>
                <p>{states[state]}</p>
                {state === 'current' && <WidgetBar label={name} percent={percent} />}
              </div>
            </li>
          );
        })}
      </ol>
      <p>{note}</p>
    </section>
  );
}
