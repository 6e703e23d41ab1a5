import { facts } from '@/content/facts';
import { factsByDue, overdueFacts } from './fact-reviews';

test('lists every fact once, the first due first', () => {
  const rows = factsByDue();
  expect(rows.map(({ id }) => id).sort()).toEqual(Object.keys(facts).sort());
  expect(rows.map(({ reviewBy }) => reviewBy)).toEqual(rows.map(({ reviewBy }) => reviewBy).sort());
});

test('a fact is overdue from the day after its review date', () => {
  const { id, reviewBy } = factsByDue()[0] ?? { id: '', reviewBy: '' };
  const line = expect.stringContaining(`${id} was to be checked by ${reviewBy}`);
  expect(overdueFacts(reviewBy)).not.toContainEqual(line);
  expect(overdueFacts('9999-12-31')).toContainEqual(line);
});
