import { months } from '@/content/units';
import { monthTicks, runChart, sixSteps } from './run-chart';

const aqap = [months(2, 3), months(6, 12), months(2, 3)];

test('places the phases of both runs end to end and ends with the longest run', () => {
  expect(runChart(aqap)).toEqual({
    shortest: [
      { from: 0, to: 2 },
      { from: 2, to: 8 },
      { from: 8, to: 10 },
    ],
    longest: [
      { from: 0, to: 3 },
      { from: 3, to: 15 },
      { from: 15, to: 18 },
    ],
    end: 18,
  });
});

test.each([
  [18, 1, [0, 3, 6, 9, 12, 15, 18]],
  [10, 1, [0, 2, 4, 6, 8, 10, 12]],
  [110000, 1000, [0, 20000, 40000, 60000, 80000, 100000, 120000]],
  [70000, 1000, [0, 15000, 30000, 45000, 60000, 75000, 90000]],
])('reaches %i in six round steps', (max, unit, ticks) => {
  expect(sixSteps(max, unit)).toEqual(ticks);
});

test.each([
  [18, [0, 3, 6, 9, 12, 15, 18]],
  [10, [0, 2, 4, 6, 8, 10]],
  [7, [0, 2, 4, 6, 7]],
])('ticks the months up to %i', (end, ticks) => {
  expect(monthTicks(end)).toEqual(ticks);
});
