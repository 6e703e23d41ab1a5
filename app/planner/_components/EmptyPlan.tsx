import { PlanDrawings } from '@/components/sections/planner/PlanDrawings';
import { PlanPanel } from '@/components/sections/planner/PlanPanel';
import { Heading } from '@/components/ui/Heading';
import { examplesCopy } from '@/content/page-copy/planner';
import { examples } from '@/content/planner/examples';
import { longMonth } from '@/lib/planner/engine/calendar-months';
import { plannerData } from '@/lib/planner/engine/data';
import { plan } from '@/lib/planner/engine/plan';
import { exampleFragment } from '@/lib/planner/link/example-link';
import { plannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';

const [example] = examples;

/** The result's place before the first choice: an example, not an empty frame. */
export function EmptyPlan() {
  const drawn = plan(example.answers);
  return (
    <PlanPanel labelledBy="empty">
      <Heading className="xl:text-sub xl:before:hidden" id="empty" level={2} size="sub">
        {examplesCopy.empty}
      </Heading>
      <p className="mt-4 max-w-measure text-lead xl:text-small">{example.text}</p>
      <a
        className="mt-6 inline-flex min-h-12 items-center rounded-control border-2 border-current px-4 font-bold text-small no-underline hover:bg-faint"
        data-script
        href={`#${exampleFragment(example.answers)}`}
      >
        {examplesCopy.start}
      </a>
      <div className="plan-example mt-8 xl:mt-6">
        <PlanDrawings data={plannerData} id="empty-plan" plan={drawn} words={plannerWords} />
      </div>
      <p className="mt-6 max-w-measure text-small text-muted">
        {fill(examplesCopy.counted, { start: longMonth(drawn.start) })} {plannerWords.copy.readiness}
      </p>
    </PlanPanel>
  );
}
