import { certifications } from '@/content/certifications';
import { complexities } from '@/content/certifications/types';
import { type SortColumn, sortOrder } from './sort';

const sorted = (column: SortColumn) =>
  sortOrder(column, certifications).map((index) => certifications[index]?.comparison);

test('sorts ranges by their lower end, then by their upper end', () => {
  const timelines = sorted('timeline').map((row) => [row?.timeline.min, row?.timeline.max]);
  expect(timelines).toEqual([
    [3, 6],
    [3, 6],
    [6, 9],
    [6, 9],
    [6, 12],
    [6, 12],
    [9, 12],
    [12, 18],
  ]);
  expect(sorted('cost').map((row) => row?.cost.min)).toEqual(
    certifications.map(({ comparison }) => comparison.cost.min).toSorted((a, b) => a - b),
  );
});

test('sorts complexity by level and names alphabetically, and keeps the order of equal rows', () => {
  const levels = sorted('complexity').map((row) => complexities.indexOf(row?.complexity ?? 'High'));
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(sorted('complexity')[0]?.name).toBe('ISO 9001:2015');
  expect(sorted('certification').map((row) => row?.name)[0]).toBe('AQAP 2110');
});
