import { PlanDrawings } from '@/components/sections/planner/PlanDrawings';
import { PlanKey } from '@/components/sections/planner/PlanKey';
import { PlanPanel } from '@/components/sections/planner/PlanPanel';
import { Heading } from '@/components/ui/Heading';
import { examplesCopy } from '@/content/page-copy/planner';
import { examples } from '@/content/planner/examples';
import { plannerData } from '@/lib/planner/data';
import { plan } from '@/lib/planner/plan';
import { exampleDay } from '@/lib/planner/route-with';
import { plannerWords } from '@/lib/planner/words';

const [example] = examples;

/** The result's place before the first choice: an example, not an empty frame. */
export function EmptyPlan() {
  const drawn = plan(example.answers, exampleDay);
  return (
    <PlanPanel labelledBy="empty">
      <Heading className="xl:text-subsection xl:before:hidden" id="empty" level={2} size="page">
        {examplesCopy.empty}
      </Heading>
      <p className="mt-4 max-w-measure text-lead xl:text-small">{example.text}</p>
      <div className="mt-10 xl:mt-6">
        <PlanDrawings data={plannerData} id="empty-plan" plan={drawn} words={plannerWords} />
      </div>
      <PlanKey plan={drawn} words={plannerWords} />
      <p className="mt-6 max-w-measure text-small text-muted">{plannerWords.copy.readiness}</p>
    </PlanPanel>
  );
}
