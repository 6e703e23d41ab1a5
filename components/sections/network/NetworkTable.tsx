import { FoldSummary } from '@/components/ui/FoldSummary';
import { RichText } from '@/components/ui/RichText';
import { StackedTable } from '@/components/ui/StackedTable';
import { buyerRecords } from '@/content/buyers';
import { networkCopy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import { buyerPath } from '@/lib/buyers/lines';
import { networkRows } from '@/lib/network/data';
import { networkResults } from '@/lib/network/results';
import { buyerName, figuresOf, plannedList, stopName } from '@/lib/network/words';
import { fill } from '@/lib/text/fill';

const copy = networkCopy.table;

/** All combinations of buyer and product as a table: one row for each distinct route. */
export function NetworkTable() {
  return (
    <details className="fold-row border-fg border-t-2" suppressHydrationWarning>
      <FoldSummary className="min-h-14 text-name">
        {fill(copy.title, { count: networkResults.length })}
      </FoldSummary>
      <div id={copy.id}>
        <p className="mt-4 mb-6 max-w-measure text-body">
          <RichText text={copy.lead} />
        </p>
        <StackedTable
          caption={copy.caption}
          columns={[
            { label: copy.who, className: 'lg:w-[36%]' },
            { label: copy.planned, className: 'lg:w-[18%]' },
            { label: copy.ask },
            { label: copy.months, className: 'lg:w-[8%]' },
            { label: copy.usd, className: 'lg:w-[13%]' },
          ]}
          from="lg"
          look="dense"
          rows={networkRows().map(({ choices, result }, index) => {
            const figures = figuresOf(result);
            return {
              key: `${index}`,
              header: choices.map(({ product, buyers }) => (
                <span className="block" data-product={product} key={product}>
                  {networkCopy.products.options[product]}: <BuyerLinks buyers={buyers} />{' '}
                </span>
              )),
              cells: [
                plannedList(result),
                result.ask.map(({ certification }) => stopName(certification)).join(', '),
                figures?.months ?? copy.none,
                figures?.usd ?? copy.none,
              ],
            };
          })}
        />
      </div>
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
