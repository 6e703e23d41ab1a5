import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { examplesCopy } from '@/content/page-copy/planner';
import { Examples } from './Examples';

/** The section of the worked plans. */
export function WorkedPlans() {
  return (
    <Section className="group-has-[[data-planned]]/page:print:hidden" ground="tint" labelledBy="worked-plans">
      <Heading id="worked-plans" level={2}>
        {examplesCopy.title}
      </Heading>
      <p className="mt-4 max-w-measure text-lead">{examplesCopy.lead}</p>
      <Fold className="mt-6 md:mt-8" title={examplesCopy.fold} until="desktop">
        <Examples />
      </Fold>
    </Section>
  );
}
