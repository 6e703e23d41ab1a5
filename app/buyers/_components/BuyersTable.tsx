import { DataTable } from '@/components/parts/DataTable';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { buyerRecords } from '@/content/buyers';
import type { Buyer, BuyerCertainty, TopicId } from '@/content/buyers/types';
import { certificationBySlug } from '@/content/certifications';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { Verdict } from '@/content/planner/types';
import { requiredByEvery } from '@/lib/buyers/requirements';
import { buyerPath, newestEntryCheck, resolveEntry } from '@/lib/buyers/statements';
import { verdictOf } from '@/lib/network/data';
import { networkResults } from '@/lib/network/results';
import { fill } from '@/lib/text/fill';

const copy = buyersCopy.table;
const topicColumns = ['buys', 'tenders', 'inspects', 'markings'] as const satisfies TopicId[];
const codes = buyerRecords.map(({ code }) => code);
const titles = (...verdicts: Verdict[]) =>
  new Intl.ListFormat('en').format(
    requiredByEvery(codes, verdicts).map((slug) => certificationBySlug[slug].title),
  );

/** Returns the AQAP 2110 verdict for drones from the network. */
const aqapOf = (code: Buyer['code']) =>
  networkResults
    .filter(({ buyer, product }) => buyer === code && product === 'drones')
    .map((result) => verdictOf(result, 'aqap2110')[1]);

/**
 * Renders the comparison of buyers: first what all require, then one row per buyer. On mobile a row has only the name
 * and the buying office; tenders, the lowest marking and the language need a wide window.
 */
export function BuyersTable() {
  return (
    <Section
      id="buyers"
      lead={fill(copy.same, { asks: titles('needed', 'usual'), open: titles('ask') })}
      title={fill(copy.title, { count: buyerRecords.length })}
    >
      <div className="buyer-rows" id="aqap">
        <DataTable
          caption={copy.caption}
          columns={[
            { label: copy.buyer, cell: ({ slug, name }) => `[${name}](${buyerPath(slug)})` },
            ...topicColumns.map((id) => ({
              label: id === 'markings' ? copy.clears : buyersCopy.officeRoles[id],
              cell: topicCell(id),
            })),
            {
              label: copy.restricted,
              cell: ({ lowestMarking }) => capitalize(buyersCopy.lowestMarking[lowestMarking]),
            },
            { label: copy.language, cell: topicCell('language', 'common-practice') },
            { label: copy.aqap, cell: ({ code }) => <b>{aqapOf(code)}</b> },
          ]}
          rows={buyerRecords}
        />
      </div>
      {[
        { text: fill(copy.checked, { date: `{${newestEntryCheck(buyerRecords)}}` }) },
        copy.open,
        { text: copy.others },
      ].map(({ text, ...attributes }) => (
        <p className="part-caption" key={text} {...attributes}>
          <RichContent content={text} />
        </p>
      ))}
    </Section>
  );
}

/** Returns the short answer to a topic, with its certainty only where it differs from the usual one of the column. */
const topicCell =
  (id: (typeof topicColumns)[number] | 'language', usual: BuyerCertainty = 'verified') =>
  ({ topics }: Buyer) => {
    const { short: text, facts } = topics[id];
    const { certainty } = resolveEntry(facts[0]);
    return certainty === usual || certainty === 'open' ? text : { text, certainty };
  };

const capitalize = (text: string) => text.replace(/^./, (first) => first.toUpperCase());
