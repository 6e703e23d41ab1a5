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
  /** Column headers; the first stands over the row headers. `label` repeats on the phone before each cell. */
  columns: readonly { label: string; header?: ReactNode }[];
  rows: readonly BlockRow[];
  className?: string;
}

/** A table with row headers that turns into one block a row on the phone. */
export function BlockTable({ caption, columns, rows, className }: BlockTableProps) {
  const [corner, ...heads] = columns;
  return (
    <table className={clsx('w-full table-fixed border-collapse text-left max-md:block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
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
      <tbody className="max-md:block max-md:border-fg max-md:border-t-2">
        {rows.map(({ key, header, cells }) => (
          <tr className="border-rule border-b align-baseline max-md:block max-md:py-4" key={key}>
            <th
              className="pr-6 font-[650] text-[1.1875rem] leading-[1.3] max-md:block md:py-[15px]"
              scope="row"
            >
              {header}
            </th>
            {cells.map((cell, index) => (
              <td
                className="pr-6 text-[1.0625rem] leading-[1.4] last:pr-0 max-md:grid max-md:grid-cols-[112px_1fr] max-md:gap-x-3 max-md:pt-2 max-md:pr-0 max-md:text-base md:py-[15px]"
                key={heads[index]?.label}
              >
                <span aria-hidden="true" className="text-muted md:hidden">
                  {heads[index]?.label}
                </span>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
