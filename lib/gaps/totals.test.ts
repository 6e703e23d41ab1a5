import { gapBySlug } from '@/content/gaps';
import { countStates, gapRows, judgedRows, rowsByRole, statesIn, workByRole } from './totals';

const cmmc = gapBySlug['iso-27001-to-cmmc'];

test('a row with two roles counts for both, the role with most work first; unknown rows count for none', () => {
  const table = gapBySlug['iso-9001-to-aqap-2110'];
  const people = rowsByRole(table);
  expect(people[0]?.role).toBe('qualityManager');
  const shares = people.reduce((sum, { counts }) => sum + counts.new + counts.extend + counts.reuse, 0);
  expect(shares).toBe(judgedRows(table).flatMap(({ roles }) => roles).length);
});

test('the work of a role is what it extends or writes, without roles that have a single row', () => {
  const table = gapBySlug['iso-9001-to-aqap-2110'];
  const work = workByRole(table);
  expect(work[0]).toEqual({ role: 'qualityManager', work: 15 });
  expect(work.every((share) => share.work > 1)).toBe(true);
  expect(rowsByRole(table).length).toBeGreaterThan(work.length);
});

test('a state is listed only if it occurs', () => {
  const table = gapBySlug['iso-9001-to-aqap-2110'];
  expect(statesIn(countStates(gapRows(table)))).toEqual(['new', 'extend', 'reuse', 'unknown']);
  expect(statesIn(countStates(gapRows(cmmc)))).toEqual(['new', 'extend', 'reuse']);
});
