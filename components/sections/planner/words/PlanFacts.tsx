import { longMonth } from '@/lib/planner/engine/calendar-months';
import { firstBid } from '@/lib/planner/engine/first-bid';
import type { Plan } from '@/lib/planner/engine/types';
import { deadlineVerdict } from '@/lib/planner/words/deadlines';
import { doneText } from '@/lib/planner/words/figures';
import { firstBidText, firstText } from '@/lib/planner/words/first-steps';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { sentenceCase } from '@/lib/text/sentence-case';
import { Unbroken } from './Unbroken';

/** Full disc, half disc, dash, dashed ring: the verdict without color. */
const glyphs = {
  'deadline-fits': 'M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18',
  'deadline-short': 'M10 1a9 9 0 0 0 0 18z',
  'deadline-missed': 'M1 8h18v4H1z',
  others: '',
} as const;

/** Arrival, deadline with its verdict, what to do first and before a first bid, and what others decide. */
export function PlanFacts({ plan, words }: { plan: Plan; words: PlannerWords }) {
  const { copy, gates } = words;
  const { deadline, total, start } = plan;
  const verdict = deadlineVerdict(plan, words);
  const cell =
    'border-rule py-4 pr-6 max-md:border-b xl:py-3 xl:not-first:border-l xl:not-first:pl-6 print:not-first:border-l print:not-first:pl-6';
  return (
    <dl className="mt-8 grid border-fg border-t-2 xl:mt-4 md:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none print:mt-2 print:auto-cols-auto print:grid-flow-col print:grid-cols-none">
      {total.months[1] > 0 && (
        <div className={cell}>
          <dt className="text-small text-muted">{copy.ready}</dt>
          <dd className="text-name">{doneText(start, total.months, words)}</dd>
        </div>
      )}
      {deadline && verdict && (
        <div className={cell}>
          <dt className="text-small text-muted">
            {fill(copy.deadline, { month: longMonth(deadline.month) })}
          </dt>
          <dd className="flex items-center gap-3 text-name">
            <svg
              aria-hidden="true"
              className="size-5 flex-none fill-fg stroke-fg"
              height="20"
              viewBox="0 0 20 20"
              width="20"
            >
              {(verdict.mark === 'deadline-short' || verdict.mark === 'others') && (
                <circle
                  className="fill-none"
                  cx="10"
                  cy="10"
                  r="8.5"
                  strokeDasharray={verdict.mark === 'others' ? '5.5 3.4' : undefined}
                  strokeWidth={verdict.mark === 'others' ? 3 : 2}
                />
              )}
              <path className="stroke-none" d={glyphs[verdict.mark]} />
            </svg>
            {sentenceCase(verdict.verdict)}
          </dd>
          <dd className="mt-1 text-small text-muted">
            <Unbroken text={verdict.note} />
          </dd>
        </div>
      )}
      {[
        { id: 'first', title: copy.first.title, text: plan.actions.length > 0 && firstText(plan, words) },
        { id: 'first-bid', title: copy.bid.title, text: firstBidText(firstBid(plan), words) },
      ].map(
        ({ id, title, text }) =>
          text && (
            <div className={`${cell} print:hidden`} key={id}>
              <dt className="text-small text-muted">{title}</dt>
              <dd className="text-small">
                <a className="inline-block py-1 underline underline-offset-link" href={`#${id}`}>
                  {text}
                </a>
              </dd>
            </div>
          ),
      )}
      <div className={`${cell} xl:hidden print:block`}>
        <dt className="text-small text-muted">{copy.others}</dt>
        <dd className="text-small">
          {plan.gates.map(({ id }) => gates[id]?.name).join(', ') || copy.noOthers}
        </dd>
      </div>
    </dl>
  );
}
