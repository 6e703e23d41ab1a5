import { certainties } from '@/content/certainty';
import type { GapTable, RowCertainty } from '@/content/gaps/types';

/** How many rows are of each certainty, surest first, those without rows left out; none in a table that marks no row. */
export function countCertainties(table: GapTable): { level: RowCertainty; count: number }[] {
  if (table.kind !== 'clauses') return [];
  const rows = table.groups.flatMap((group) => group.rows);
  return certainties
    .filter((level) => level !== 'our-estimate')
    .map((level) => ({ level, count: rows.filter(({ certainty }) => certainty === level).length }))
    .filter(({ count }) => count > 0);
}
