import { AnswerFold } from '@/components/parts/AnswerFold';
import { Band, type Ground } from '@/components/parts/Band';
import { type Bar, Bars } from '@/components/parts/Bars';
import { DataTable } from '@/components/parts/DataTable';
import { PointList } from '@/components/parts/PointList';
import { Steps } from '@/components/parts/Steps';
import { Terms } from '@/components/parts/Terms';
import { plansPage } from '@/content/page-copy/planner-pages';
import type { Example } from '@/content/planner/examples';
import { budgetData } from '@/lib/budget/data';
import { plannerBudgets } from '@/lib/budget/planner';
import { lineOfTotals, totalsText } from '@/lib/budget/totals';
import { alternativesTo } from '@/lib/planner/engine/alternatives';
import { longMonth, shortMonth } from '@/lib/planner/engine/calendar-months';
import { plannerData } from '@/lib/planner/engine/data';
import { firstBid } from '@/lib/planner/engine/first-bid';
import { calendarSpan, endMonth, monthNumber, startMonth } from '@/lib/planner/engine/months';
import { plan } from '@/lib/planner/engine/plan';
import type { Item, Plan } from '@/lib/planner/engine/types';
import { exampleFragment } from '@/lib/planner/link/example-link';
import { alternativeText } from '@/lib/planner/words/alternatives';
import { arrivalLabel } from '@/lib/planner/words/arrivals';
import { deadlineVerdict } from '@/lib/planner/words/deadlines';
import { doneText, lengthText, monthsText, shortRange, spelled, usdText } from '@/lib/planner/words/figures';
import { firstBidText, firstLines } from '@/lib/planner/words/first-steps';
import { sentenceOf } from '@/lib/planner/words/sentence';
import { plannerWords as words } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { sentenceCase } from '@/lib/text/sentence-case';

const { copy, certifications, gates, rules, stages } = words;
const nameOf = (slug: string) => certifications[slug]?.name ?? '';
const namesOf = (list: readonly { certification: string }[]) =>
  list.map(({ certification }) => nameOf(certification)).join(', ') || plansPage.none;

/** When a plan is ready, what a first bid needs, how it meets its deadline, and who else decides. */
function factsOf(result: Plan) {
  const { total, start, deadline } = result;
  const verdict = deadlineVerdict(result, words);
  return [
    { term: copy.ready, text: doneText(start, total.months, words) },
    ...(deadline && verdict
      ? [
          {
            term: fill(copy.deadline, { month: longMonth(deadline.month) }),
            text: sentenceCase(verdict.verdict),
          },
        ]
      : []),
    { term: copy.bid.title, text: firstBidText(firstBid(result), words) },
    { term: copy.others, text: result.gates.map(({ id }) => gates[id]?.name).join(' · ') || copy.noOthers },
  ];
}

/** A bar for each certification: planned from its start on, asked ones dashed. */
function barsOf({ items, ask, total }: Plan): Bar[] {
  return [
    ...items.map((item): Bar => {
      const [min, max] = item.phases.at(-1)?.end ?? [0, 0];
      return {
        name: nameOf(item.certification),
        from: item.phases[0]?.start[0],
        min,
        max,
        value: lengthText(item, words),
        decides: max === total.months[1],
      };
    }),
    ...ask.map(({ certification, adds: { months } }): Bar => {
      const [min, max] = months;
      return {
        name: nameOf(certification),
        min,
        max,
        value: fill(plansPage.asked, { months: monthsText(months) }),
        kind: 'ask',
      };
    }),
  ];
}

/** "Done May–Oct 2027", from the month in which it begins. */
function spanOf(item: Item, start: Plan['start']): string {
  const [first, last] = [item.phases[0]?.start[0] ?? 0, item.phases.at(-1)?.end ?? [0, 0]];
  const ends = shortRange(endMonth(start, last[0]), endMonth(start, last[1]));
  const from = shortMonth(monthNumber(startMonth(start, first)));
  return fill(plansPage.span, { from, label: arrivalLabel(item, words).toLowerCase(), ends });
}

