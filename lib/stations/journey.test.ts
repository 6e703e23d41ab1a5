import { formatWeekSpan, stepState } from './journey';

test('formats one week and a span of weeks', () => {
  expect(formatWeekSpan({ from: 1, to: 1 })).toBe('Week 1');
  expect(formatWeekSpan({ from: 3, to: 5 })).toBe('Weeks 3–5');
});

test('steps before the current one are completed, later ones pending', () => {
  expect([1, 2, 3, 4, 5].map((step) => stepState(step, 3))).toEqual([
    'completed',
    'completed',
    'current',
    'pending',
    'pending',
  ]);
});
