import { endMonth, startMonth } from '@/lib/planner/engine/months';
import type { Pair, Plan } from '@/lib/planner/engine/types';
import { arrivalLabel } from '@/lib/planner/words/arrivals';
import { monthsText, ownMonths, shortRange, usdText } from '@/lib/planner/words/figures';
import { firstLines } from '@/lib/planner/words/first-steps';
import { earVerdict } from '@/lib/planner/words/verdicts';
import type { PlannerWords } from '@/lib/planner/words/words';

/** Two ends of a run as calendar months. */
const inShort = ({ start }: Plan, monthOf: typeof endMonth, [first, last]: Pair = [0, 0]) =>
  shortRange(monthOf(start, first), monthOf(start, last));

/** A plan in few lines: the worked plans of the page, and the printed sheet. */
export function PlanLines({ plan, words }: { plan: Plan; words: PlannerWords }) {
  const { copy, certifications, rules, gates, questions, stages } = words;
  const nameOf = (slug: string) => certifications[slug]?.name;
  const lists = [
    { title: copy.verdicts.held, lines: plan.held.map(({ certification }) => [nameOf(certification), '']) },
    {
      title: copy.before.ask,
      lines: plan.ask.map(({ certification, rules: [rule = ''] }) => [nameOf(certification), rules[rule]]),
    },
    {
      title: copy.before.not,
      lines: plan.notNeeded.map(({ certification, rules: [rule = ''] }) => [
        nameOf(certification),
        rules[rule],
      ]),
    },
    { title: copy.ear.short, lines: plan.ear ? [[copy.ear.title, earVerdict(plan, words)]] : [] },
    { title: copy.others, lines: plan.gates.map(({ id }) => [gates[id]?.name, gates[id]?.text]) },
  ];
  /** The sheet has room for one page; its facts name the decisions of others already. */
  const offPaper: string[] = [copy.others, copy.ear.short];
  return (
    <div className="text-small">
      {plan.items.length > 0 && (
        <ol className="border-fg border-t-2">
          {plan.items.map((item, index) => (
            <li
              className="grid gap-x-4 border-rule border-b py-2 md:grid-cols-[2rem_1.2fr_1fr_1fr_1.35fr_1.1fr] print:grid-cols-[1rem_2.5fr_.66fr_1fr_1.4fr_.82fr] print:gap-x-3 print:py-1"
              key={item.certification}
            >
              <b aria-hidden="true" className="max-md:hidden">
                {index + 1}
              </b>
              <b>
                <span aria-hidden="true" className="md:hidden">
                  {index + 1}{' '}
                </span>
                {nameOf(item.certification)}{' '}
                <span className="font-normal">
                  {copy.verdicts[item.verdict].toLowerCase()}, {stages[item.stage]}
                </span>{' '}
              </b>{' '}
              <span className="tabular-nums">{monthsText(ownMonths(item))}</span>{' '}
              <Months label={copy.row.starts} range={inShort(plan, startMonth, item.phases[0]?.start)} />{' '}
              <Months
                label={arrivalLabel(item, words)}
                range={inShort(plan, endMonth, item.phases.at(-1)?.end)}
              />{' '}
              <span className="whitespace-nowrap tabular-nums">{usdText(item.usd)}</span>{' '}
              <p className="text-muted md:col-span-5 md:col-start-2 print:hidden">
                {rules[item.rules[0] ?? '']}
              </p>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2 print:mt-2 print:gap-y-2">
        {lists
          .filter(({ lines }) => lines.length > 0)
          .map(({ title, lines }) => (
            <div className={offPaper.includes(title) ? 'print:hidden' : undefined} key={title}>
              <p className="font-bold">{title}</p>
              <ul>
                {lines.map(([name, text]) => (
                  <li className="mt-1 print:mt-0" key={name}>
                    <b className="font-bold">{name}</b>
                    {text && `: ${text}`}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        {plan.actions.length > 0 && (
          <div className="hidden md:col-span-2 print:block">
            <p className="font-bold">{copy.first.title}</p>
            <ol className="list-decimal pl-4">
              {firstLines(plan, words).map(({ title, to, howLong }) => (
                <li key={title}>
                  <b className="font-bold">{title}</b>: {to}. {howLong}
                </li>
              ))}
            </ol>
          </div>
        )}
        {plan.questions.length > 0 && (
          <ol className="hidden list-decimal pl-4 md:col-span-2 print:block print:columns-2 print:gap-x-8">
            {plan.questions.map((id) => (
              <li key={id}>{questions[id]}</li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

/** "Done May–Oct 2027": months of one year stay on one line; of two years, a narrow column breaks at the dash. */
function Months({ label, range }: { label: string; range: string }) {
  return (
    <span>
      {label} <span className={range.length > 12 ? undefined : 'whitespace-nowrap'}>{range}</span>
    </span>
  );
}
