import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import type { Answers, Plan } from '@/lib/planner/types';
import type { PlannerWords } from '@/lib/planner/words';
import { PlanBefore } from './PlanBefore';
import { PlanByDeadline } from './PlanByDeadline';
import { PlanCost } from './PlanCost';
import { PlanGates } from './PlanGates';
import { PlanOrder } from './PlanOrder';

interface PlanDetailsProps {
  plan: Plan;
  answers: Answers;
  words: PlannerWords;
}

/** Out of sight while choices are pressed: the browser lays these parts out when they come into view. */
const later = '[contain-intrinsic-size:auto_56rem] [content-visibility:auto] print:hidden';

/** The plan in words: order, what to settle first, cost. */
export function PlanDetails({ plan, answers, words }: PlanDetailsProps) {
  const { copy } = words;
  if (plan.items.length + plan.held.length + plan.ask.length === 0) return null;
  return (
    <>
      <Section className={later} labelledBy="order">
        <Heading id="order" level={2}>
          {copy.order.title}
        </Heading>
        <p className="mt-5 mb-9 max-w-measure text-lead">{copy.order.lead}</p>
        {plan.items.length > 0 && <PlanOrder plan={plan} words={words} />}
        <PlanGates plan={plan} words={words} />
        <PlanByDeadline plan={plan} words={words} />
      </Section>
      <Section className={later} ground="tint" labelledBy="before">
        <Heading id="before" level={2}>
          {copy.before.title}
        </Heading>
        <PlanBefore answers={answers} plan={plan} words={words} />
      </Section>
      <Section className={later} labelledBy="cost">
        <Heading id="cost" level={2}>
          {copy.cost.title}
        </Heading>
        <p className="mt-5 max-w-measure text-lead">{copy.cost.lead}</p>
        <PlanCost plan={plan} words={words} />
      </Section>
    </>
  );
}
