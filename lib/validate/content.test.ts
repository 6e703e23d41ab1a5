import { wordings } from '@/content/dated';
import { factRecords } from '@/content/facts';
import { onDay } from '@/scripts/support/on-day';
import { contentProblems } from './content';

test('the content of the site has no problem', () => {
  expect(contentProblems()).toEqual([]);
});

/** Days on which a wording of the site takes over from another. */
const days = [...wordings, ...Object.values(factRecords).flatMap(({ from = [] }) => from)]
  .map(({ date }) => date)
  .filter((date, index, all) => all.indexOf(date) === index)
  .toSorted();

test.each(days)('the content has no problem in its wording of %s', (day) => {
  const problems = onDay(day, () => (require('./content') as typeof import('./content')).contentProblems());
  expect(problems).toEqual([]);
});
