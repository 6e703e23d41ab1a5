import { contentDate } from '@/content/site';
import { calendarDays, calendarYears, daysIn, type Flight, fly, placeOf } from './calendar';
import { calendarLanes, calendarWidth } from './lanes';

test('the calendar is true to the day, leap years included', () => {
  expect(calendarDays).toBe(365 + 365 + 365 + 366 + 365);
  expect(daysIn(`${calendarYears.first}-01-01`)).toBe(0);
  expect(daysIn('2026-01-01')).toBe(365);
  expect(daysIn('2026-11-22')).toBe(365 + 325);
  const day = Number.parseFloat(placeOf(1000)) - Number.parseFloat(placeOf(999));
  expect(day).toBeCloseTo(100 / calendarDays, 1);
});

test('a month stands at its middle; a year alone and a day outside the calendar have no place', () => {
  expect(daysIn('2026-09')).toBe(daysIn('2026-09-16'));
  expect(daysIn('2025')).toBeUndefined();
  expect(daysIn('2022-10-25')).toBeUndefined();
  expect(daysIn('2030-01-01')).toBeUndefined();
});

test('stops stand in the order of their days, and those of one day at one place', () => {
  for (const { stops } of calendarLanes) {
    const days = stops.map(({ days }) => days);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    for (const { days, effective } of stops) expect(days).toBe(daysIn(effective ?? ''));
  }
  expect(daysIn(contentDate)).toBeDefined();
});

const flag = (x: number, width: number) => ({ x, width });
const lane = { width: 300, blocked: [] };

test('labels that would touch fly on the other side of the lane, then one row further', () => {
  const rows = (fly([flag(10, 100), flag(30, 100), flag(50, 100)], lane) ?? []).map((flight) => flight?.row);
  expect(new Set(rows).size).toBe(3);
});

test('a label keeps off the end of the lane, off what is blocked, and a stop without one has none', () => {
  expect(fly([flag(290, 80)], lane)).toEqual([{ row: -1, side: 'end' }]);
  expect(fly([flag(10, 80)], { ...lane, blocked: [{ from: 0, to: 90, row: -1 }] })).toEqual([
    { row: 1, side: 'start' },
  ]);
  expect(fly([flag(10, 0)], lane)).toEqual([undefined]);
});

test('labels that have no place are none, not a heap; a date ahead keeps its label', () => {
  expect(
    fly(
      [0, 1, 2, 3, 4].map((x) => flag(x, 200)),
      lane,
    ),
  ).toBeUndefined();
  for (const { label, effective = '', flight } of calendarLanes.flatMap(({ stops }) => stops))
    if (label && effective > contentDate)
      expect({ label, flight }).toEqual({ label, flight: expect.anything() });
});

test('on the narrowest calendar no label of the site crosses another or a pole', () => {
  for (const { stops } of calendarLanes) {
    const boxes = stops.flatMap(({ days, label, flight }) => {
      if (!label || !flight) return [];
      const x = (days / calendarDays) * calendarWidth;
      const width = label.length * 7.5 + 8;
      return [
        {
          x,
          row: flight.row,
          from: flight.side === 'start' ? x : x - width,
          to: flight.side === 'start' ? x + width : x,
        },
      ];
    });
    for (const a of boxes) {
      expect(a.from).toBeGreaterThanOrEqual(0);
      expect(a.to).toBeLessThanOrEqual(calendarWidth);
      for (const b of boxes.filter((other) => other !== a)) {
        if (a.row === b.row) expect(a.to <= b.from || b.to <= a.from).toBe(true);
        const nearer: Flight['row'][] = a.row < 0 ? [-1] : [1];
        if (Math.abs(a.row) === 2 && nearer.includes(b.row)) expect(a.x <= b.from || a.x >= b.to).toBe(true);
      }
    }
  }
});
