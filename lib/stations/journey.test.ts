import { formatWeekSpan } from './journey';

test('formats one week and a span of weeks', () => {
  expect(formatWeekSpan({ from: 1, to: 1 })).toBe('Week 1');
  expect(formatWeekSpan({ from: 3, to: 5 })).toBe('Weeks 3–5');
});
