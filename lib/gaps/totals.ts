import type { GapRole } from '@/content/gaps/roles';
import {
  type GapRow,
  type GapState,
  type GapTable,
  gapStates,
  type RequirementFamily,
  type RequirementRow,
  type RequirementTable,
} from '@/content/gaps/types';
import { formatInteger } from '../figures/format';

/** Returns all rows of a table in the order of the target standard. */
export const gapRows = ({ groups }: GapTable): GapRow[] =>
  groups.flatMap(({ rows }): readonly GapRow[] => rows);

/** Returns the tables on a page: its table and the one in its second column, if any. */
export const tablesOn = (table: GapTable): readonly GapTable[] =>
  table.kind === 'clauses' && table.secondTarget ? [table, table.secondTarget.table] : [table];

/** Returns the rows with a known state, the only ones that totals count. */
export const judgedRows = (table: GapTable): GapRow[] =>
  gapRows(table).filter(({ state }) => state !== 'unknown');

/** Returns the states to list with counts; "unknown" only if there are such rows. */
export const statesIn = (counts: Record<GapState, number>): GapState[] =>
  gapStates.filter((state) => state !== 'unknown' || counts.unknown > 0);

/** Returns whether a row is a requirement with points. */
export const isRequirement = (row: GapRow): row is RequirementRow => 'points' in row;

/** Returns the number of rows in each state. */
export const countStates = (rows: readonly Pick<GapRow, 'state'>[]): Record<GapState, number> =>
  Object.fromEntries(
    gapStates.map((state) => [state, rows.filter((row) => row.state === state).length]),
  ) as Record<GapState, number>;

/** Adds the points of the rows that have points. */
export const pointsOf = (rows: readonly GapRow[]): number =>
  rows.reduce((sum, row) => sum + (isRequirement(row) ? row.points : 0), 0);

/** Returns the totals of a table with points, for its sentences and key figures. */
export function requirementTotals({ groups }: RequirementTable) {
  const rows = groups.flatMap((family) => family.rows);
  const work = rows.filter(({ state }) => state !== 'reuse');
  const sum = (of: 'points' | 'objectives') => rows.reduce((total, row) => total + row[of], 0);
  return {
    rows: rows.length,
    points: sum('points'),
    objectives: sum('objectives'),
    poamRows: rows.filter(({ poamAllowed }) => poamAllowed).length,
    /** Number and points of the rows to extend or new. */
    work: work.length,
    workPoints: pointsOf(work),
    /** Number of these that a plan of action may defer, and of those that it must not. */
    workOnPoam: work.filter(({ poamAllowed }) => poamAllowed).length,
    workNotOnPoam: work.filter(({ poamAllowed }) => !poamAllowed).length,
    /** Number of rows worth five or three points. */
    fivesAndThrees: rows.filter(({ points }) => points >= 3).length,
    /** Score if only the reusable rows are met. */
    reuseScore: rows.length - pointsOf(work),
  };
}

/** Returns every figure that the sentences of a table use as a placeholder; `rows` does not include unknown rows. */
export const figuresOf = (table: GapTable): Record<string, number> => ({
  rows: judgedRows(table).length,
  ...countStates(gapRows(table)),
  ...(table.kind === 'requirements' && requirementTotals(table)),
});

/** Replaces the placeholders in a sentence of the table with its figures. */
export function withFigures(text: string, table: GapTable): string {
  const figures = figuresOf(table);
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => {
    const figure = figures[name];
    return figure === undefined ? placeholder : formatInteger(figure);
  });
}

/** Returns the judged rows by role, the role with the most work first. */
export function rowsByRole(table: GapTable): { role: GapRole; counts: Record<GapState, number> }[] {
  const rows = judgedRows(table);
  const roles = [...new Set(rows.flatMap((row) => row.roles))];
  const work = ({ counts }: { counts: Record<GapState, number> }) => counts.new + counts.extend;
  return roles
    .map((role) => ({ role, counts: countStates(rows.filter((row) => row.roles.includes(role))) }))
    .sort((a, b) => work(b) - work(a) || b.counts.new - a.counts.new);
}

/** The fewest rows that count as work of a role; a single row is not listed. */
const leastWork = 2;

/** Returns the number of rows that each role writes or extends, highest first. */
export const workByRole = (table: GapTable) =>
  rowsByRole(table)
    .map(({ role, counts }) => ({ role, work: counts.new + counts.extend }))
    .filter(({ work }) => work >= leastWork);

/** Returns the points left to earn: those of rows to extend and new rows. */
export const pointsToEarn = ({ rows }: RequirementFamily): number =>
  pointsOf(rows.filter(({ state }) => state !== 'reuse'));

/** Sorts families by the points left to earn, most first. */
export const byPointsToEarn = (families: readonly RequirementFamily[]): RequirementFamily[] =>
  families.toSorted((a, b) => pointsToEarn(b) - pointsToEarn(a));

/** Sorts rows by state and keeps the order within a state. */
export const byState = <R extends Pick<GapRow, 'state'>>(
  rows: readonly R[],
  order: readonly GapState[] = gapStates,
): R[] => rows.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
