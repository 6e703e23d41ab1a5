import { firstBid } from '@/lib/planner/engine/first-bid';
import type { Item, Plan } from '@/lib/planner/engine/types';
import type { PlanDrawing } from '@/lib/planner/picture/picture';
import { arrivalText } from '@/lib/planner/words/arrivals';
import { monthsText } from '@/lib/planner/words/figures';
import { firstBidText } from '@/lib/planner/words/first-steps';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { RowAxis } from './RowAxis';
import { RowBar } from './RowBar';
import { SignalIcon } from './words/SignalIcon';
import { StageMark } from './words/StageMark';

interface PlanRowsProps {
  plan: Plan;
  drawing: PlanDrawing;
  words: PlannerWords;
}

/** Whether it ends the plan on its longest run. */
const isLast = ({ phases }: Item, { total }: Plan) => phases.at(-1)?.end[1] === total.months[1];

/** The picture for small windows: a named row for each certification, solid to the earliest end, hollow to the latest, on one axis. */
export function PlanRows({ plan, drawing, words }: PlanRowsProps) {
  const { span, deadline, legal } = drawing;
  const { picture, bid } = words.copy;
  const lanes = drawing.runs[0].lanes;
  const aside = lanes.filter(({ state, question }) => state === 'ask' || question !== null);
  return (
    <div className="text-small">
      <p className="flex flex-wrap gap-x-2 pb-2">
        <b className="font-bold">{bid.title}:</b>
        <span>{firstBidText(firstBid(plan), words)}</span>
      </p>
      <ol>
        {plan.items.map((item) => (
          <li className="border-rule border-t py-2" data-lane={item.certification} key={item.certification}>
            <p className="flex items-center justify-between gap-3">
              <b className="font-bold text-small">{words.certifications[item.certification]?.name}</b>
              <StageMark stage={item.stage} />
            </p>
            <RowBar deadline={deadline} item={item} last={isLast(item, plan)} span={span} />
            <p className="text-muted">
              {arrivalText(item, words)}{' '}
              <span className="block first-letter:uppercase">{words.stages[item.stage]}</span>
            </p>
          </li>
        ))}
      </ol>
      <RowAxis drawing={drawing} />
      <p className="text-muted">{picture.rows}</p>
      {aside.length > 0 && (
        <ul className="mt-3">
          {aside.map(({ certification, question, stage }) => {
            const asked = plan.ask.find((one) => one.certification === certification);
            return (
              <li
                className="flex items-baseline justify-between gap-3 border-rule border-t py-2"
                key={certification}
              >
                <span>
                  <b className="font-bold">{words.certifications[certification]?.name}</b>
                  {stage && <span className="text-muted">, {words.stages[stage]}</span>}
                </span>{' '}
                <span className="flex-none text-right text-muted">
                  {question === null
                    ? asked && fill(words.copy.askedShort, { months: monthsText(asked.adds.months) })
                    : fill(picture.decides, { n: question })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {legal.map(({ id }) => (
        <p className="border-rule border-t py-2" key={id}>
          <b className="font-bold">{words.dates[id]?.day}</b> {words.dates[id]?.label}
        </p>
      ))}
      {drawing.published && (
        <p className="border-rule border-t py-2 text-muted">
          {fill(picture.published, { name: words.pathways[drawing.published.id]?.name ?? '' })}:{' '}
          {words.pathways[drawing.published.id]?.months}
        </p>
      )}
      {plan.gates.length > 0 && (
        <p className="flex items-center gap-3 border-rule border-t py-2 text-muted">
          <SignalIcon className="h-6 w-9 flex-none" />
          <span>
            {picture.noDate}: {plan.gates.map(({ id }) => words.gates[id]?.name).join(', ')}
          </span>
        </p>
      )}
    </div>
  );
}
