import { Band } from '@/components/parts/Band';
import { DataTable } from '@/components/parts/DataTable';
import { Certainty } from '@/components/ui/Certainty';
import { RichText } from '@/components/ui/RichText';
import { buyerRecords } from '@/content/buyers';
import type { Buyer, BuyerCertainty, TopicId } from '@/content/buyers/types';
import { certificationBySlug } from '@/content/certifications';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { Verdict } from '@/content/planner/types';
import { askedOfAll } from '@/lib/buyers/asked';
import { buyerPath, evidenceOf, lineOf, newestCheck } from '@/lib/buyers/lines';
import { verdictOf } from '@/lib/network/data';
import { networkResults } from '@/lib/network/results';
import { fill } from '@/lib/text/fill';

const copy = buyersCopy.table;
const before = ['buys', 'tenders', 'inspects', 'markings'] as const satisfies TopicId[];
const codes = buyerRecords.map(({ code }) => code);
const titles = (...verdicts: Verdict[]) =>
  new Intl.ListFormat('en').format(
    askedOfAll(codes, verdicts).map((slug) => certificationBySlug[slug].title),
  );

/** What a drone maker reads at AQAP on the map, with its certainty. */
const aqapOf = (code: Buyer['code']) =>
  networkResults
    .filter(({ buyer, product }) => buyer === code && product === 'drones')
    .map((result) => verdictOf(result, 'aqap2110')[1]);

/**
 * The short comparison: what all share once, then one row per buyer with verdicts. On the phone a row is its name and
 * its buying office, on the tablet it leaves out tenders and language.
 */
export function BuyersTable() {
  return (
    <Band
      id="buyers"
      lead={fill(copy.same, { asks: titles('needed', 'usual'), open: titles('ask') })}
      title={fill(copy.title, { count: buyerRecords.length })}
    >
      <div className="buyer-rows" id="aqap">
        <DataTable
          caption={copy.caption}
          columns={[
            { label: copy.buyer, cell: ({ slug, name }) => `[${name}](${buyerPath(slug)})` },
            ...before.map((id) => ({
              label: id === 'markings' ? copy.clears : buyersCopy.officeRoles[id],
              cell: (buyer: Buyer) => <Answer buyer={buyer} id={id} />,
            })),
            {
              label: copy.restricted,
              cell: ({ lowestMarking }) => (
                <span className="block first-letter:uppercase">
                  {buyersCopy.lowestMarking[lowestMarking]}
                </span>
              ),
            },
            { label: copy.language, cell: (buyer) => <Answer buyer={buyer} id="language" usual="known" /> },
            {
              label: copy.aqap,
              cell: ({ code }) => <b>{aqapOf(code)}</b>,
            },
          ]}
          rows={buyerRecords}
        />
      </div>
      <p className="part-caption">
        <RichText text={fill(copy.checked, { date: `{${newestCheck(buyerRecords.flatMap(evidenceOf))}}` })} />
      </p>
      <p className="part-caption">
        <RichText text={copy.others} />
      </p>
    </Band>
  );
}

interface AnswerProps {
  buyer: Buyer;
  id: TopicId;
  /** What most answers of the column are: the column's name says it, or silence does. */
  usual?: BuyerCertainty;
}

/** The short answer, and a word where its certainty is not that of the column. */
function Answer({ buyer, id, usual = 'seen' }: AnswerProps) {
  const { short, facts } = buyer.topics[id];
  const { certainty } = lineOf(facts[0]);
  return (
    <span className="wrap-anywhere">
      <RichText terms={false} text={short} />
      {certainty !== usual && <Certainty of={certainty} />}
    </span>
  );
}
