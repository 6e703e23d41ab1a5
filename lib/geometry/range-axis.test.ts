import { certifications } from '@/content/certifications';
import { eur, months } from '@/content/units';
import { axisEnd, barOn } from './range-axis';

test('the axis ends at the largest maximum, rounded up to a full step', () => {
  expect(axisEnd([months(3, 6), months(12, 17)], 6)).toBe(18);
  expect(axisEnd([months(12, 18)], 6)).toBe(18);
  expect(
    axisEnd(
      certifications.map(({ comparison }) => comparison.timeline),
      6,
    ),
  ).toBe(18);
  expect(
    axisEnd(
      certifications.map(({ comparison }) => comparison.cost),
      50_000,
    ),
  ).toBe(150_000);
});

test('a bar starts at the minimum and ends at the maximum', () => {
  expect(barOn(months(9, 18), 18)).toEqual({ start: 50, width: 50 });
  expect(barOn(eur(40_000, 150_000), 150_000)).toEqual({ start: 26.67, width: 73.33 });
});

test('no bar of the table leaves its axis', () => {
  for (const { comparison } of certifications) {
    const { start, width } = barOn(comparison.timeline, 18);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(start + width).toBeLessThanOrEqual(100.01);
  }
});
