import { HeadedFold } from '@/components/ui/HeadedFold';
import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import { buyerBySlug } from '@/content/buyers';
import type { Buyer, Topic } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { buyerPath, lineOf } from '@/lib/buyers/lines';
import { type SeatView, seatsFor } from '@/lib/buyers/seats';
import { fill } from '@/lib/text/fill';
import { EvidenceMark } from './EvidenceMark';

const copy = buyersCopy.seats;

/**
 * Side by side, the rows of the three countries begin at one height, however long the names of their authorities. On
 * paper a country has the sheet's width and its rows stand beside each other.
 */
const factRow =
  'border-rule border-b py-3.5 md:min-h-38 lg:min-h-32 print:min-h-0 print:border-b-0 print:py-1.5';

/**
 * What a company's home country changes, for three countries: who inspects, clears and licenses at home, and whose
 * decision comes first.
 */
export function Seats({ buyers }: { buyers: readonly Buyer[] }) {
  return (
    <Section ground="tint" id={copy.id} labelledBy="seats-title" pad="part">
      <Heading id="seats-title" level={2} size="page">
        {copy.title}
      </Heading>
      <p className="mt-5 max-w-measure text-lead">{copy.lead}</p>
      <div className="mt-10 print:mt-4 grid gap-x-8 gap-y-14 max-md:gap-y-0 md:grid-cols-3 lg:gap-x-12 print:gap-y-5 print:grid-cols-1">
        {seatsFor(buyers).map((seat) => (
          <SeatColumn buyers={buyers} key={seat.id} seat={seat} />
        ))}
      </div>
    </Section>
  );
}

function SeatColumn({ buyers, seat }: { buyers: readonly Buyer[]; seat: SeatView }) {
  const home = buyerBySlug[seat.home];
  const agencies = buyers.filter(({ group }) => group === 'agency').length;
  return (
    <HeadedFold
      heading={
        <h3 className="text-h3 md:w-full md:border-fg md:border-b-2 md:pb-3 print:w-full">{seat.title}</h3>
      }
      rowClass="max-md:border-fg max-md:border-t-2 md:min-h-0 md:p-0"
    >
      <dl className="print:grid print:grid-cols-[3fr_3fr_4fr_6fr] print:gap-x-5">
        <HomeFact label={copy.inspects} topic={seat.inspects} />
        <HomeFact label={copy.clears} topic={seat.clears} />
        {seat.atHome ? (
          <div className={factRow}>
            <dt className="text-label text-muted">{copy.licenses}</dt>
            <dd className="text-small">{copy.atHome}</dd>
          </div>
        ) : (
          <HomeFact label={copy.licenses} topic={seat.licenses} />
        )}
        <div className="border-rule border-b py-3.5 print:border-b-0 print:py-1.5">
          <dt className="text-label text-muted">{copy.gates}</dt>
          {seat.gates.length === 0 && <dd className="text-small">{copy.none}</dd>}
          {seat.gates.map(({ gate, buyers: bringing }) => (
            <dd className="mt-1.5 text-small first-of-type:mt-0" key={gate.id}>
              <b className="font-bold">{gate.name}.</b> {gate.text}{' '}
              <span className="text-muted">
                ({gate.who}
                {bringing.length <= agencies && buyers.length > agencies && `; ${onlyFor(bringing)}`})
              </span>
            </dd>
          ))}
        </div>
      </dl>
      {agencies > 0 && seat.agency && (
        <p className="border-rule border-b py-3.5 print:border-b-0 print:py-1.5 text-small">
          <RichText text={seat.agency} />
        </p>
      )}
      {!seat.atHome && (
        <TextLink className="mt-4 print:hidden text-small" href={buyerPath(seat.home)}>
          {fill(copy.home, { nation: home.name })}
        </TextLink>
      )}
    </HeadedFold>
  );
}

/** "NSPA, NCIA only": added to what only a few of the buyers bring. */
const onlyFor = (buyers: readonly Buyer[]) =>
  fill(copy.only, { buyers: buyers.map(({ name }) => name).join(', ') });

function HomeFact({ label, topic }: { label: string; topic: Topic }) {
  const { certainty } = lineOf(topic.facts[0]);
  return (
    <div className={factRow}>
      <dt className="text-label text-muted">{label}</dt>
      <dd className="flex gap-2.5">
        <EvidenceMark certainty={certainty} />
        <span className="text-balance">
          <span className="font-bold">
            <RichText terms={false} text={topic.short} />
          </span>{' '}
          <span className="block text-caption text-muted">{buyersCopy.certainty[certainty]}</span>
        </span>
      </dd>
    </div>
  );
}
