import { buildDate } from '@/content/build-date';
import { calendarDays, calendarYears, daysIn, placeOf } from './calendar';
import { calendarLanes } from './lanes';

test('the calendar is accurate to the day, including leap years', () => {
  expect(calendarDays).toBe(365 + 365 + 365 + 366 + 365);
  expect(daysIn(`${calendarYears.first}-01-01`)).toBe(0);
  expect(daysIn('2026-01-01')).toBe(365);
  expect(daysIn('2026-11-22')).toBe(365 + 325);
  const day = Number.parseFloat(placeOf(1000)) - Number.parseFloat(placeOf(999));
  expect(day).toBeCloseTo(100 / calendarDays, 1);
});

test('every coming date keeps its label where labels compete for space', () => {
  const stops = calendarLanes.flatMap((lane) => lane.stops);
  const coming = stops.filter(({ label, effective = '' }) => label && effective > buildDate);
  expect(coming.filter(({ place }) => place === undefined).map(({ label }) => label)).toEqual([]);
});
