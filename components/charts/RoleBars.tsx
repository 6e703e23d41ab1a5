import { roleNames } from '@/content/gaps/roles';
import type { GapTable } from '@/content/gaps/types';
import { gapPagePath } from '@/lib/gaps/path';
import { workByRole } from '@/lib/gaps/totals';
import { percentOf } from '@/lib/geometry/scale';

const rowsOf = (table: GapTable) => workByRole(table).reduce((sum, { work }) => sum + work, 0);

/**
 * Renders for each gap table how many rows each role extends or writes: a bar on the scale of the longest, and the
 * numbers as text below it.
 */
export function RoleBars({ tables }: { tables: readonly GapTable[] }) {
  const end = Math.max(...tables.map(rowsOf));
  return (
    <dl className="grid gap-y-4 ink-t pt-4 text-small">
      {tables.map((table) => (
        <div className="gap-x-gap md:grid md:grid-cols-four-eight print:break-inside-avoid" key={table.slug}>
          <dt className="font-bold">
            <a className="word-link" href={gapPagePath(table)}>
              {table.title}
            </a>
          </dt>
          <dd>
            <RoleBar end={end} table={table} />
            <p>
              {workByRole(table)
                .map(({ role, work }) => `${roleNames[role]}\u00a0${work}`)
                .join(', ')}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders a bar with a segment for each role; that of the role with the most rows is solid. */
function RoleBar({ table, end }: { table: GapTable; end: number }) {
  const shares = workByRole(table);
  return (
    <svg aria-hidden="true" height="20" width="100%">
      {shares.map(({ role, work }, index) => {
        const from = shares.slice(0, index).reduce((sum, before) => sum + before.work, 0);
        return (
          // The rectangle of a nested picture is measured in its width, so that the gap between two segments is in pixels.
          <svg
            aria-hidden="true"
            height="20"
            key={role}
            width={percentOf(work, end)}
            x={percentOf(from, end)}
          >
            <rect
              className="w-[calc(100%-4px)] translate-x-px fill-none stroke-2 stroke-fg [svg:first-child>&]:fill-fg"
              height="18"
              width="100%"
              y="1"
            />
          </svg>
        );
      })}
    </svg>
  );
}
