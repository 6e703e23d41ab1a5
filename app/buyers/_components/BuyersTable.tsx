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
const before = ['buys', 'tenders', 'inspects', 'markings'] as const satisfies TopicId[];
const codes = buyerRecords.map(({ code }) => code);
const titles = (...verdicts: Verdict[]) =>
  new Intl.ListFormat('en').format(
    requiredByEvery(codes, verdicts).map((slug) => certificationBySlug[slug].title),
  );

/** What a drone maker reads at AQAP on the map, with its certainty. */
const aqapOf = (code: Buyer['code']) =>
  networkResults
    .filter(({ buyer, product }) => buyer === code && product === 'drones')
    .map((result) => verdictOf(result, 'aqap2110')[1]);

/**
 * The short comparison: what all share once, then one row per buyer with verdicts. On the phone a row is its name and
 * its buying office; only a wide window has room for tenders, the lowest marking and the language.
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
            ...before.map((id) => ({
              label: id === 'markings' ? copy.clears : buyersCopy.officeRoles[id],
              cell: answerTo(id),
            })),
            {
              label: copy.restricted,
              cell: ({ lowestMarking }) => capital(buyersCopy.lowestMarking[lowestMarking]),
            },
            { label: copy.language, cell: answerTo('language', 'common-practice') },
            { label: copy.aqap, cell: ({ code }) => <b>{aqapOf(code)}</b> },
          ]}
          rows={buyerRecords}
        />
      </div>
      {[
        { text: fill(copy.checked, { date: `{${newestEntryCheck(buyerRecords)}}` }) },
        copy.open,
        { text: copy.others },
      ].map(({ text, ...at }) => (
        <p className="part-caption" key={text} {...at}>
          <RichContent of={text} />
        </p>
      ))}
    </Section>
  );
}

/** The short answer, and a word where its certainty is not what most answers of the column are: its name says that, or silence. */
const answerTo =
  (id: (typeof before)[number] | 'language', usual: BuyerCertainty = 'verified') =>
  ({ topics }: Buyer) => {
    const { short: text, facts } = topics[id];
    const { certainty } = resolveEntry(facts[0]);
    return certainty === usual || certainty === 'open' ? text : { text, certainty };
  };

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());
