import { Section } from '@/components/parts/Section';
import { PlanTimeline } from '@/components/sections/planner/PlanTimeline';
import { examplesCopy, firstCopy } from '@/content/page-copy/planner';
import { plannerData } from '@/lib/planner/engine/data';
import { plan } from '@/lib/planner/engine/plan';
import { workedPlans } from '@/lib/planner/engine/worked-plans';
import { exampleFragment } from '@/lib/planner/link/example-link';
import { plannerWords } from '@/lib/planner/words/words';

const [example] = workedPlans;

/** Renders the empty state of the plan: an example plan, and a placeholder for the first letters. */
export function EmptyPlan() {
  if (!example) return null;
  const examplePlan = plan(example.answers);
  return (
    <>
      <Section theme="ink" id="empty" lead={example.text} title={examplesCopy.empty}>
        <PlanTimeline data={plannerData} plan={examplePlan} words={plannerWords} />
        <p className="max-w-measure text-small text-muted">
          {examplesCopy.counted} {plannerWords.copy.readiness}
        </p>
        <p data-script>
          <a className="button button-small button-outline" href={`#${exampleFragment(example.answers)}`}>
            {examplesCopy.start}
          </a>
        </p>
      </Section>
      <Section id="first" lead={firstCopy.empty} title={firstCopy.title} />
    </>
  );
}
