import { factsByDue, overdueFacts } from './fact-reviews';

test('a fact is overdue from the day after its review date', () => {
  const { id, reviewBy } = factsByDue()[0] ?? { id: '', reviewBy: '' };
  const line = expect.stringContaining(`${id} was to be checked by ${reviewBy}`);
  expect(overdueFacts(reviewBy)).not.toContainEqual(line);
  expect(overdueFacts('9999-12-31')).toContainEqual(line);
});
