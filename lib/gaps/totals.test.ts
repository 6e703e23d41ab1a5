import { gapBySlug } from '@/content/gaps';
import { byState, countStates, figuresOf, pointsOf, rowsByOwner, rowsOf } from './totals';

const cmmc = gapBySlug['iso-27001-to-cmmc'];

test('states are counted, none left out', () => {
  expect(countStates([{ state: 'new' }, { state: 'reuse' }, { state: 'new' }])).toEqual({
    new: 2,
    extend: 0,
    reuse: 1,
  });
});

test('the figures of the sentences that the validation does not count follow from the rows', () => {
  expect(figuresOf(cmmc)).toMatchObject({
    work: 70,
    workPoints: 201,
    workNow: 38,
    heavy: 58,
    reuseScore: -91,
  });
  expect(pointsOf(rowsOf(gapBySlug['iso-9001-to-as9100']))).toBe(0);
});

test('rows stand by state, and within a state as before', () => {
  const rows = [
    { id: 'a', state: 'reuse' },
    { id: 'b', state: 'new' },
    { id: 'c', state: 'extend' },
    { id: 'd', state: 'new' },
  ] as const;
  expect(byState(rows).map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
  expect(byState(rows, ['reuse', 'extend', 'new']).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd']);
});

test('a row with two people counts for both, the one with most work first', () => {
  const people = rowsByOwner(gapBySlug['iso-9001-to-aqap-2110']);
  expect(people[0]?.owner).toBe('QM');
  const shares = people.reduce((sum, { counts }) => sum + counts.new + counts.extend + counts.reuse, 0);
  expect(shares).toBe(rowsOf(gapBySlug['iso-9001-to-aqap-2110']).flatMap(({ owners }) => owners).length);
});
