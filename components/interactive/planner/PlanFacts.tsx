import type { StageCode } from '@/content/planner/types';
import { longMonth } from '@/lib/planner/engine/calendar-months';
import { firstBid } from '@/lib/planner/engine/first-bid';
import type { Plan } from '@/lib/planner/engine/types';
import { deadlineVerdict } from '@/lib/planner/words/deadlines';
import { decisionsText, doneText, gateNames } from '@/lib/planner/words/figures';
import { firstBidText, firstText } from '@/lib/planner/words/first-steps';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { type ClientTerm, ClientTerms } from './client-blocks';

/** Returns the names of the certifications of a part of the plan that are due at a stage. */
function dueAt(
  certifications: Plan['items'] | Plan['ask'] | Plan['held'],
  code: StageCode,
  words: PlannerWords,
): string[] {
  return certifications
    .filter(({ stage }) => stage === code)
    .map(({ certification }) => words.certifications[certification]?.name ?? '');
}

/** Renders the summary: completion date, deadline, needs of a first bid, decisions of others, next action. */
export function PlanFacts({ plan, words }: { plan: Plan; words: PlannerWords }) {
  const { copy } = words;
  const { bid } = copy;
  const { deadline, total, start, weapon, items, ask, held, tasks } = plan;
  const verdict = deadlineVerdict(plan, words);
  const accounts = bid.accounts.filter(({ task }) => tasks.includes(task)).map(({ name }) => name);
  const planned = [...dueAt(items, 'before-bid', words), ...dueAt(held, 'before-bid', words), ...accounts];
  const unclear = dueAt(ask, 'before-bid', words);
  const onRequest = [items, ask, held].flatMap((part) => dueAt(part, 'ask', words));
  const names = gateNames(plan.gates, words) || copy.noOthers;
  // Print omits the section that the link leads to, so it lists the names here.
  const decisions =
    plan.gates.length > 2 ? (
      <>
        <a className="word-link print:hidden" href="#others">
          {decisionsText(plan.gates.length, words)}
        </a>
        <span className="hidden print:block">{names}</span>
      </>
    ) : (
      names
    );
  const facts: ClientTerm[] = [
    ...(total.months[1] > 0 ? [{ name: copy.ready, text: doneText(start, total.months, words) }] : []),
    ...(deadline && verdict
      ? [
          {
            name: fill(copy.deadline, { month: longMonth(deadline.month) }),
            text: verdict.verdict.label,
          },
        ]
      : []),
    {
      name: bid.title,
      text: firstBidText(firstBid(plan), words),
    },
    { name: copy.others, text: decisions },
    ...(plan.actions.length > 0
      ? [
          {
            name: copy.first.next,
            text: (
              <a className="word-link" href="#first">
                {firstText(plan, words)}
              </a>
            ),
          },
        ]
      : []),
  ];
  const due = [
    ...(weapon?.gate ? [bid.weapon] : []),
    ...(planned.length > 0 ? [fill(bid.before, { names: planned.join(', ') })] : []),
    ...(unclear.length > 0 ? [fill(bid.clear, { names: unclear.join(', ') })] : []),
    ...(onRequest.length > 0 ? [fill(bid.notice, { names: onRequest.join(', ') })] : []),
  ];
  return (
    <>
      <ClientTerms items={facts} variant="facts" />
      {verdict && (
        <p className="text-small">
          <b>{copy.picture.deadline}.</b> <span>{verdict.note}</span>
        </p>
      )}
      {due.length > 0 && (
        <p className="text-small print:hidden">
          <b>{bid.title}.</b> <span>{due.join(' ')}</span>
        </p>
      )}
    </>
  );
}
