import { eur, months, percent, usd, weeks } from '@/content/units';
import { formatDate, formatRange, sumRanges } from './format';
import { formatRangeIn } from './format-in';

test('ranges have an en dash and their unit once', () => {
  expect(formatRange(months(12, 18))).toBe('12–18 months');
  expect(formatRange(months(1))).toBe('1 month');
  expect(formatRange(weeks(4, 6))).toBe('4–6 weeks');
  expect(formatRange(eur(55_000, 100_000))).toBe('€55,000–100,000');
  expect(formatRange(percent(200, 300))).toBe('200–300%');
});

test('totals add both ends of the phases', () => {
  expect(sumRanges([months(2, 3), months(6, 12), months(2, 3)])).toEqual(months(10, 18));
});

test('throws when there is nothing to add or the units differ', () => {
  expect(() => sumRanges([])).toThrow('no ranges');
  expect(() => sumRanges([months(1), weeks(1)] as never)).toThrow('cannot add weeks to months');
});

test('prints dates at their precision', () => {
  expect(formatDate('2025')).toBe('2025');
  expect(formatDate('2025-09')).toBe('September 2025');
  expect(formatDate('2025-11-10')).toBe('10 November 2025');
  expect(() => formatDate('2025-13')).toThrow('not an ISO date');
  expect(() => formatDate('soon')).toThrow('not an ISO date');
});

test('prints Ukrainian numbers, plural forms and dates', () => {
  expect(formatRangeIn('uk', months(12, 23))).toBe('12–23 місяці');
  expect(formatRangeIn('uk', months(5, 10))).toBe('5–10 місяців');
  expect(formatRangeIn('uk', months(1))).toBe('1 місяць');
  expect(formatRangeIn('uk', months(6, 15.5))).toBe('6–15,5 місяця');
  expect(formatRangeIn('uk', eur(55_000, 100_000))).toBe('55\u00a0000–100\u00a0000 євро');
  expect(formatRangeIn('uk', usd(1000))).toBe('1\u00a0000 доларів США');
  expect(formatDate('2025-11-10', 'uk')).toBe('10 листопада 2025 р.');
});
