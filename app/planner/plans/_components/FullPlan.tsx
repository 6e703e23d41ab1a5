import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { Section, type SectionTheme } from '@/components/parts/Section';
import { Steps } from '@/components/parts/Steps';
import { Terms } from '@/components/parts/Terms';
import { NoBreak } from '@/components/sections/planner/NoBreak';
import { PlanPicture } from '@/components/sections/planner/PlanPicture';
import { PlanLists, PlanRows } from '@/components/sections/planner/PlanRows';
import { plansPage } from '@/content/page-copy/planner-pages';
import type { Example } from '@/content/planner/examples';
import { budgetData } from '@/lib/budget/data';
import { budgetsOfPlan } from '@/lib/budget/planner';
import { lineOfTotals, totalsText } from '@/lib/budget/totals';
import { alternativesTo } from '@/lib/planner/engine/alternatives';
import { longMonth } from '@/lib/planner/engine/calendar-months';
import { plannerData } from '@/lib/planner/engine/data';
import { firstBid } from '@/lib/planner/engine/first-bid';
import { plan } from '@/lib/planner/engine/plan';
import { exampleFragment } from '@/lib/planner/link/example-link';
import { alternativesTitle, alternativeText } from '@/lib/planner/words/alternatives';
import { deadlineVerdict } from '@/lib/planner/words/deadlines';
import { doneText, gateNames } from '@/lib/planner/words/figures';
import { firstBidText, firstLines, firstText } from '@/lib/planner/words/first-steps';
import { sentenceOf } from '@/lib/planner/words/sentence';
import { plannerWords as words } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { sentenceCase } from '@/lib/text/sentence-case';

const { copy, certifications } = words;

/** One company and its plan as the planner draws it: facts, picture, order with its reasons, totals; folded, what to do first and what is not planned. */
export function FullPlan({ example, theme }: { example: Example; theme: SectionTheme }) {
  const { id, title, text, answers } = example;
  const result = plan(answers);
  const { total, start, deadline, ask, held, notNeeded } = result;
  const verdict = deadlineVerdict(result, words);
  const alternatives = alternativesTo(plannerData, answers, result);
  return (
    <Section compact theme={theme} id={id} lead={text} size="sub" title={title}>
      <p>
        <b>
          <NoBreak text={sentenceOf(result, words)} />
        </b>
      </p>
      <Terms
        items={[
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
          {
            term: copy.others,
            text: gateNames(result.gates, words) || copy.noOthers,
          },
        ]}
        variant="facts"
      />
      <PlanPicture data={plannerData} plan={result} words={words} />
      <PlanRows plan={result} reasons words={words} />
      <p>
        <NoBreak
          text={totalsText(lineOfTotals(total.usd, budgetsOfPlan(budgetData, answers, result)), copy.totals)}
        />
      </p>
      {alternatives.length > 0 && (
        <Terms
          items={alternatives.map((one) => {
            const { title: term, text: way } = alternativeText(one, words);
            return { term, text: way };
          })}
          variant="ruled"
          title={alternativesTitle(alternatives.length, words)}
        />
      )}
      <div>
        <AnswerDisclosure answer={firstText(result, words)} name={copy.first.title}>
          <Steps
            items={firstLines(result, words).map(({ title: name, to, howLong }) => ({
              title: name,
              text: `${sentenceCase(to)}. ${howLong}`,
            }))}
          />
        </AnswerDisclosure>
        <AnswerDisclosure
          answer={[...ask, ...held, ...notNeeded]
            .map(({ certification }) => certifications[certification]?.name)
            .join(', ')}
          name={plansPage.rest}
        >
          <PlanLists plan={result} words={words} />
        </AnswerDisclosure>
      </div>
      <p>
        <a className="word-link" href={`/planner#${exampleFragment(answers)}`}>
          {plansPage.open}
        </a>
      </p>
    </Section>
  );
}
