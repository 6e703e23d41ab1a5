import { allBlocks, stationPhases } from '@/lib/stations/phases';
import { duplicates } from '@/scripts/support/duplicates';
import { stations } from '.';
import { stationSlugs } from './slugs';

describe.each(Object.values(stations))('$slug', (station) => {
  const blocks = allBlocks(station);

  test('phases cover the weeks of the longest run, week by week', () => {
    const weeks = stationPhases(station).flatMap(({ from, to }) =>
      Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index),
    );
    expect(weeks).toEqual(Array.from({ length: station.weeks.max }, (_, index) => index + 1));
  });

  test('next is the following station, Coming Soon on Security alone', () => {
    const following = stationSlugs[stationSlugs.indexOf(station.slug) + 1];
    expect(station.next?.station).toBe(following);
    expect(!station.next?.action).toBe(station.slug === 'security' || !following);
  });

  test('feeds names a certification', () => {
    expect(station.feeds).not.toEqual([]);
  });

  test('blocks have a fragment of their own', () => {
    expect(duplicates(blocks.map(({ id }) => id))).toEqual([]);
  });
});

test('nato-ready.completion.note says that the status is no accreditation', () => {
  expect(allBlocks(stations['nato-ready']).find(({ id }) => id === 'completion')?.note).toContain(
    'not an accreditation',
  );
});
