import { gapBySlug } from '@/content/gaps';
import { countCertainties } from './certainties';
import { gapRows } from './totals';

test('counts every row between two quality standards, highest certainty first', () => {
  const table = gapBySlug['iso-9001-to-aqap-2110'];
  const counts = countCertainties(table);
  expect(counts.map(({ level }) => level)).toEqual(['verified', 'second-hand', 'common-practice', 'open']);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(gapRows(table).length);
});

test('omits a certainty without rows, and returns none for requirements', () => {
  expect(countCertainties(gapBySlug['iso-9001-to-as9100']).map(({ level }) => level)).not.toContain('open');
  expect(countCertainties(gapBySlug['iso-27001-to-cmmc'])).toEqual([]);
});
