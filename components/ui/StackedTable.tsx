import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * A column: its name, which each cell of a stacked row repeats for the eye, and an optional header in place of the
 * name.
 */
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
  id?: string;
}

/**
 * Looks, given once on the table for all its rows and cells. Below the first width with columns a cell names its column
 * for the eye: the words of its `data-label`.
 */
const widths = {
  md: {
    table:
      'max-md:block max-md:[&>:is(caption,tbody)]:block max-md:[&>tbody]:border-fg max-md:[&>tbody]:border-t-2 max-md:[&_tbody_:is(tr,th)]:block max-md:[&_tbody_th]:p-0! max-md:[&_td]:p-0! max-md:[&_td]:pt-2! md:[&_td]:before:hidden',
    head: 'max-md:sr-only',
    above: 'max-md:[&_td]:block',
    beside: 'max-md:[&_td]:grid max-md:[&_td]:grid-cols-term max-md:[&_td]:gap-x-3 max-md:[&_td]:text-base',
  },
  lg: {
    table:
      'max-lg:block max-lg:[&>:is(caption,tbody)]:block max-lg:[&>tbody]:border-fg max-lg:[&>tbody]:border-t-2 max-lg:[&_tbody_:is(tr,th)]:block max-lg:[&_tbody_th]:p-0! max-lg:[&_td]:p-0! max-lg:[&_td]:pt-2! lg:[&_td]:before:hidden',
    head: 'max-lg:sr-only',
    above:
      'max-lg:[&_td]:block md:max-lg:[&_tbody_tr]:grid! md:max-lg:[&_tbody_tr]:grid-cols-2 md:max-lg:[&_tbody_tr]:gap-x-8 md:max-lg:[&_tbody_th]:col-span-full',
    beside: 'max-lg:[&_td]:grid max-lg:[&_td]:grid-cols-term max-lg:[&_td]:gap-x-3 max-lg:[&_td]:text-base',
  },
} as const;

const labels =
  "[&_td]:before:text-muted [&_td]:before:content-[attr(data-label)] [&_td]:before:content-[attr(data-label)_/_'']";

/** A row's own padding only applies to a block: table rows have none. */
const looks = {
  facts: {
    label: 'beside',
    rows: '[&_tbody_tr]:py-4 [&_tbody_tr]:align-baseline [&_tbody_th]:py-3.75 [&_tbody_th]:pr-6 [&_tbody_th]:text-item [&_tbody_th]:leading-item [&_td]:py-3.75 [&_td]:pr-6 [&_td]:text-copy [&_td]:leading-note',
  },
  words: {
    label: 'above',
    rows: '[&_td]:before:block [&_td]:before:text-caption [&_tbody_tr]:py-5 [&_tbody_tr]:align-top [&_tbody_th]:py-5 [&_tbody_th]:pr-6 [&_tbody_th]:text-term [&_tbody_th]:leading-item [&_tbody_th]:tracking-h4 [&_td]:py-5 [&_td]:pr-6 [&_td]:text-small',
  },
  dense: {
    label: 'above',
    rows: '[&_td]:before:block [&_td]:before:text-caption [&_tbody_tr]:py-3 [&_tbody_tr]:align-baseline [&_tbody_th]:py-3 [&_tbody_th]:pr-5 [&_tbody_th]:text-small [&_td]:py-3 [&_td]:pr-5 [&_td]:text-small',
  },
} as const;

/** A table with row headers. On narrow windows each row becomes a block whose cells name their column. */
export function StackedTable({
  caption,
  captioned,
  columns,
  rows,
  from = 'md',
  look: name = 'facts',
  className,
  id,
}: StackedTableProps) {
  const narrow = widths[from];
  const { label, rows: look } = looks[name];
  return (
    <table
      className={clsx(
        'w-full table-fixed text-left [&_tbody_th]:font-bold [&_tbody_tr]:border-rule [&_tbody_tr]:border-b [&_td:last-child]:pr-0',
        look,
        labels,
        narrow.table,
        narrow[label],
        className,
      )}
      id={id}
    >
      <caption className={captioned ? 'pb-2.5 text-left font-bold text-copy' : 'sr-only'}>{caption}</caption>
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
      <tbody>
        {rows.map(({ key, header, cells }) => (
          <tr key={key}>
            <th scope="row">{header}</th>
            {cells.map((content, index) => (
              <td data-label={columns[index + 1]?.label} key={columns[index + 1]?.label}>
                {/* Beside its name the content is one box, however many words and links it has. */}
                {label === 'beside' ? <div>{content}</div> : content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
