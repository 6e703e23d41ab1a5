import type { Certification } from '@/content/certifications/types';
import { complexities } from '@/content/certifications/types';

/** A column whose values have an order of their own. */
export type SortColumn = 'certification' | 'timeline' | 'cost' | 'complexity';

/** What a column compares, in turn: the lower end of a range first, then its upper end. */
const values: Record<SortColumn, (comparison: Certification['comparison']) => (number | string)[]> = {
  certification: ({ name }) => [name],
  timeline: ({ timeline }) => [timeline.min, timeline.max],
  cost: ({ cost }) => [cost.min, cost.max],
  complexity: ({ complexity }) => [complexities.indexOf(complexity)],
};

function compare(a: (number | string)[], b: (number | string)[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? value;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

/** Indexes of the rows in ascending order of the column; rows of equal value keep the table's order. */
export function sortOrder(
  column: SortColumn,
  certifications: readonly Pick<Certification, 'comparison'>[],
): number[] {
  const keys = certifications.map(({ comparison }) => values[column](comparison));
  return keys.map((_, index) => index).sort((a, b) => compare(keys[a] ?? [], keys[b] ?? []));
}
