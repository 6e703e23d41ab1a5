import { Band } from '@/components/parts/Band';
import { PlanPicture } from '@/components/sections/planner/PlanPicture';
import { examplesCopy, firstCopy } from '@/content/page-copy/planner';
import { examples } from '@/content/planner/examples';
import { longMonth } from '@/lib/planner/engine/calendar-months';
import { plannerData } from '@/lib/planner/engine/data';
import { plan } from '@/lib/planner/engine/plan';
import { exampleFragment } from '@/lib/planner/link/example-link';
import { plannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';

const [example] = examples;

/** The plan's place before the first one: an example, and where the first letters will stand. */
export function EmptyPlan() {
  const drawn = plan(example.answers);
  return (
    <>
      <Band compact ground="ink" id="empty" lead={example.text} title={examplesCopy.empty}>
        <PlanPicture data={plannerData} plan={drawn} words={plannerWords} />
        <p className="max-w-measure text-small text-muted">
          {fill(examplesCopy.counted, { start: longMonth(drawn.start) })} {plannerWords.copy.readiness}
        </p>
        <p data-script>
          <a className="button button-small button-outline" href={`#${exampleFragment(example.answers)}`}>
            {examplesCopy.start}
          </a>
        </p>
      </Band>
      <Band compact id="first" lead={firstCopy.empty} title={firstCopy.title} />
    </>
  );
}