/** One company and its whole plan: facts, the picture, the order, what to do first, and what is not planned. */
export function FullPlan({ example, ground }: { example: Example; ground: Ground }) {
  const { id, title, text, answers } = example;
  const result = plan(answers);
  const budgets = plannerBudgets(budgetData, {
    ...answers,
    ...result,
    held: answers.held,
    seat: answers.homeCountry,
  });
  const bars = barsOf(result);
  const end = calendarSpan(Math.max(...bars.map(({ max }) => max)), result.deadline?.months);
  const month = (at: number) => shortMonth(monthNumber(result.start) + at);
  const alternatives = alternativesTo(plannerData, answers, result);
  const { columns } = plansPage.lines;
  return (
    <Band ground={ground} id={id} lead={text} size="sub" title={title}>
      <p className="part-lead">
        <b>{sentenceOf(result, words)}</b>
      </p>
      <Terms items={factsOf(result)} look="facts" />
      <Bars
        end={end}
        rows={bars}
        ticks={[0, end / 2, end].map((at) => ({ at, label: month(Math.floor(at)) }))}
        title={copy.picture.title}
      />
      {alternatives.length > 0 && (
        <PointList
          items={alternatives.map((one) => alternativeText(one, words))}
          title={fill(
            alternatives.length === 1 ? copy.alternatives.title.one : copy.alternatives.title.many,
            {
              n: spelled(words, alternatives.length),
            },
          )}
        />
      )}
      <DataTable
        caption={fill(plansPage.lines.caption, { title })}
        columns={[
          {
            label: columns[0],
            width: 'm',
            cell: ({ certification, verdict }) =>
              `${nameOf(certification)}: ${copy.verdicts[verdict].toLowerCase()}`,
          },
          { label: columns[1], width: 'm', cell: ({ stage }) => sentenceCase(stages[stage]) },
          {
            label: columns[2],
            width: 'm',
            cell: (item) => `${spanOf(item, result.start)}; ${usdText(item.usd)}`,
          },
          { label: columns[3], cell: ({ rules: [rule = ''] }) => rules[rule] },
        ]}
        rows={result.items}
      />
      <p>
        <b>{totalsText(lineOfTotals(result.total.usd, budgets), copy.totals)}</b>
      </p>
      <Steps
        items={firstLines(result, words).map(({ title: name, to, howLong }) => ({
          title: name,
          text: `${sentenceCase(to)}. ${howLong}`,
        }))}
        title={copy.first.title}
      />
      <AnswerFold answer={namesOf(result.ask)} name={copy.before.ask}>
        <PointList
          items={result.ask.map(({ certification, rules: [rule = ''], adds }) => ({
            title: nameOf(certification),
            text: `${rules[rule]} ${fill(copy.asked, { months: monthsText(adds.months), usd: usdText(adds.usd) })}`,
          }))}
        />
        <PointList items={result.questions.map((one) => words.questions[one] ?? '')} mark="number" />
      </AnswerFold>
      <AnswerFold
        answer={namesOf([...result.held, ...result.notNeeded])}
        name={result.held.length > 0 ? plansPage.heldAndNot : copy.verdicts['not-needed']}
      >
        <PointList
          items={[...result.held, ...result.notNeeded].map(({ certification, rules: [rule = ''] }) => ({
            title: nameOf(certification),
            text: rules[rule] ?? '',
          }))}
        />
      </AnswerFold>
      <AnswerFold answer={factsOf(result).at(-1)?.text ?? ''} name={copy.others}>
        <Terms
          items={result.gates.map((gate) => ({
            term: gates[gate.id]?.name ?? '',
            text: gates[gate.id]?.text ?? '',
            note: gates[gate.id]?.who,
          }))}
          look="rows"
        />
      </AnswerFold>
      <p>
        <a className="word-link" href={`/planner#${exampleFragment(answers)}`}>
          {plansPage.open}
        </a>
      </p>
    </Band>
  );
}
