import { clsx } from 'clsx';
import type { StageCode } from '@/content/planner/types';
import type { Plan } from '@/lib/planner/engine/types';
import { lengthText, monthsText } from '@/lib/planner/words/figures';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';

/** The four columns in the order of a sale: an unanswered question stands beside what is due before the bid. */
const columns: readonly StageCode[] = ['before-bid', 'ask', 'by-award', 'by-delivery'];

/** What is due at one stage: planned, to be asked, held with a check, the EAR, and before the bid the accounts. */
function rowsOf({ items, ask, held, ear, tasks, weapon }: Plan, code: StageCode, words: PlannerWords) {
  const { bid } = words.copy;
  const nameOf = (slug: string) => words.certifications[slug]?.name ?? '';
  const at = <T extends { stage: StageCode | null }>(list: readonly T[]) =>
    list.filter(({ stage }) => stage === code);
  return [
    ...(weapon?.gate && weapon.stage === code
      ? [{ name: words.gates[weapon.gate]?.name ?? '', text: bid.weapon }]
      : []),
    ...at(items).map((item) => ({ name: nameOf(item.certification), text: lengthText(item, words) })),
    ...at(ask).map(({ certification, adds }) => ({
      name: nameOf(certification),
      text: fill(bid.asked, { months: monthsText(adds.months) }),
    })),
    ...at(held).map(({ certification, check }) => ({
      name: nameOf(certification),
      text: check ? fill(bid.check, { months: monthsText(check) }) : '',
    })),
    ...(ear?.stage === code ? [{ name: bid.ear, text: words.copy.ear[ear.verdict] }] : []),
    ...(code === 'before-bid'
      ? bid.accounts.filter(({ task }) => tasks.includes(task)).map(({ name, text }) => ({ name, text }))
      : []),
  ];
}

/** What has to stand before a first bid, and what may wait: four stops, order and not time. */
export function PlanFirstBid({ plan, words }: { plan: Plan; words: PlannerWords }) {
  const { bid } = words.copy;
  return (
    <>
      <ol className="first-bid mt-8">
        {columns.map((code) => {
          const rows = rowsOf(plan, code, words);
          const { title, sub } = bid.columns[code];
          return (
            <li className={clsx(code === 'ask' && 'first-bid-open')} key={code}>
              <h3 className="text-name">{title}</h3>
              <p className="text-small text-muted">{sub}</p>
              {rows.length > 0 ? (
                <dl className="mt-3 border-rule border-t text-small">
                  {rows.map(({ name, text }) => (
                    <div className="border-rule border-b py-2" key={name}>
                      <dt className="font-bold">{name}</dt>
                      <dd className="text-small text-muted">{text}</dd>
                    </div>
                  ))}
                </dl>
              ) : (
                <p className="mt-3 border-rule border-t py-2 text-small">{bid.empty}</p>
              )}
            </li>
          );
        })}
      </ol>
      <p className="mt-8 max-w-measure">
        <b className="font-bold">{bid.guess}</b> {bid.sentence}{' '}
        <a className="underline underline-offset-link" href="/letters#letter-10">
          {bid.letter}
        </a>
      </p>
    </>
  );
}
