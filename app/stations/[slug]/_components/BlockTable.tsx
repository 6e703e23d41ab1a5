import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A row: its header and one cell for each further column. */
export interface BlockRow {
  key: string;
  header: ReactNode;
  cells: readonly ReactNode[];
}

interface BlockTableProps {
  caption: string;
  /** Column headers; the first stands over the row headers. `label` repeats before each cell in a stacked row. */
  columns: readonly { label: string; header?: ReactNode }[];
  rows: readonly BlockRow[];
  /** First width with real columns; below it each row is a block. */
  stack?: keyof typeof stacks;
  className?: string;
}

const stacks = {
  md: {
    block: 'max-md:block',
    head: 'max-md:sr-only',
    body: 'max-md:block max-md:border-fg max-md:border-t-2',
    row: 'max-md:block max-md:py-4',
    header: 'max-md:block md:py-3.75',
    cell: 'max-md:grid max-md:grid-cols-[112px_1fr] max-md:gap-x-3 max-md:pt-2 max-md:pr-0 max-md:text-base md:py-3.75',
    label: 'md:hidden',
  },
  lg: {
    block: 'max-lg:block',
    head: 'max-lg:sr-only',
    body: 'max-lg:block max-lg:border-fg max-lg:border-t-2',
    row: 'max-lg:block max-lg:py-4',
    header: 'max-lg:block lg:py-3.75',
    cell: 'max-lg:grid max-lg:grid-cols-[112px_1fr] max-lg:gap-x-3 max-lg:pt-2 max-lg:pr-0 max-lg:text-base lg:py-3.75',
    label: 'lg:hidden',
  },
} as const;

/** A table with row headers that turns into one block a row on narrow windows. */
export function BlockTable({ caption, columns, rows, stack = 'md', className }: BlockTableProps) {
  const [corner, ...heads] = columns;
  const narrow = stacks[stack];
  return (
    <table className={clsx('w-full table-fixed border-collapse text-left', narrow.block, className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className={narrow.head}>
        <tr className="border-fg border-b-2 align-top text-label text-muted">
          <th className="pr-6 pb-3 font-normal" scope="col">
            {corner?.header ?? corner?.label}
          </th>
          {heads.map(({ label, header }) => (
            <th className="pr-6 pb-3 font-normal last:pr-0" key={label} scope="col">
              {header ?? label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={narrow.body}>
        {rows.map(({ key, header, cells }) => (
          <tr className={clsx('border-rule border-b align-baseline', narrow.row)} key={key}>
            <th className={clsx('pr-6 font-bold text-item leading-item', narrow.header)} scope="row">
              {header}
            </th>
            {cells.map((cell, index) => (
              <td
                className={clsx('pr-6 text-copy leading-note last:pr-0', narrow.cell)}
                key={heads[index]?.label}
              >
                <span aria-hidden="true" className={clsx('text-muted', narrow.label)}>
                  {heads[index]?.label}
                </span>
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
