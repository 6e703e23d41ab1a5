'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { subscribeToHashParam, writeHashParam } from './hash-param';

/** A column: its name, what may go under it, and the order of the rows by it if it sorts. */
interface SortableColumn {
  id: string;
  name: string;
  under?: ReactNode;
  /** Indexes of the rows, ascending. */
  order?: readonly number[];
}

interface SortableHeadProps {
  columns: readonly SortableColumn[];
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

/** The choice that an address names; undefined where no column sorts so. */
function choiceOf(value: string | undefined, columns: readonly SortableColumn[]): Choice | undefined {
  const [id, direction] = value?.split('-') ?? [];
  const sorts = columns.some((column) => column.order && column.id === id);
  return id && sorts && (direction === 'ascending' || direction === 'descending')
    ? { id, direction }
    : undefined;
}

/** Name of the choice in the address. */
const key = 'sort';

/**
 * The head row of a table whose columns sort it: moves the finished rows, so that none is sent to the browser twice.
 */
export function SortableTableHead({ columns }: SortableHeadProps) {
  const head = useRef<HTMLTableRowElement>(null);
  const rows = useRef<HTMLTableRowElement[]>(undefined);
  const [choice, setChoice] = useState<Choice>();

  const show = useCallback(
    (next: Choice | undefined) => {
      const body = head.current?.closest('table')?.tBodies[0];
      if (!body) return;
      rows.current ??= [...body.rows];
      const own = rows.current;
      const order = columns.find(({ id }) => id === next?.id)?.order;
      const ascending = order ? order.flatMap((index) => own[index] ?? []) : own;
      const sorted = next?.direction === 'descending' ? ascending.toReversed() : ascending;
      // Moving a row takes the focus from its link.
      if (sorted.some((row, index) => row !== body.rows[index])) body.append(...sorted);
      setChoice(next);
    },
    [columns],
  );

  function sort(id: string) {
    const next = following(choice, id);
    show(next);
    writeHashParam(key, next && `${next.id}-${next.direction}`);
  }

  useEffect(() => subscribeToHashParam(key, (value) => show(choiceOf(value, columns))), [columns, show]);

  return (
    <tr ref={head}>
      {columns.map((column) => (
        <th
          aria-sort={choice?.id === column.id ? choice.direction : undefined}
          data-sorts={column.order ? '' : undefined}
          key={column.id}
          scope="col"
        >
          {column.order ? (
            <button onClick={() => sort(column.id)} type="button">
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
