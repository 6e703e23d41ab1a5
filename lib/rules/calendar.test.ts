import { buildDate } from '@/content/build-date';
import { calendarDays, calendarYears, daysIn, type LabelPlace, placeOf } from './calendar';
import { calendarLanes, calendarWidth } from './lanes';

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

test('on the narrowest calendar no label overlaps another one or a pole', () => {
  for (const { stops } of calendarLanes) {
    const boxes = stops.flatMap(({ days, label, place }) => {
      if (!label || !place) return [];
      const x = (days / calendarDays) * calendarWidth;
      const width = label.length * 7.5 + 8;
      return [
        {
          x,
          row: place.row,
          from: place.side === 'start' ? x : x - width,
          to: place.side === 'start' ? x + width : x,
        },
      ];
    });
    for (const a of boxes) {
      expect(a.from).toBeGreaterThanOrEqual(0);
      expect(a.to).toBeLessThanOrEqual(calendarWidth);
      for (const b of boxes.filter((other) => other !== a)) {
        if (a.row === b.row) expect(a.to <= b.from || b.to <= a.from).toBe(true);
        const nearer: LabelPlace['row'][] = a.row < 0 ? [-1] : [1];
        if (Math.abs(a.row) === 2 && nearer.includes(b.row)) expect(a.x <= b.from || a.x >= b.to).toBe(true);
      }
    }
  }
});
