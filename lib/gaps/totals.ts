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

/** All rows of a table in the order of the asked text. */
export const gapRows = ({ groups }: GapTable): GapRow[] =>
  groups.flatMap(({ rows }): readonly GapRow[] => rows);

/** The tables on a page: its own and the one in a column beside it. */
export const tablesOn = (table: GapTable): readonly GapTable[] =>
  table.kind === 'clauses' && table.beside ? [table, table.beside.table] : [table];

/** Rows whose state could be judged: every total counts these alone. */
export const judgedRows = (table: GapTable): GapRow[] =>
  gapRows(table).filter(({ state }) => state !== 'unknown');

/** States to name beside counts: unknown only where there is such a row. */
export const statesIn = (counts: Record<GapState, number>): GapState[] =>
  gapStates.filter((state) => state !== 'unknown' || counts.unknown > 0);

/** Whether a row is one of the requirements with points. */
export const isRequirement = (row: GapRow): row is RequirementRow => 'points' in row;

/** How many rows are in each state. */
export const countStates = (rows: readonly Pick<GapRow, 'state'>[]): Record<GapState, number> =>
  Object.fromEntries(
    gapStates.map((state) => [state, rows.filter((row) => row.state === state).length]),
  ) as Record<GapState, number>;

/** Points of the rows that have any. */
export const pointsOf = (rows: readonly GapRow[]): number =>
  rows.reduce((sum, row) => sum + (isRequirement(row) ? row.points : 0), 0);

/** Totals of a table with points, for its sentences and its strip of figures. */
export function requirementTotals({ groups }: RequirementTable) {
  const rows = groups.flatMap((family) => family.rows);
  const work = rows.filter(({ state }) => state !== 'reuse');
  const sum = (of: 'points' | 'objectives') => rows.reduce((total, row) => total + row[of], 0);
  return {
    rows: rows.length,
    points: sum('points'),
    objectives: sum('objectives'),
    poamRows: rows.filter(({ poamAllowed }) => poamAllowed).length,
    /** Rows to extend or new, and what they weigh. */
    work: work.length,
    workPoints: pointsOf(work),
    /** Of these, the ones that no plan of action may defer. */
    workNotOnPoam: work.filter(({ poamAllowed }) => !poamAllowed).length,
    /** Rows of five and three points. */
    fivesAndThrees: rows.filter(({ points }) => points >= 3).length,
    /** Score if only the rows to reuse are met. */
    reuseScore: rows.length - pointsOf(work),
  };
}

/** Every figure that a table's sentences name in braces; unknown rows are beside `rows`, not among them. */
export const figuresOf = (table: GapTable): Record<string, number> => ({
  rows: judgedRows(table).length,
  ...countStates(gapRows(table)),
  ...(table.kind === 'requirements' && requirementTotals(table)),
});

/** A sentence of the table with its figures in place of their names in braces. */
export function withFigures(text: string, table: GapTable): string {
  const figures = figuresOf(table);
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(figures[name] ?? placeholder));
}

/** Judged rows that each person works on, those with the most work first. */
export function rowsByRole(table: GapTable): { role: GapRole; counts: Record<GapState, number> }[] {
  const rows = judgedRows(table);
  const roles = [...new Set(rows.flatMap((row) => row.roles))];
  const work = ({ counts }: { counts: Record<GapState, number> }) => counts.new + counts.extend;
  return roles
    .map((role) => ({ role, counts: countStates(rows.filter((row) => row.roles.includes(role))) }))
    .sort((a, b) => work(b) - work(a) || b.counts.new - a.counts.new);
}

/** Points of the rows to extend and of the new ones, which are still to earn. */
export const pointsToEarn = ({ rows }: RequirementFamily): number =>
  pointsOf(rows.filter(({ state }) => state !== 'reuse'));

/** Families, those with the most points still to earn first. */
export const byPointsToEarn = (families: readonly RequirementFamily[]): RequirementFamily[] =>
  families.toSorted((a, b) => pointsToEarn(b) - pointsToEarn(a));

/** The same rows, those of the first state first; within a state the order stays. */
export const byState = <R extends Pick<GapRow, 'state'>>(
  rows: readonly R[],
  order: readonly GapState[] = gapStates,
): R[] => rows.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
