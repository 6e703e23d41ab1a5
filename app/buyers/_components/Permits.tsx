import { PartChoice } from '@/components/interactive/PartChoice';
import { FoldRow } from '@/components/sections/FoldRow';
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
  /** As a row that opens, where the page is about more than one buyer. */
  folded?: boolean;
}

/** The permit step by step, then what the chosen home country does for a delivery to these buyers. */
export function Permits({ folded, ...parts }: PermitsProps) {
  if (folded)
    return (
      <FoldRow hint={copy.hint} title={copy.title}>
        <div className="pb-8 print:pb-2" id={copy.id}>
          <PermitParts {...parts} />
        </div>
      </FoldRow>
    );
  return (
    <Section id={copy.id} labelledBy="permits-title" pad="part">
      <Heading id="permits-title" level={2} size="sub">
        {copy.title}
      </Heading>
      <PermitParts {...parts} />
    </Section>
  );
}

function PermitParts({ buyers, numbers }: Omit<PermitsProps, 'folded'>) {
  const permits = permitsFor(buyers);
  return (
    <>
      <p className="mt-4 max-w-measure text-body">{copy.lead}</p>
      <PermitSteps />
      <PartChoice
        className="max-md:*:flex-auto"
        groups={[
          {
            legend: copy.homeCountry,
            options: [
              ...permits.map(({ home, country }) => ({ id: home as string, label: country })),
              { id: elsewhere, label: copy.elsewhereName },
            ],
          },
        ]}
        mark="data-inactive"
        name="home"
      >
        <div className="mt-6 print:mt-3 print:columns-3 print:gap-x-4">
          {permits.map((permit, index) => (
            <HomePermit
              buyers={buyers}
              hidden={index > 0}
              key={permit.home}
              numbers={numbers}
              permit={permit}
            />
          ))}
          <p
            className="max-w-measure text-small print:text-caption"
            data-home={elsewhere}
            data-inactive=""
            suppressHydrationWarning
          >
            <RichText text={copy.elsewhere} />
          </p>
        </div>
      </PartChoice>
    </>
  );
}
