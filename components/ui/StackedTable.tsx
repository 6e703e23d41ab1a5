import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A column: its name, which each cell of a stacked row repeats for the eye, and what may stand at its head instead. */
export interface StackedColumn {
  label: string;
  header?: ReactNode;
  /** Width of the column. */
  className?: string;
}

/** A row: its header and one cell for each further column. */
export interface StackedRow {
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
  from?: keyof typeof widths;
  look?: keyof typeof looks;
  className?: string;
}

const widths = {
  md: {
    block: 'max-md:block',
    head: 'max-md:sr-only',
    body: 'max-md:block max-md:border-fg max-md:border-t-2',
    header: 'max-md:block max-md:p-0!',
    cell: 'max-md:p-0! max-md:pt-2!',
    above: 'max-md:block',
    beside: 'max-md:grid max-md:grid-cols-term max-md:gap-x-3 max-md:text-base',
    label: 'md:hidden',
  },
  lg: {
    block: 'max-lg:block',
    head: 'max-lg:sr-only',
    body: 'max-lg:block max-lg:border-fg max-lg:border-t-2',
    header: 'max-lg:block max-lg:p-0!',
    cell: 'max-lg:p-0! max-lg:pt-2!',
    above: 'max-lg:block',
    beside: 'max-lg:grid max-lg:grid-cols-term max-lg:gap-x-3 max-lg:text-base',
    label: 'lg:hidden',
  },
} as const;

/** A row's own padding shows in a block alone: rows of a table have none. */
const looks = {
  facts: {
    label: 'beside',
    row: 'py-4 align-baseline',
    header: 'py-3.75 pr-6 text-item leading-item',
    cell: 'py-3.75 pr-6 text-copy leading-note',
  },
  words: {
    label: 'above',
    row: 'py-5 align-top',
    header: 'py-5 pr-6 text-term leading-item tracking-h4',
    cell: 'py-5 pr-6 text-small',
  },
  dense: {
    label: 'above',
    row: 'py-3 align-baseline',
    header: 'py-3 pr-5 text-small',
    cell: 'py-3 pr-5 text-small',
  },
} as const;

/** A table with row headers. On narrow windows each row becomes a block whose cells name their column. */
export function StackedTable({
  caption,
  captioned,
  columns,
  rows,
  from = 'md',
  look = 'facts',
  className,
}: StackedTableProps) {
  const narrow = widths[from];
  const { label, row, header, cell } = looks[look];
  return (
    <table className={clsx('w-full table-fixed text-left', narrow.block, className)}>
      <caption className={captioned ? clsx('pb-2.5 text-left font-bold text-copy', narrow.block) : 'sr-only'}>
        {caption}
      </caption>
      <thead className={narrow.head}>
        <tr className="border-fg border-b-2 align-bottom text-label text-muted">
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
      <tbody className={narrow.body}>
        {rows.map(({ key, header: name, cells }) => (
          <tr className={clsx('border-rule border-b', narrow.block, row)} key={key}>
            <th className={clsx('font-bold', header, narrow.header)} scope="row">
              {name}
            </th>
            {cells.map((content, index) => (
              <td
                className={clsx('last:pr-0', cell, narrow.cell, narrow[label])}
                key={columns[index + 1]?.label}
              >
                <span
                  aria-hidden="true"
                  className={clsx('text-muted', label === 'above' && 'block text-caption', narrow.label)}
                >
                  {columns[index + 1]?.label}
                </span>
                <div>{content}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
