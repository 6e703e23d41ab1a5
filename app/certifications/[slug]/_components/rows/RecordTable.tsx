import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { StackedTable } from '@/components/ui/StackedTable';
import type { TableBlock } from '@/content/certifications/types';
import { Sequence } from '../charts/Sequence';
import { UpkeepLine } from '../charts/UpkeepLine';

/** A table of a record or the sequence it tells, drawn, with its note: folded on the phone. A cycle stands above, open. */
export function RecordTable({ table }: { table: TableBlock }) {
  const { caption, columns, rows, note, lanes, cycle } = table;
  // Bare numbers need no more room than their column's name; the words beside them do.
  const numbers = (column: number) => rows.every((row) => /^\d+$/.test(row[column] ?? ''));
  const width = (column: number) =>
    column === 0 ? 'md:w-[26%]' : numbers(column) ? 'md:w-[14%]' : undefined;
  return (
    <>
      {cycle && (
        <div className="mt-8 lg:mt-12">
          <UpkeepLine marks={cycle} />
        </div>
      )}
      <Fold className="mt-6 md:mt-8 lg:mt-12" title={caption}>
        {lanes ? (
          <Sequence lanes={lanes} table={table} />
        ) : (
          <StackedTable
            caption={caption}
            columns={columns.map((label, index) => ({ label, className: width(index) }))}
            look="words"
            rows={rows.map(([header = '', ...cells]) => ({
              key: header,
              header: <RichText text={header} terms={false} />,
              cells: cells.map((text) => <RichText key={text} text={text} />),
            }))}
          />
        )}
        {note && (
          <p className="mt-4 max-w-measure text-small text-muted">
            <RichText text={note} />
          </p>
        )}
      </Fold>
    </>
  );
}
