import { PlanDrawings } from '@/components/sections/planner/PlanDrawings';
import { PlanKey } from '@/components/sections/planner/PlanKey';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { examplesCopy } from '@/content/page-copy/planner';
import { examples } from '@/content/planner/examples';
import { plannerData } from '@/lib/planner/data';
import { plan } from '@/lib/planner/plan';
import { exampleDay } from '@/lib/planner/route-with';
import { plannerWords } from '@/lib/planner/words';

const [example] = examples;

/** The result's place before the first choice: an example, not an empty frame. */
export function EmptyPlan() {
  return (
    <Section ground="ink" labelledBy="empty">
      <Heading id="empty" level={2}>
        {examplesCopy.empty}
      </Heading>
      <p className="mt-5 max-w-measure text-lead">{example.text}</p>
      <PlanDrawings
        data={plannerData}
        id="empty-plan"
        plan={plan(example.answers, exampleDay)}
        words={plannerWords}
      />
      <PlanKey words={plannerWords} />
      <p className="mt-6 max-w-measure text-small text-muted">{plannerWords.copy.readiness}</p>
    </Section>
  );
}
