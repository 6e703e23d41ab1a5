import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import { StackedTable } from '@/components/ui/StackedTable';
import type { TableBlock } from '@/content/certifications/types';

/** A table of a record, folded on the phone, and the note below it. */
export function RecordTable({ table }: { table: TableBlock }) {
  const { caption, columns, rows, note } = table;
  // Bare numbers need no more room than their column's name; the words beside them do.
  const numbers = (column: number) => rows.every((row) => /^\d+$/.test(row[column] ?? ''));
  const width = (column: number) =>
    column === 0 ? 'md:w-[26%]' : numbers(column) ? 'md:w-[14%]' : undefined;
  return (
    <>
      <Fold className="mt-12 lg:mt-14" title={caption}>
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
      </Fold>
      {note && (
        <p className="mt-7 max-w-measure text-small text-muted">
          <RichText text={note} />
        </p>
      )}
    </>
  );
}
