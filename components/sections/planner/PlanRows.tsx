import { shortMonth } from '@/lib/planner/engine/calendar-months';
import { firstBid } from '@/lib/planner/engine/first-bid';
import type { Item, Plan } from '@/lib/planner/engine/types';
import type { PlanDrawing } from '@/lib/planner/picture/picture';
import { arrivalText, firstBidText, monthsText } from '@/lib/planner/words/describe';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { SignalIcon } from './words/SignalIcon';
import { StageMark } from './words/StageMark';

interface PlanRowsProps {
  plan: Plan;
  drawing: PlanDrawing;
  words: PlannerWords;
}

/** Width of the axis in its own px, those of a phone's column, and the height of a bar. */
const width = 350;
const height = 16;

/** The picture for small windows: a named row for each certification, solid to the earliest end, hollow to the latest, on one axis. */
export function PlanRows({ plan, drawing, words }: PlanRowsProps) {
  const { span, deadline, legal } = drawing;
  const { picture, bid } = words.copy;
  const x = (month: number) => Math.round((month / span) * width * 10) / 10;
  const lanes = drawing.runs[0].lanes;
  const aside = lanes.filter(({ state, question }) => state === 'ask' || question !== null);
  return (
    <div className="text-label">
      <p className="flex flex-wrap gap-x-2 pb-2">
        <b className="font-bold">{bid.title}:</b>
        <span>{firstBidText(firstBid(plan), words)}</span>
      </p>
      <ol>
        {plan.items.map((item) => (
          <li className="border-rule border-t py-2.5" data-lane={item.certification} key={item.certification}>
            <p className="flex items-center justify-between gap-3">
              <b className="font-bold text-small">{words.certifications[item.certification]?.name}</b>
              <StageMark stage={item.stage} />
            </p>
            <svg
              aria-hidden="true"
              className="plan-picture my-1.5 block h-4 w-full overflow-visible"
              preserveAspectRatio="none"
              viewBox={`0 0 ${width} ${height}`}
            >
              <Bar deadline={deadline} item={item} last={isLast(item, plan)} span={span} x={x} />
            </svg>
            <p className="text-muted">
              {arrivalText(item, words)}; {words.stages[item.stage]}
            </p>
          </li>
        ))}
      </ol>
      <Axis drawing={drawing} x={x} />
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

/** Whether it ends the plan on its longest run. */
const isLast = ({ phases }: Item, { total }: Plan) => phases.at(-1)?.end[1] === total.months[1];

interface BarProps {
  item: Item;
  last: boolean;
  span: number;
  deadline: number | null;
  x: (month: number) => number;
}

/** From the earliest begin: solid to the earliest end, hollow to the latest. */
function Bar({ item: { phases }, last, deadline, x }: BarProps) {
  const [begin] = phases[0]?.start ?? [0];
  const [short, long] = phases.at(-1)?.end ?? [0, 0];
  return (
    <>
      <rect
        className={last ? 'plan-bar fill-line' : 'plan-bar fill-fg'}
        height={height}
        width={Math.max(2, x(short) - x(begin))}
        x={x(begin)}
      />
      {long > short && (
        <rect
          className={last ? 'plan-bar fill-none stroke-line' : 'plan-bar fill-none stroke-fg'}
          height={height - 2}
          strokeWidth="2"
          width={Math.max(2, x(long) - x(short) - 1)}
          x={x(short)}
          y="1"
        />
      )}
      {deadline !== null && (
        <path className="stroke-fg" d={`M${x(deadline)} -6V22`} fill="none" strokeWidth="3" />
      )}
    </>
  );
}

/** One month axis under all rows: quarters as ticks, years in bold, the deadline by name. */
function Axis({
  drawing: { span, startMonth, deadline },
  x,
}: {
  drawing: PlanDrawing;
  x: (month: number) => number;
}) {
  const months = Array.from({ length: span + 1 }, (_, month) => month);
  const quarters = months.filter((month) => (startMonth + month) % 3 === 0);
  const halfYears = months.filter(
    (month) => (startMonth + month) % (span > 24 ? 12 : 6) === 0 && month < span,
  );
  return (
    <svg
      aria-hidden="true"
      className="plan-picture block h-auto w-full overflow-visible tabular-nums [&_text]:fill-muted"
      viewBox={`0 0 ${width} ${deadline === null ? 34 : 54}`}
    >
      <path
        className="stroke-fg"
        d={`M0 1H${width}${quarters.map((month) => `M${x(month)} 1v8`).join('')}`}
        fill="none"
        strokeWidth="2"
      />
      {halfYears.map((month) => {
        const name = shortMonth(startMonth + month);
        const year = (startMonth + month) % 12 === 0;
        return (
          <text
            className={year ? '!fill-fg font-extrabold' : undefined}
            key={month}
            textAnchor={x(month) > width - 40 ? 'end' : 'start'}
            x={x(month)}
            y="26"
          >
            {year ? name.slice(-4) : name.slice(0, 3)}
          </text>
        );
      })}
      {deadline !== null && (
        <>
          <path className="stroke-fg" d={`M${x(deadline)} 0V34`} fill="none" strokeWidth="3" />
          <text
            className="!fill-fg font-extrabold"
            textAnchor={deadline > span / 2 ? 'end' : 'start'}
            x={x(deadline)}
            y="50"
          >
            {shortMonth(startMonth + deadline - 1)}
          </text>
        </>
      )}
    </svg>
  );
}
