import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * A column: its name, which each cell of a stacked row repeats for the eye, and an optional header in place of the
 * name.
 */
interface StackedColumn {
  label: string;
  header?: ReactNode;
  /** Width of the column. */
  className?: string;
}

/** A row: its header and one cell for each further column. */
interface StackedRow {
  key: string;
  header: ReactNode;
  cells: readonly ReactNode[];
}

interface StackedTableProps {
  caption: string;
  /** The caption stands above the table; otherwise it is there for assistive technology alone. */
  captioned?: boolean;
  columns: readonly StackedColumn[];
  rows: readonly StackedRow[];
  /** First width with real columns; below it each row is a block. */
  from?: keyof typeof heads;
  /** Facts stand beside the names of their columns in a stacked row, words below them. */
  look?: 'facts' | 'words' | 'dense';
  className?: string;
  id?: string;
}

/** First width with real columns: below it the heads are for assistive technology alone. */
const heads = { md: 'max-md:sr-only', lg: 'max-lg:sr-only' } as const;

/** A table with row headers. On narrow windows each row becomes a block whose cells name their column. */
export function StackedTable({
  caption,
  captioned,
  columns,
  rows,
  from = 'md',
  look = 'facts',
  className,
  id,
}: StackedTableProps) {
  return (
    <table
      className={clsx(`stacked-table stacked-${look}`, from === 'lg' && 'stacked-lg', className)}
      id={id}
    >
      <caption className={captioned ? 'pb-2 text-left font-bold text-small' : 'sr-only'}>{caption}</caption>
      <thead className={heads[from]}>
        <tr className="border-fg border-b-2 align-bottom text-small text-muted">
          {columns.map((column) => (
            <th
              className={clsx('pr-6 pb-3 font-normal last:pr-0', column.className)}
              key={column.label}
              scope="col"
            >
              {column.header ?? column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, header, cells }) => (
          <tr key={key}>
            <th scope="row">{header}</th>
            {cells.map((content, index) => (
              <td data-label={columns[index + 1]?.label} key={columns[index + 1]?.label}>
                {/* Beside its name the content is one box, however many words and links it has. */}
                {look === 'facts' ? <div>{content}</div> : content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
