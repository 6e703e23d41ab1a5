import { PlanPicture } from '@/components/sections/planner/PlanPicture';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
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
      <Section ground="ink" labelledBy="empty">
        <Heading id="empty" level={2}>
          {examplesCopy.empty}
        </Heading>
        <p className="mt-4 mb-6 max-w-measure text-lead">{example.text}</p>
        <PlanPicture data={plannerData} plan={drawn} words={plannerWords} />
        <p className="mt-6 max-w-measure text-small text-muted">
          {fill(examplesCopy.counted, { start: longMonth(drawn.start) })} {plannerWords.copy.readiness}
        </p>
        <a
          className="button button-small button-outline mt-6"
          data-script
          href={`#${exampleFragment(example.answers)}`}
        >
          {examplesCopy.start}
        </a>
      </Section>
      <Section labelledBy="first">
        <Heading id="first" level={2}>
          {firstCopy.title}
        </Heading>
        <p className="mt-4 max-w-measure text-lead">
          <RichText terms={false} text={firstCopy.empty} />
        </p>
      </Section>
    </>
  );
}
