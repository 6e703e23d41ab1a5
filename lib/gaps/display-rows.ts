import type { DocumentId } from '@/content/facts/documents';
import type { ClauseRow, GapGroup, GapRow, GapState, GapTable } from '@/content/gaps/types';
import { secondAnchor } from './path';
import { byPointsToEarn, byState, tablesOn } from './totals';

/** A row as the page shows it. */
export interface DisplayRow {
  /** Target of a fragment. */
  id: string;
  /** The row of the page's own text, of the second one where only that has it. */
  row: GapRow;
  /** Its place in the own text; absent where only the second one has it. */
  first?: GapRow;
  /** Its place in the text of the second column. */
  second?: ClauseRow;
}

/** A chapter or family as the page shows it. */
export interface DisplayGroup extends Omit<GapGroup, 'rows'> {
  rows: readonly DisplayRow[];
}

/** States of a shown row, by which the views choose. */
export const statesOf = ({ first, second }: DisplayRow): GapState[] =>
  [...new Set([first?.state, second?.state])].filter((state) => state !== undefined);

const alone = (row: GapRow): DisplayRow => ({ id: row.id, row, first: row });

/** The groups of a page: families by points still to earn, chapters as they are numbered; in each the new rows first. */
export function displayGroups(table: GapTable): DisplayGroup[] {
  if (table.kind === 'requirements')
    return byPointsToEarn(table.groups).map((family) => ({
      ...family,
      rows: byState(family.rows).map(alone),
    }));
  if (!table.beside) return table.groups.map((group) => ({ ...group, rows: byState(group.rows).map(alone) }));
  return table.beside.groups.map((group) => {
    const rows = group.rows.flatMap(({ in2110: first, in2310: second }) => {
      const row = first ?? second;
      return row ? [{ id: first?.id ?? secondAnchor(row), row, first, second, state: row.state }] : [];
    });
    return { ...group, rows: byState(rows) };
  });
}

/** Texts read for the rows of a page, each once, with what they gave. */
export function sourcesOn(table: GapTable): GapTable['sources'] {
  const given = new Map<DocumentId, string[]>();
  for (const { document, gives } of tablesOn(table).flatMap(({ sources }) => sources))
    given.set(document, [...(given.get(document) ?? []), gives]);
  return [...given].map(([document, gives]) => ({ document, gives: [...new Set(gives)].join('; ') }));
}
