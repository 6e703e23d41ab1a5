import type { Answers, Plan } from '@/lib/planner/engine/types';
import { monthsText, usdText } from '@/lib/planner/words/figures';
import { earText, noteText } from '@/lib/planner/words/verdicts';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { LineList } from './LineList';
import { PlanHeld } from './PlanHeld';

interface PlanBeforeProps {
  plan: Plan;
  answers: Answers;
  words: PlannerWords;
}

const list = 'border-fg border-t-2';
const line = 'border-rule border-b py-4 text-small';

/** What to settle before money is spent: questions, what is not needed, what is held, tasks. */
export function PlanBefore({ plan, answers, words }: PlanBeforeProps) {
  const { copy, certifications, rules, questions, tasks, buyers, remarks } = words;
  const nameOf = (slug: string) => certifications[slug]?.name;
  const own = answers.buyers.flatMap((code) =>
    (buyers[code]?.tasks ?? []).map((task) => `${buyers[code]?.name}: ${task}`),
  );
  const marks = plan.ask.some(({ rules: ids }) => ids.includes(words.lowestMarking))
    ? answers.buyers.flatMap((code) => {
        const buyer = buyers[code];
        return buyer?.restricted ? [`${buyer.name}: ${buyer.restricted}`] : [];
      })
    : [];
  const pages = answers.buyers.flatMap((code) => {
    const { name, path } = buyers[code] ?? {};
    return name && path ? [{ name, path }] : [];
  });
  return (
    <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <div>
        <h3 className="pb-3 text-name">{copy.before.ask}</h3>
        <ol className={list}>
          {plan.questions.map((id, index) => (
            <li className={`${line} flex gap-4`} key={id}>
              <b aria-hidden="true">{index + 1}</b>
              <span className="font-bold">{questions[id]}</span>
            </li>
          ))}
        </ol>
        <dl className="mt-4">
          {plan.ask.map(({ certification, stage, rules: [rule = ''], adds }) => (
            <div className={line} key={certification}>
              <dt className="font-bold">{nameOf(certification)}</dt>
              <dd>
                {rules[rule]} {fill(copy.asked, { months: monthsText(adds.months), usd: usdText(adds.usd) })}{' '}
                {copy.row.stage}: {words.stages[stage]}
              </dd>
            </div>
          ))}
          {plan.ear && (
            <div className={line}>
              <dt className="font-bold">{copy.ear.title}</dt>
              <dd>{earText(plan, words)}</dd>
            </div>
          )}
        </dl>
        {marks.length > 0 && (
          <>
            <h4 className="mt-6 font-bold">{copy.restricted}</h4>
            <ul className="mt-1 flex flex-col gap-2 text-small">
              {marks.map((mark) => (
                <li key={mark}>{mark}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div>
        <h3 className="pb-3 text-name">{copy.before.not}</h3>
        <dl className={list}>
          {plan.notNeeded.map(({ certification, rules: [rule = ''] }) => (
            <div className={`${line} grid gap-x-4 md:grid-cols-name`} key={certification}>
              <dt className="font-bold">{nameOf(certification)}</dt>
              <dd>{rules[rule]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-small text-muted">{copy.guide}</p>
        <PlanHeld plan={plan} words={words} />
        <div className="mt-8 flex flex-col md:gap-8">
          {pages.length > 0 && (
            <LineList title={copy.before.buyers}>
              {pages.map(({ name, path }) => (
                <li key={path}>
                  <a className="font-bold underline underline-offset-link" href={path}>
                    {name}
                  </a>
                </li>
              ))}
            </LineList>
          )}
          <LineList title={copy.before.tasks}>
            {[...plan.tasks.map((id) => tasks[id]), ...own].map((task) => (
              <li key={task}>{task}</li>
            ))}
            {own.length > 0 && <li className="text-small text-muted">{copy.before.checked}</li>}
          </LineList>
          {plan.worth.length + plan.remarks.length > 0 && (
            <LineList title={copy.before.remarks}>
              {plan.worth.map((id) => (
                <li key={id}>{noteText(id, answers, words)}</li>
              ))}
              {plan.remarks.map((id) => (
                <li key={id}>{remarks[id]}</li>
              ))}
            </LineList>
          )}
        </div>
      </div>
    </div>
  );
}
