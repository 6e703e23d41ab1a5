import { certainties } from '@/content/certainty';
import type { GapTable, RowCertainty } from '@/content/gaps/types';

/** Returns the number of rows by certainty, highest first, without empty ones; empty for a table without certainties. */
export function countCertainties(table: GapTable): { level: RowCertainty; count: number }[] {
  if (table.kind !== 'clauses') return [];
  const rows = table.groups.flatMap((group) => group.rows);
  return certainties
    .filter((level) => level !== 'our-estimate')
    .map((level) => ({ level, count: rows.filter(({ certainty }) => certainty === level).length }))
    .filter(({ count }) => count > 0);
}
