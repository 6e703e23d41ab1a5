import { gapTables } from '@/content/gaps';
import { trackLevels, trackOf } from './tracks';

const groups = gapTables.filter(({ kind }) => kind === 'clauses').flatMap((table) => [...table.groups]);

test('every row has a stop, reuse first, at a distance from its neighbor and within the track', () => {
  for (const { rows } of groups) {
    const { stops, width } = trackOf(rows);
    expect(stops.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    const states = stops.map(({ state }) => ['reuse', 'extend', 'new', 'unknown'].indexOf(state));
    expect(states).toEqual(states.toSorted());
    stops.slice(1).forEach(({ x }, index) => {
      expect(x - (stops[index]?.x ?? 0)).toBeGreaterThanOrEqual(26);
    });
    expect(width).toBeGreaterThan(stops.at(-1)?.x ?? 0);
  }
});

test('target track diverges only on rows that need work', () => {
  const row = { id: '1', need: '', record: '', owners: ['QM'] } as never as Parameters<
    typeof trackOf
  >[0][number];
  const adjacent = `M0 ${trackLevels.adjacent}`;
  expect(trackOf([{ ...row, state: 'reuse' }]).path).toBe(`${adjacent}H40`);
  expect(trackOf([{ ...row, state: 'new' }]).path).toMatch(/l46 46H\d+l46 -46H\d+$/);
});
