import { AnswerFold } from '@/components/parts/AnswerFold';
import { DataTable } from '@/components/parts/DataTable';
import { RichText } from '@/components/ui/RichText';
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
  const rows = networkRows();
  return (
    <AnswerFold
      answer={fill(copy.answer, { count: rows.length })}
      id={copy.id}
      level={2}
      name={fill(copy.title, { count: networkResults.length })}
    >
      <p>
        <RichText text={copy.lead} />
      </p>
      <DataTable
        caption={copy.caption}
        columns={[
          {
            label: copy.who,
            cell: ({ choices }) => (
              <>
                {choices.map(({ product, buyers }) => (
                  <span className="block" data-product={product} key={product}>
                    {networkCopy.products.options[product]}: <BuyerLinks buyers={buyers} />{' '}
                  </span>
                ))}
              </>
            ),
          },
          { label: copy.planned, width: 'm', cell: ({ result }) => plannedList(result) },
          {
            label: copy.ask,
            cell: ({ result }) => result.ask.map(({ certification }) => stopName(certification)).join(', '),
          },
          { label: copy.months, width: 's', cell: ({ result }) => figuresOf(result)?.months ?? copy.none },
          { label: copy.usd, width: 's', cell: ({ result }) => figuresOf(result)?.usd ?? copy.none },
        ]}
        rows={rows}
      />
    </AnswerFold>
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
