import type { Certification } from '@/content/certifications/types';
import { complexities } from '@/content/certifications/types';

/** A sortable column. */
export type SortColumn = 'certification' | 'timeline' | 'cost' | 'complexity';

/** The values that a column compares, in order: for a range its lower end, then its upper end. */
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

/** Returns the row indexes in ascending order of the column; rows with equal values keep the table order. */
export function sortOrder(
  column: SortColumn,
  certifications: readonly Pick<Certification, 'comparison'>[],
): number[] {
  const keys = certifications.map(({ comparison }) => values[column](comparison));
  return keys.map((_, index) => index).sort((a, b) => compare(keys[a] ?? [], keys[b] ?? []));
}
