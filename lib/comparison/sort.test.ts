import { certifications } from '@/content/certifications';
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
