import { certifications } from '@/content/certifications';
import { eur, months } from '@/content/units';
import { axisEnd, barOn, labelAnchor, percentOf, placeEndToEnd, ticks, totalMonths } from './scale';

const parts = [6, 9, 7, 8].map((months) => ({ months }));

describe('layEndToEnd', () => {
  it('starts each part at the end of the previous one', () => {
    expect(placeEndToEnd(parts).map(({ start }) => start)).toEqual([0, 6, 15, 22]);
  });

  it('keeps the other properties of a part', () => {
    expect(placeEndToEnd([{ name: 'Phase 1', months: 6 }])).toEqual([
      { name: 'Phase 1', months: 6, start: 0 },
    ]);
  });
});

describe('totalMonths', () => {
  it('adds all parts', () => {
    expect(totalMonths(parts)).toBe(30);
    expect(totalMonths([])).toBe(0);
  });
});

describe('ticks', () => {
  it('returns every step and both ends', () => {
    expect(ticks(30, 3)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
  });

  it('returns the end of a scale that is not a multiple of the step', () => {
    expect(ticks(10, 3)).toEqual([0, 3, 6, 9, 10]);
  });
});

describe('percentOf', () => {
  it('prints a percentage without trailing zeros', () => {
    expect(percentOf(6, 30)).toBe('20%');
    expect(percentOf(7, 30)).toBe('23.33%');
  });
});

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

test('every bar of the table is within its axis', () => {
  for (const { comparison } of certifications) {
    const { start, width } = barOn(comparison.timeline, 18);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(start + width).toBeLessThanOrEqual(100.01);
  }
});

describe('labelAnchor', () => {
  it('keeps the labels at both ends inside the axis', () => {
    expect([0, 6, 12].map((at) => labelAnchor(at, 12))).toEqual(['start', 'middle', 'end']);
    expect(labelAnchor(2025, 2026, 2025)).toBe('start');
  });
});
