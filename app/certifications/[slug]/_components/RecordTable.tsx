import { clsx } from 'clsx';
import { Fold } from '@/components/ui/Fold';
import { RichText } from '@/components/ui/RichText';
import type { TableBlock } from '@/content/certifications/types';

/** A table of a record: columns from 761 px up, one block a row with the column's name in each cell below. */
export function RecordTable({ table }: { table: TableBlock }) {
  const { caption, columns, rows, note } = table;
  // Bare numbers need no more room than their column's name; the words beside them do.
  const numbers = (column: number) => rows.every((row) => /^\d+$/.test(row[column] ?? ''));
  return (
    <>
      <Fold className="mt-12 lg:mt-14" title={caption}>
        <table className="block w-full text-left text-small md:table md:table-fixed">
          <caption className="sr-only">{caption}</caption>
          <thead className="max-md:sr-only">
            <tr className="border-fg border-b-2 align-bottom">
              {columns.map((column, index) => (
                <th
                  className={clsx(
                    'pr-6 pb-3.5 text-label font-normal text-muted',
                    index === 0 && 'md:w-[26%]',
                    numbers(index) && 'md:w-[14%]',
                  )}
                  key={column}
                  scope="col"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map(([head, ...cells]) => (
              <tr className="border-rule border-b align-top max-md:block max-md:py-5" key={head}>
                <th
                  className="py-5 pr-6 text-term leading-item font-bold tracking-h4 max-md:block max-md:py-0"
                  scope="row"
                >
                  {head}
                </th>
                {cells.map((cell, index) => (
                  <td
                    className="py-5 pr-6 last:pr-0 max-md:block max-md:pt-2 max-md:pr-0 max-md:pb-0"
                    key={columns[index + 1]}
                  >
                    <span aria-hidden="true" className="block text-caption text-muted md:hidden">
                      {columns[index + 1]}
                    </span>
                    <RichText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
      {note && (
        <p className="mt-7 max-w-measure text-small text-muted">
          <RichText text={note} />
        </p>
      )}
    </>
  );
}
