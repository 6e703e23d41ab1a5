import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { DataTable } from '@/components/parts/DataTable';
import { RichText } from '@/components/ui/RichText';
import { networkAnswerCopy, networkCopy } from '@/content/page-copy/network';
import { networkRows } from '@/lib/network/data';
import { networkResults } from '@/lib/network/results';
import { fill } from '@/lib/text/fill';

const copy = networkAnswerCopy.table;
type Row = ReturnType<typeof networkRows>[number];

/** Renders all combinations of buyer and product as a table with one row per distinct answer. */
export function NetworkTable() {
  const rows = networkRows();
  return (
    <AnswerDisclosure
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
          { label: copy.who, cell: (row) => <Choices {...row} /> },
          { label: copy.planned, cell: (row) => stopNames(row, 'planned') || copy.nothing },
          { label: copy.ask, cell: (row) => stopNames(row, 'ask') },
          { label: copy.months, width: 's', cell: ({ figures }) => figures?.months ?? copy.none },
          { label: copy.usd, width: 'm', cell: ({ figures }) => figures?.usd ?? copy.none },
        ]}
        rows={rows}
      />
    </AnswerDisclosure>
  );
}

/** Returns the stops in a state; a planned stop includes its verdict unless that is "Needed". */
const stopNames = ({ stops }: Row, state: 'planned' | 'ask') =>
  stops
    .filter(({ verdict }) => verdict?.[0] === state)
    .map(({ name = '', verdict: [, word] = ['', ''] }) =>
      state === 'ask' || word === networkAnswerCopy.verdicts.needed ? name : fill(copy.stop, { name, word }),
    )
    .join(', ');

/** Renders the products with the buyers to which the answer applies. */
const Choices = ({ choices }: Row) =>
  choices.map(
    ({ product, buyers }) =>
      buyers.length > 0 && (
        <span className="block" key={product}>
          {networkCopy.products.options[product]}:{' '}
          {buyers.map(({ code, name, href }, index) => (
            <span key={code}>
              {index > 0 && ', '}
              <a className="underline underline-offset-link" href={href}>
                {name}
              </a>
            </span>
          ))}
        </span>
      ),
  );
