import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { longMonth } from '@/lib/planner/calendar-months';
import { answersText, sentenceOf } from '@/lib/planner/describe';
import type { Answers, Plan, PlannerData } from '@/lib/planner/types';
import type { PlannerWords } from '@/lib/planner/words';
import { fill } from '@/lib/text/fill';
import { PlanBefore } from './PlanBefore';
import { PlanCost } from './PlanCost';
import { PlanDrawings } from './PlanDrawings';
import { PlanFacts } from './PlanFacts';
import { PlanGates } from './PlanGates';
import { PlanKey } from './PlanKey';
import { PlanLines } from './PlanLines';
import { PlanOrder } from './PlanOrder';

interface PlanResultProps {
  plan: Plan;
  answers: Answers;
  data: PlannerData;
  words: PlannerWords;
  /** Address of this plan, printed on paper. */
  address: string;
  /** Stands above the sentence, for example what a link had that is not known. */
  notice?: ReactNode;
  tools: ReactNode;
}

/** The visitor's plan, from the sentence to the cost. */
export function PlanResult({ plan, answers, data, words, address, notice, tools }: PlanResultProps) {
  const { copy, messages, rules } = words;
  const laidOut = plan.items.length + plan.held.length + plan.ask.length > 0;
  const said = plan.notes.filter((id) => id === 'R45' || id === 'Z4' || id === 'R26' || id === 'Z3');
  return (
    <>
      <Section className="print:py-0" ground="ink" id="plan" labelledBy="plan-title">
        {notice}
        <Heading className="max-w-[24em] !text-page" id="plan-title" level={2} size="page">
          {sentenceOf(plan, words)}
        </Heading>
        <p className="mt-2 hidden print:block">
          {copy.answers}: {answersText(answers, words)}
        </p>
        {plan.message === 'energetics' && <p className="mt-5 max-w-measure">{messages.energetics}</p>}
        {said.map((id) => (
          <p className="mt-4 max-w-measure border-fg border-l-6 pl-4" key={id}>
            {rules[id]}
          </p>
        ))}
        {laidOut && (
          <>
            <PlanFacts plan={plan} words={words} />
            <PlanDrawings data={data} id="plan" plan={plan} words={words} />
            <PlanKey words={words} />
            <p className="mt-6 max-w-measure text-small text-muted print:hidden">{copy.readiness}</p>
          </>
        )}
        {tools}
        <div className="mt-3 hidden print:block">
          <PlanLines plan={plan} words={words} />
          <p className="mt-3 text-caption">
            {copy.outside.join('; ')}. {fill(copy.print, { date: longMonth(plan.start) })} {address}
          </p>
        </div>
      </Section>
      {laidOut && (
        <>
          <Section className="print:hidden" labelledBy="order">
            <Heading id="order" level={2}>
              {copy.order.title}
            </Heading>
            <p className="mt-5 mb-9 max-w-measure text-lead">{copy.order.lead}</p>
            {plan.items.length > 0 && <PlanOrder plan={plan} words={words} />}
            <PlanGates plan={plan} words={words} />
          </Section>
          <Section className="print:hidden" ground="tint" labelledBy="before">
            <Heading id="before" level={2}>
              {copy.before.title}
            </Heading>
            <PlanBefore answers={answers} plan={plan} words={words} />
          </Section>
          <Section className="print:hidden" labelledBy="cost">
            <Heading id="cost" level={2}>
              {copy.cost.title}
            </Heading>
            <p className="mt-5 max-w-measure text-lead">{copy.cost.lead}</p>
            <PlanCost plan={plan} words={words} />
          </Section>
        </>
      )}
    </>
  );
}
