import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { Buyer } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { permitsFor } from '@/lib/buyers/permits';
import type { SourceNumbers } from '@/lib/buyers/sources';
import { HomePermit } from './HomePermit';
import { PermitSteps } from './PermitSteps';

const copy = buyersCopy.permits;

interface PermitsProps {
  buyers: readonly Buyer[];
  numbers: SourceNumbers;
}

/** The permit step by step, then what each home country does for a delivery to these buyers. */
export function Permits({ buyers, numbers }: PermitsProps) {
  return (
    <Section id={copy.id} labelledBy="permits-title" pad="part">
      <Heading id="permits-title" level={2} size="page">
        {copy.title}
      </Heading>
      <p className="mt-5 max-w-measure text-body">{copy.lead}</p>
      <PermitSteps />
      <div className="mt-10 grid gap-x-10 gap-y-12 max-md:gap-y-0 md:grid-cols-2 lg:grid-cols-3 print:mt-3 print:block print:columns-3 print:gap-x-5">
        {permitsFor(buyers).map((permit) => (
          <HomePermit buyers={buyers} key={permit.home} numbers={numbers} permit={permit} />
        ))}
      </div>
      <p className="mt-8 max-w-measure text-small print:mt-3">
        <RichText text={copy.elsewhere} />
      </p>
    </Section>
  );
}
