import { allBlocks, stationPhases } from '@/lib/stations/phases';
import { duplicates } from '@/scripts/support/duplicates';
import { stations } from '.';
import { type StationSlug, stationSlugs } from './slugs';

/** Blocks that the specification asks for, by fragment. */
const required: Readonly<Record<StationSlug, readonly string[]>> = {
  foundation: ['checklist', 'weeks', 'company-forms', 'permits'],
  security: ['checklist', 'weekly-plan', 'standards', 'subjects'],
  quality: ['requirements', 'documentation', 'phases', 'targets'],
  'defense-standards': ['weeks', 'checklists', 'rulebooks', 'export-control', 'clearance-levels'],
  'nato-ready': ['weeks', 'checklists', 'papers', 'registrations', 'opportunities', 'completion'],
};

describe.each(Object.values(stations))('$slug', (station) => {
  const blocks = allBlocks(station);
  const ids = blocks.map(({ id }) => id);

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

  test('blocks have a fragment of their own, and the required ones are there', () => {
    expect(duplicates(ids)).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining([...required[station.slug]]));
  });
});

test('nato-ready.completion.note says that the status is no accreditation', () => {
  expect(allBlocks(stations['nato-ready']).find(({ id }) => id === 'completion')?.note).toContain(
    'not an accreditation',
  );
});
