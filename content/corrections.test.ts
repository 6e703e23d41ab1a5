import { corrections } from './corrections';
import { contentDate } from './site';

test('corrections are at most eight, latest first, and none is later than the content', () => {
  const dates = corrections.map(({ date }) => date);
  expect(dates.length).toBeLessThanOrEqual(8);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(dates.filter((date) => date > contentDate)).toEqual([]);
});

test('every correction links to its page', () => {
  expect(corrections.filter(({ text }) => !text.includes('](/'))).toEqual([]);
});
