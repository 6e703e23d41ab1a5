import { monthTicks, sixSteps } from './run-chart';

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
