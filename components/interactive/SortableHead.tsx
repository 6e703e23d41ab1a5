'use client';

import { type ReactNode, useRef, useState } from 'react';

/** A column: its name, what may go under it, and the order of the rows by it if it sorts. */
export interface SortableColumn {
  id: string;
  name: string;
  under?: ReactNode;
  /** Indexes of the rows, ascending. */
  order?: readonly number[];
}

interface SortableHeadProps {
  columns: readonly SortableColumn[];
  cellClassName: string;
}

interface Choice {
  id: string;
  direction: 'ascending' | 'descending';
}

/** Ascending, descending, and back to the table's own order. */
function following(choice: Choice | undefined, id: string): Choice | undefined {
  if (choice?.id !== id) return { id, direction: 'ascending' };
  return choice.direction === 'ascending' ? { id, direction: 'descending' } : undefined;
}

/**
 * The head row of a table whose columns sort it: moves the finished rows, so that none is sent to the browser twice.
 */
export function SortableHead({ columns, cellClassName }: SortableHeadProps) {
  const head = useRef<HTMLTableRowElement>(null);
  const rows = useRef<HTMLTableRowElement[]>(undefined);
  const [choice, setChoice] = useState<Choice>();

  function sort({ id, order = [] }: SortableColumn) {
    const next = following(choice, id);
    const body = head.current?.closest('table')?.tBodies[0];
    if (!body) return;
    rows.current ??= [...body.rows];
    const own = rows.current;
    const ascending = next ? order.flatMap((index) => own[index] ?? []) : own;
    body.append(...(next?.direction === 'descending' ? ascending.toReversed() : ascending));
    setChoice(next);
  }

  return (
    <tr ref={head}>
      {columns.map((column) => (
        <th
          aria-sort={choice?.id === column.id ? choice.direction : undefined}
          className={cellClassName}
          data-sorts={column.order ? '' : undefined}
          key={column.id}
          scope="col"
        >
          {column.order ? (
            <button onClick={() => sort(column)} type="button">
              {column.name}
            </button>
          ) : (
            column.name
          )}
          {column.under}
        </th>
      ))}
    </tr>
  );
}
