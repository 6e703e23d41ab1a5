import type { DocumentId } from '@/content/facts/documents';
import type { ClauseRow, GapGroup, GapRow, GapState, GapTable } from '@/content/gaps/types';
import { secondTargetAnchor } from './path';
import { byPointsToEarn, byState, tablesOn } from './totals';

/** A row as the page shows it. */
export interface DisplayRow {
  /** Fragment id. */
  id: string;
  /** The row of the page's first standard, or of the second one if only that has it. */
  row: GapRow;
  /** The row of the first standard, if it has one. */
  first?: GapRow;
  /** The row of the standard in the second column, if it has one. */
  second?: ClauseRow;
}

/** A chapter or family as the page shows it. */
export interface DisplayGroup extends Omit<GapGroup, 'rows'> {
  rows: readonly DisplayRow[];
}

/** Returns the states of a row, which the views filter by. */
export const statesOf = ({ first, second }: DisplayRow): GapState[] =>
  [...new Set([first?.state, second?.state])].filter((state) => state !== undefined);

const toDisplayRow = (row: GapRow): DisplayRow => ({ id: row.id, row, first: row });

/** Returns the groups of a page: families by the points left to earn, chapters by number; new rows first in each. */
export function displayGroups(table: GapTable): DisplayGroup[] {
  if (table.kind === 'requirements')
    return byPointsToEarn(table.groups).map((family) => ({
      ...family,
      rows: byState(family.rows).map(toDisplayRow),
    }));
  if (!table.secondTarget)
    return table.groups.map((group) => ({ ...group, rows: byState(group.rows).map(toDisplayRow) }));
  return table.secondTarget.groups.map((group) => {
    const rows = group.rows.flatMap(({ in2110: first, in2310: second }) => {
      const row = first ?? second;
      return row ? [{ id: first?.id ?? secondTargetAnchor(row), row, first, second, state: row.state }] : [];
    });
    return { ...group, rows: byState(rows) };
  });
}

/** Returns the documents behind the rows of a page, without duplicates, with their uses. */
export function sourcesOn(table: GapTable): GapTable['sources'] {
  const usesByDocument = new Map<DocumentId, string[]>();
  for (const { document, contribution } of tablesOn(table).flatMap(({ sources }) => sources))
    usesByDocument.set(document, [...(usesByDocument.get(document) ?? []), contribution]);
  return [...usesByDocument].map(([document, contribution]) => ({
    document,
    contribution: [...new Set(contribution)].join('; '),
  }));
}
