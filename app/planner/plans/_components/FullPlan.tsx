import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { Section } from '@/components/parts/Section';
import { Steps } from '@/components/parts/Steps';
import { Terms } from '@/components/parts/Terms';
import { NoBreak } from '@/components/sections/planner/NoBreak';
import { ExcludedLists, PlanRows } from '@/components/sections/planner/PlanRows';
import { PlanTimeline } from '@/components/sections/planner/PlanTimeline';
import type { Theme } from '@/components/ui/SectionFrame';
import { plansPage } from '@/content/page-copy/planner-pages';
import type { Example } from '@/content/planner/examples';
import { budgetData } from '@/lib/budget/data';
import { budgetsOfPlan } from '@/lib/budget/planner';
import { planTotals, totalsText } from '@/lib/budget/totals';
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
import { plannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';

const { copy, certifications } = plannerWords;

/**
 * Renders a company and its plan: facts, picture, order with reasons, totals; in disclosures the first steps and the
 * rest.
 */
export function FullPlan({ example, theme }: { example: Example; theme: Theme }) {
  const { id, title, text, answers } = example;
  const result = plan(answers);
  const { total, start, deadline, ask, held, notNeeded } = result;
  const verdict = deadlineVerdict(result, plannerWords);
  const alternatives = alternativesTo(plannerData, answers, result);
  return (
    <Section theme={theme} id={id} lead={text} size="sub" title={title}>
      <p>
        <b>
          <NoBreak text={sentenceOf(result, plannerWords)} />
        </b>
      </p>
      <Terms
        items={[
          { term: copy.ready, text: doneText(start, total.months, plannerWords) },
          ...(deadline && verdict
            ? [
                {
                  term: fill(copy.deadline, { month: longMonth(deadline.month) }),
                  text: verdict.verdict.label,
                },
              ]
            : []),
          { term: copy.bid.title, text: firstBidText(firstBid(result), plannerWords) },
          {
            term: copy.others,
            text: gateNames(result.gates, plannerWords) || copy.noOthers,
          },
        ]}
        variant="facts"
      />
      <PlanTimeline data={plannerData} plan={result} words={plannerWords} />
      <PlanRows plan={result} reasons words={plannerWords} />
      <p>
        <NoBreak
          text={totalsText(planTotals(total.usd, budgetsOfPlan(budgetData, answers, result)), copy.totals)}
        />
      </p>
      {alternatives.length > 0 && (
        <Terms
          items={alternatives.map((alternative) => {
            const { title: term, text: description } = alternativeText(alternative, plannerWords);
            return { term, text: description };
          })}
          variant="ruled"
          title={alternativesTitle(alternatives.length, plannerWords)}
        />
      )}
      <div>
        <AnswerDisclosure answer={firstText(result, plannerWords)} name={copy.first.title}>
          <Steps
            items={firstLines(result, plannerWords).map(({ title: name, to, howLong }) => ({
              title: name,
              text: `${to}. ${howLong}`,
            }))}
          />
        </AnswerDisclosure>
        <AnswerDisclosure
          answer={[...ask, ...held, ...notNeeded]
            .map(({ certification }) => certifications[certification]?.name)
            .join(', ')}
          name={plansPage.rest}
        >
          <ExcludedLists plan={result} words={plannerWords} />
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
