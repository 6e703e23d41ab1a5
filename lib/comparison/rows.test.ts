import { certifications } from '@/content/certifications';
import { certifications as specified } from '@/content/specification';
import { formatRange } from '@/lib/figures/format';
import { tableAxes, tableRow } from './rows';

const axes = tableAxes(certifications);
const rows = certifications.map((certification) => tableRow(certification, axes));

test('the axes hold every row', () => {
  for (const { comparison } of certifications) {
    expect(axes.months).toBeGreaterThanOrEqual(comparison.timeline.max);
    expect(axes.euros).toBeGreaterThanOrEqual(comparison.cost.max);
  }
});

test('the eight rows say what the specification says, in its order', () => {
  const text = rows.map(({ name, focus, complexity, requirements, prerequisites }) => [
    name,
    focus,
    complexity.word,
    [requirements.nato, requirements.usdod, requirements.eu],
    prerequisites,
  ]);
  expect(text).toEqual(
    Object.values(specified).map(({ name, focus, complexity, requirements, prerequisites }) => [
      name,
      focus,
      complexity,
      requirements,
      prerequisites,
    ]),
  );
});

test('a row prints its ranges', () => {
  for (const [index, { comparison }] of certifications.entries()) {
    expect(rows[index]?.timeline.text).toBe(formatRange(comparison.timeline));
    expect(rows[index]?.cost.text).toBe(formatRange(comparison.cost));
  }
});

test('complexity rises from one to four', () => {
  expect(rows.map(({ complexity }) => complexity.level)).toEqual([3, 1, 2, 3, 2, 2, 4, 1]);
});

test('a row leads to its page', () => {
  expect(rows.map(({ href }) => href)).toContain('/certifications/nato-clearance');
});
