'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useHashParam } from './use-hash-param';

/** A column of the table; it is sortable if it has an order. */
interface SortableColumn {
  id: string;
  name: string;
  /** Content below the name. */
  under?: ReactNode;
  /** Indexes of the rows in ascending order of this column. */
  order?: readonly number[];
}

interface SortableTableHeadProps {
  columns: readonly SortableColumn[];
}

interface Sorting {
  id: string;
  direction: 'ascending' | 'descending';
}

/** Returns the sorting after a click on a column: ascending, descending, then undefined for the original order. */
function nextSorting(sorting: Sorting | undefined, id: string): Sorting | undefined {
  if (sorting?.id !== id) return { id, direction: 'ascending' };
  return sorting.direction === 'ascending' ? { id, direction: 'descending' } : undefined;
}

/** Parses the fragment parameter; undefined if it is not a sortable column with a direction. */
function parseSorting(value: string | undefined, columns: readonly SortableColumn[]): Sorting | undefined {
  const [id, direction] = value?.split('-') ?? [];
  const sortable = columns.some((column) => column.order && column.id === id);
  return id && sortable && (direction === 'ascending' || direction === 'descending')
    ? { id, direction }
    : undefined;
}

/** Name of the fragment parameter. */
const key = 'sort';

/**
 * Renders the head row of a sortable table. Sorting moves the rendered rows, so that their content is not sent to the
 * browser twice.
 */
export function SortableTableHead({ columns }: SortableTableHeadProps) {
  const head = useRef<HTMLTableRowElement>(null);
  const rows = useRef<HTMLTableRowElement[]>(undefined);
  const [value, setValue] = useHashParam(key);
  const sorting = parseSorting(value, columns);
  const sortedBy = sorting?.id;
  const direction = sorting?.direction;

  useEffect(() => {
    const body = head.current?.closest('table')?.tBodies[0];
    if (!body) return;
    rows.current ??= [...body.rows];
    const original = rows.current;
    const order = columns.find(({ id }) => id === sortedBy)?.order;
    const ascending = order ? order.flatMap((index) => original[index] ?? []) : original;
    const sorted = direction === 'descending' ? ascending.toReversed() : ascending;
    // Moving a row would blur a link in it, so rows move only if their order changes.
    if (sorted.some((row, index) => row !== body.rows[index])) body.append(...sorted);
  }, [columns, sortedBy, direction]);

  function sort(id: string) {
    const next = nextSorting(sorting, id);
    setValue(next && `${next.id}-${next.direction}`);
  }

  return (
    <tr ref={head}>
      {columns.map((column) => (
        <th
          aria-sort={sorting?.id === column.id ? sorting.direction : undefined}
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
