import { TextLink } from '@/components/ui/TextLink';
import type { GapTable } from '@/content/gaps/types';
import { gapPath } from '@/lib/gaps/path';
import { countStates, rowsOf } from '@/lib/gaps/totals';
import { StateCounts } from './StateCounts';

/** Tables as links with their counts. */
export function TableLinks({ tables }: { tables: readonly GapTable[] }) {
  return (
    <ul className="border-fg border-t-2">
      {tables.map((table) => (
        <li
          className="grid gap-x-8 gap-y-2 border-rule border-b py-4 md:grid-cols-2 md:items-center"
          key={table.slug}
        >
          <div>
            <TextLink href={gapPath(table.slug)}>{table.title}</TextLink>
          </div>
          <StateCounts counts={countStates(rowsOf(table))} />
        </li>
      ))}
    </ul>
  );
}
