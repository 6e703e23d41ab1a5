import { shortRange } from '@/lib/planner/engine/calendar-months';
import { endMonth, startMonth } from '@/lib/planner/engine/months';
import type { MinMax, Plan } from '@/lib/planner/engine/types';
import { arrivalLabel } from '@/lib/planner/words/arrivals';
import { monthsText, phaseMonths, usdText } from '@/lib/planner/words/figures';
import { firstLines } from '@/lib/planner/words/first-steps';
import { earVerdict } from '@/lib/planner/words/verdicts';
import type { PlannerWords } from '@/lib/planner/words/words';

interface PlanRowsProps {
  plan: Plan;
  words: PlannerWords;
}

/** Returns a range of plan months as calendar months. */
const calendarRange = ({ start }: Plan, monthOf: typeof endMonth, [first, last]: MinMax = [0, 0]) =>
  shortRange(monthOf(start, first), monthOf(start, last));

/** Renders the planned certifications as rows, for the worked plans (with reasons) and for print. */
export function PlanRows({ plan, words, reasons }: PlanRowsProps & { reasons?: boolean }) {
  const { copy, certifications, rules, stages } = words;
  return (
    <ol className="plan-rows ink-t text-small">
      {plan.items.map((item) => (
        <li key={item.certification}>
          <b>{certifications[item.certification]?.name}</b>{' '}
          <span>{`${copy.verdicts[item.verdict]}, ${stages[item.stage].inSentence}`}</span>{' '}
          <span>{monthsText(phaseMonths(item))}</span>{' '}
          <span>{`${copy.row.starts} ${calendarRange(plan, startMonth, item.phases[0]?.start)}`}</span>{' '}
          <span>{`${arrivalLabel(item, words)} ${calendarRange(plan, endMonth, item.phases.at(-1)?.end)}`}</span>{' '}
          <span className="wide:text-right">{usdText(item.usd)}</span>{' '}
          {reasons && (
            <p className="basis-full text-muted wide:col-start-2 wide:-col-end-1">
              {rules[item.rules[0] ?? '']}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Renders the certifications that are held, to clarify or not needed, and the decisions of others. */
export function ExcludedLists({ plan, words }: PlanRowsProps) {
  const { copy, certifications, rules, gates } = words;
  const nameOf = (slug: string) => certifications[slug]?.name;
  const withReasons = (list: Plan['notNeeded']) =>
    list.map(({ certification, rules: [rule = ''] }) => [nameOf(certification), rules[rule]]);
  const lists = [
    { title: copy.verdicts.held, lines: plan.held.map(({ certification }) => [nameOf(certification), '']) },
    { title: copy.before.ask, lines: withReasons(plan.ask) },
    { title: copy.before.not, lines: withReasons(plan.notNeeded) },
    // Hidden in print, which is limited to one page and already lists the decisions of others in its facts.
    {
      title: copy.ear.short,
      lines: plan.ear ? [[copy.ear.title, earVerdict(plan, words)]] : [],
      screenOnly: true,
    },
    {
      title: copy.othersExplained,
      lines: plan.gates.map(({ id }) => [gates[id]?.name, gates[id]?.text]),
      screenOnly: true,
    },
  ];
  return (
    <div className="grid gap-x-8 gap-y-4 text-small md:grid-cols-2 print:gap-y-2">
      {lists
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines, screenOnly }) => (
          <div className={screenOnly ? 'print:hidden' : undefined} key={title}>
            <b>{title}</b>
            <ul>
              {lines.map(([name, text]) => (
                <li key={name}>
                  <b>{name}</b>
                  {text && <span>{`: ${text}`}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}

/** Renders the first steps and the questions to ask for print only; on screen both are separate sections. */
export function PrintLists({ plan, words }: PlanRowsProps) {
  return (
    <div className="grid gap-y-2 text-small">
      {plan.actions.length > 0 && (
        <div className="plan-paper">
          <b>{words.copy.first.title}</b>
          <ol className="list-decimal pl-4">
            {firstLines(plan, words).map(({ title, to, howLong }) => (
              <li key={title}>
                <b>{title}</b>
                <span>{`: ${to}. ${howLong}`}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <ol className="plan-paper columns-2 list-decimal pl-4">
        {plan.questions.map((id) => (
          <li key={id}>{words.questions[id]}</li>
        ))}
      </ol>
    </div>
  );
}
