import { certifications } from '@/content/certifications';
import { datedFact } from '@/lib/facts/facts';
import { dateScale } from './date-scale';

test('equal time is equal length, and the axis runs on behind the last date', () => {
  const { stops, years } = dateScale(['2025-01-01', '2026-01-01', '2027-01-01']);
  const [first = 0, second = 0, third = 0] = stops.map(({ at }) => at);
  expect(first).toBe(0);
  expect(second - first).toBeCloseTo(third - second, 5);
  expect(third).toBeCloseTo(1 / 1.05, 5);
  expect(years).toEqual([
    { year: 2026, at: second },
    { year: 2027, at: third },
  ]);
});

test('throws when no time passes', () => {
  expect(() => dateScale(['2025-01-01'])).toThrow('no time passes');
});

test('a stop too close to the one before is raised, the next one stands on the line again', () => {
  const { stops } = dateScale(['2025-08-01', '2026-09-11', '2027-01-20', '2027-02-18', '2027-12-11']);
  expect(stops.map(({ level }) => level)).toEqual([0, 0, 0, 1, 0]);
});

test('no line of a page needs more than one step', () => {
  const lines = certifications.flatMap(({ details }) =>
    details.flatMap((block) =>
      block.kind === 'dates' ? [block.events] : block.kind === 'levels' && block.dates ? [block.dates] : [],
    ),
  );
  expect(lines.length).toBeGreaterThan(1);
  for (const events of lines) {
    const { stops } = dateScale(events.map((event) => datedFact(event).date));
    expect(Math.max(...stops.map(({ level }) => level))).toBeLessThan(2);
  }
});
