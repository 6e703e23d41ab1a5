import { eur, months } from '@/content/units';
import { axisEnd, barOn, percentOf, placeEndToEnd, totalMonths } from './scale';

test('places parts end to end, each with its own properties', () => {
  const parts = [6, 9, 7].map((months) => ({ name: `${months}`, months }));
  expect(placeEndToEnd(parts).map(({ name, start }) => [name, start])).toEqual([
    ['6', 0],
    ['9', 6],
    ['7', 15],
  ]);
  expect([totalMonths(parts), totalMonths([])]).toEqual([22, 0]);
});

test('an axis ends at the largest maximum, rounded up to a step; a bar is from minimum to maximum', () => {
  expect(axisEnd([months(3, 6), months(12, 17)], 6)).toBe(18);
  expect(axisEnd([months(12, 18)], 6)).toBe(18);
  expect(barOn(months(9, 18), 18)).toEqual({ start: 50, width: 50 });
  expect(barOn(eur(40_000, 150_000), 150_000)).toEqual({ start: 26.67, width: 73.33 });
  expect([percentOf(6, 30), percentOf(7, 30)]).toEqual(['20%', '23.33%']);
});
