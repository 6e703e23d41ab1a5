import { StopSymbol } from '@/components/interactive/network/symbols';
import { DataTable } from '@/components/parts/DataTable';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { buyerRecords } from '@/content/buyers';
import type { Buyer } from '@/content/buyers/types';
import { certificationBySlug } from '@/content/certifications';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { Verdict } from '@/content/planner/types';
import type { allBuyersContent } from '@/lib/buyers/page-sections';
import { requiredByEvery } from '@/lib/buyers/requirements';
import type { Resolved } from '@/lib/buyers/resolve-content';
import { buyerPath } from '@/lib/buyers/statements';
import { newestCheck } from '@/lib/content/statements';
import { verdictOf } from '@/lib/network/data';
import { networkResults } from '@/lib/network/results';
import { fill } from '@/lib/text/fill';
import './buyers.css';

const copy = buyersCopy.table;
const codes = buyerRecords.map(({ code }) => code);
const titles = (...verdicts: Verdict[]) =>
  new Intl.ListFormat('en').format(
    requiredByEvery(codes, verdicts).map((slug) => certificationBySlug[slug].title),
  );

/** Returns the mark and the words of the AQAP 2110 verdict for drones from the network. */
const aqapOf = (code: Buyer['code']) =>
  networkResults
    .filter(({ buyer, product }) => buyer === code && product === 'drones')
    .map((result) => verdictOf(result, 'aqap2110'))[0];

/**
 * Renders the comparison of buyers: first what all require, then one row per buyer with the decision on AQAP. On mobile
 * a row has only the name, the decision and the buying office.
 */
export function BuyersTable({ rows }: { rows: Resolved<typeof allBuyersContent>['buyers'] }) {
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
            { label: copy.aqap, mobile: 'unlabeled', cell: ({ code }) => <Aqap code={code} /> },
            { label: buyersCopy.officeRoles.buys, mobile: 'unlabeled', cell: ({ buys }) => buys },
            { label: buyersCopy.officeRoles.tenders, cell: ({ tenders }) => tenders },
            { label: copy.clears, cell: ({ markings }) => markings },
          ]}
          linkedRows
          rows={rows}
        />
      </div>
      {[
        { text: fill(copy.checked, { date: `{${newestCheck(buyerRecords)}}` }) },
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

/** Renders the decision on AQAP 2110 with its mark on the map. */
function Aqap({ code }: Pick<Buyer, 'code'>) {
  const [mark, word] = aqapOf(code) ?? [];
  return (
    <span className="flex items-start gap-2" data-mark={mark}>
      <svg aria-hidden="true" className="flex-none" height="24" viewBox="-19 -19 38 38" width="24">
        <StopSymbol />
      </svg>
      <b>{word}</b>
    </span>
  );
}
