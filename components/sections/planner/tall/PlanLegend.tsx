import type { Plan } from '@/lib/planner/engine/types';
import type { PlanDrawing } from '@/lib/planner/picture/picture';
import { arrivalText } from '@/lib/planner/words/describe';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { SignalIcon } from '../words/SignalIcon';

interface PlanLegendProps {
  plan: Plan;
  drawing: PlanDrawing;
  words: PlannerWords;
}

/** Names to the numbers of the tall picture, and to its signals. */
export function PlanLegend({ plan, drawing, words }: PlanLegendProps) {
  const { picture } = words.copy;
  const open = drawing.runs[0].lanes.filter(({ question }) => question !== null);
  return (
    <div className="mx-auto mt-5 max-w-105 text-label">
      <ol className="border-rule border-t">
        {plan.items.map((item, index) => (
          <li
            className="grid grid-cols-sign border-rule border-b py-2"
            key={item.certification}
            data-lane={item.certification}
          >
            <b aria-hidden="true">{index + 1}</b>
            <span>
              <b className="font-bold">{words.certifications[item.certification]?.name}</b>{' '}
              <span className="block text-muted">{arrivalText(item, words)}</span>
            </span>
          </li>
        ))}
      </ol>
      {open.length > 0 && (
        <ul>
          {open.map(({ certification, question }) => (
            <li className="grid grid-cols-sign border-rule border-b py-2" key={certification}>
              <span aria-hidden="true">–</span>
              <span>
                {words.certifications[certification]?.name}{' '}
                <span className="block text-muted">{fill(picture.decides, { n: question ?? '' })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {drawing.legal.map(({ id }) => (
        <p className="grid grid-cols-sign border-rule border-b py-2" key={id}>
          <span aria-hidden="true" className="mt-1.5 size-2.5 rotate-45 border-2 border-fg" />
          <span>
            <b className="font-bold">{words.dates[id]?.day}</b> {words.dates[id]?.label}
          </span>
        </p>
      ))}
      {drawing.published && (
        <p className="border-rule border-b py-2 text-muted">
          {fill(picture.published, { name: words.pathways[drawing.published.id]?.name ?? '' })}:{' '}
          {words.pathways[drawing.published.id]?.months}
        </p>
      )}
      {plan.gates.length > 0 && (
        <p className="flex items-center gap-3 py-2 text-muted">
          <SignalIcon className="h-6 w-9 flex-none" />
          <span>{plan.gates.map(({ id }) => words.gates[id]?.name).join(', ')}</span>
        </p>
      )}
    </div>
  );
}
