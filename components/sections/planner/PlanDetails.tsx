import { Fold } from '@/components/ui/Fold';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import type { BudgetData } from '@/lib/budget/types';
import type { PlannerData } from '@/lib/planner/engine/planner-data';
import type { Answers, Plan } from '@/lib/planner/engine/types';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { PlanBefore } from './words/PlanBefore';
import { PlanByDeadline } from './words/PlanByDeadline';
import { PlanCost } from './words/PlanCost';
import { PlanDates } from './words/PlanDates';
import { PlanFirstBid } from './words/PlanFirstBid';
import { PlanGates } from './words/PlanGates';
import { PlanOrder } from './words/PlanOrder';

interface PlanDetailsProps {
  plan: Plan;
  data: PlannerData;
  budget: BudgetData;
  answers: Answers;
  words: PlannerWords;
}

/** Out of sight while choices are pressed: the browser lays these parts out when they come into view. */
const later =
  '[contain-intrinsic-size:auto_25rem] [content-visibility:auto] lg:[contain-intrinsic-size:auto_90rem] print:hidden';

/** The plan in words: order, what to settle first, cost. */
export function PlanDetails({ plan, data, budget, answers, words }: PlanDetailsProps) {
  const { copy } = words;
  const { items, held, ask, notNeeded, gates } = plan;
  const asked = items.length + held.length + ask.length;
  if (asked + notNeeded.length === 0) return null;
  return (
    <>
      {asked > 0 && (
        <Section className={later} ground="tint" labelledBy="first-bid">
          <Heading id="first-bid" level={2}>
            {copy.bid.title}
          </Heading>
          <p className="mt-4 max-w-measure text-lead">{copy.bid.lead}</p>
          <Fold className="mt-6" title={copy.folds.bid} until="desktop">
            <PlanFirstBid plan={plan} words={words} />
          </Fold>
        </Section>
      )}
      {items.length + gates.length > 0 && (
        <Section className={later} labelledBy="order">
          <Heading id="order" level={2}>
            {copy.order.title}
          </Heading>
          <p className="mt-4 mb-8 max-w-measure text-lead">{copy.order.lead}</p>
          <Fold title={copy.folds.order} until="desktop">
            {plan.items.length > 0 && <PlanOrder data={data} plan={plan} words={words} />}
            <PlanGates plan={plan} words={words} />
            <PlanDates plan={plan} words={words} />
            <PlanByDeadline plan={plan} words={words} />
          </Fold>
        </Section>
      )}
      <Section className={later} ground="tint" labelledBy="before">
        <Heading id="before" level={2}>
          {copy.before.title}
        </Heading>
        <details className="mt-6">
          <FoldSummary className="border-rule border-t border-b text-name">{copy.folds.before}</FoldSummary>
          <PlanBefore answers={answers} plan={plan} words={words} />
        </details>
      </Section>
      {asked > 0 && (
        <Section className={later} labelledBy="cost">
          <Heading id="cost" level={2}>
            {copy.budget.title}
          </Heading>
          <p className="mt-4 max-w-measure text-lead">
            {fill(copy.budget.lead, { heads: budget.heads[answers.size] })}
          </p>
          <div className="mt-8">
            <PlanCost answers={answers} data={budget} plan={plan} words={words} />
          </div>
        </Section>
      )}
    </>
  );
}
