import { placeInTime } from './timeline';

const months = (dates: string[]) =>
  placeInTime(
    dates.map((date) => ({ date })),
    2025,
  ).map(({ month }) => Math.round(month * 10) / 10);

test('a month stands at its start, a day inside it', () => {
  expect(months(['2025-01', '2025-09', '2026-01-01', '2025-11-10'])).toEqual([0, 8, 12, 10.3]);
});

test('events that know only their year share it evenly', () => {
  expect(months(['2025', '2026', '2025-09', '2026', '2026'])).toEqual([0, 12, 8, 16, 20]);
});
