import { gapTables } from '@/content/gaps';
import { trackOf } from './tracks';

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
