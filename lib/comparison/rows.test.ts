import { certifications } from '@/content/certifications';
import { tableAxes, tableRow } from './rows';

const axes = tableAxes(certifications);
const rows = certifications.map((certification) => tableRow(certification, axes));

test('the axes hold every row', () => {
  for (const { comparison } of certifications) {
    expect(axes.months).toBeGreaterThanOrEqual(comparison.timeline.max);
    expect(axes.euros).toBeGreaterThanOrEqual(comparison.cost.max);
  }
});

test('complexity rises from one to four', () => {
  expect(rows.map(({ complexity }) => complexity.level)).toEqual([3, 1, 2, 3, 2, 2, 4, 1]);
});
