import { SeatChoice } from '@/components/interactive/SeatChoice';
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
/** The choice for every other home country. */
const elsewhere = 'elsewhere';

interface PermitsProps {
  buyers: readonly Buyer[];
  numbers: SourceNumbers;
}

/** The permit step by step, then what the chosen home country does for a delivery to these buyers. */
export function Permits({ buyers, numbers }: PermitsProps) {
  const permits = permitsFor(buyers);
  return (
    <Section id={copy.id} labelledBy="permits-title" pad="part">
      <Heading id="permits-title" level={2} size="page">
        {copy.title}
      </Heading>
      <p className="mt-5 max-w-measure text-body">{copy.lead}</p>
      <PermitSteps />
      <SeatChoice
        label={copy.seat}
        seats={[
          ...permits.map(({ home, country }) => ({ id: home as string, name: country })),
          { id: elsewhere, name: copy.elsewhereName },
        ]}
      >
        <div className="mt-6 print:mt-3 print:columns-3 print:gap-x-5">
          {permits.map((permit, index) => (
            <HomePermit
              buyers={buyers}
              hidden={index > 0}
              key={permit.home}
              numbers={numbers}
              permit={permit}
            />
          ))}
          <p className="max-w-measure text-small print:text-caption" data-inactive="" data-seat={elsewhere}>
            <RichText text={copy.elsewhere} />
          </p>
        </div>
      </SeatChoice>
    </Section>
  );
}
