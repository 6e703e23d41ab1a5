import { FoldSummary } from '@/components/ui/FoldSummary';
import { RichText } from '@/components/ui/RichText';
import { StackedTable } from '@/components/ui/StackedTable';
import { buyerRecords } from '@/content/buyers';
import { certificationBySlug } from '@/content/certifications';
import { networkCopy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import { buyerPath } from '@/lib/buyers/lines';
import { networkRows } from '@/lib/network/groups';
import { networkResults } from '@/lib/network/results';
import { buyerName, figuresOf, plannedList } from '@/lib/network/words';
import { fill } from '@/lib/text/fill';

const copy = networkCopy.table;

/** The map's results as a table: grouped by buyers that ask for the same, or each of the combinations. */
export function NetworkTable({ grouped = false }: { grouped?: boolean }) {
  const title = fill(copy.title, { count: networkResults.length });
  return (
    <details className="fold-row border-fg border-t-2" suppressHydrationWarning>
      <FoldSummary className="min-h-14 text-name">{title}</FoldSummary>
      <p className="mt-4 mb-6 max-w-measure text-body">
        <RichText text={copy.lead} />
      </p>
      <StackedTable
        caption={copy.caption}
        columns={[
          { label: copy.buyers, className: 'lg:w-[24%]' },
          { label: copy.product, className: 'lg:w-[12%]' },
          { label: copy.planned, className: 'lg:w-[22%]' },
          { label: copy.ask },
          { label: copy.months, className: 'lg:w-[8%]' },
          { label: copy.usd, className: 'lg:w-[13%]' },
        ]}
        from="lg"
        look="dense"
        rows={networkRows(grouped).map(({ buyers, product, ...row }) => {
          const result = { ...row, product, buyer: buyers[0] as BuyerCode };
          const { months, usd } = figuresOf(result);
          return {
            key: `${buyers.join('-')}-${product}`,
            header: <BuyerLinks buyers={buyers} />,
            cells: [
              networkCopy.products.short[product],
              plannedList(result, grouped),
              row.ask.map(({ certification }) => certificationBySlug[certification].title).join(', '),
              months,
              usd,
            ],
          };
        })}
      />
    </details>
  );
}

function BuyerLinks({ buyers }: { buyers: readonly BuyerCode[] }) {
  return buyers.map((code, index) => {
    const page = buyerRecords.find((buyer) => buyer.code === code);
    return (
      <span key={code}>
        {index > 0 && ', '}
        {page ? (
          <a className="underline underline-offset-link" href={buyerPath(page.slug)}>
            {buyerName(code)}
          </a>
        ) : (
          buyerName(code)
        )}
      </span>
    );
  });
}
