import type { StageCode } from '@/content/planner/types';
import { longMonth } from '@/lib/planner/engine/calendar-months';
import { firstBid } from '@/lib/planner/engine/first-bid';
import type { Plan } from '@/lib/planner/engine/types';
import { deadlineVerdict } from '@/lib/planner/words/deadlines';
import { decisionsText, doneText, gateNames } from '@/lib/planner/words/figures';
import { firstBidText, firstText } from '@/lib/planner/words/first-steps';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { sentenceCase } from '@/lib/text/sentence-case';
import { type ClientTerm, ClientTerms } from './client-blocks';

/** Returns the names of the certifications due at a stage; before the bid also the accounts to open. */
function dueAt({ items, ask, held, tasks }: Plan, code: StageCode, words: PlannerWords): string {
  const nameOf = (slug: string) => words.certifications[slug]?.name ?? '';
  return [
    ...items.filter(({ stage }) => stage === code).map(({ certification }) => nameOf(certification)),
    ...ask.filter(({ stage }) => stage === code).map(({ certification }) => nameOf(certification)),
    ...held.filter(({ stage }) => stage === code).map(({ certification }) => nameOf(certification)),
    ...(code === 'before-bid'
      ? words.copy.bid.accounts.filter(({ task }) => tasks.includes(task)).map(({ name }) => name)
      : []),
  ].join(', ');
}

/** Renders the summary: completion date, deadline, needs of a first bid, decisions of others, next action. */
export function PlanFacts({ plan, words }: { plan: Plan; words: PlannerWords }) {
  const { copy } = words;
  const { bid } = copy;
  const { deadline, total, start, weapon } = plan;
  const verdict = deadlineVerdict(plan, words);
  const dueBeforeBid = dueAt(plan, 'before-bid', words);
  const dueOnRequest = dueAt(plan, 'ask', words);
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
            text: sentenceCase(verdict.verdict),
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
    ...(dueBeforeBid ? [fill(bid.before, { names: dueBeforeBid })] : []),
    ...(dueOnRequest ? [fill(bid.notice, { names: dueOnRequest })] : []),
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
