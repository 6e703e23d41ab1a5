import { certifications } from '@/content/certifications';
import { lanePaths } from './lanes';

test('a change of lane runs at 45 degrees, a step in the same lane straight down', () => {
  expect(lanePaths([2, 0, 0, 1], { start: 10, gap: 20, stop: 50 })).toEqual([
    'M50 50V9999',
    'M50 0L10 40V9999',
    'M10 0L10 0V9999',
    'M10 0L30 20V50',
  ]);
});

test('every row of a sequence with lanes has a lane', () => {
  const drawn = certifications.flatMap(({ details }) =>
    details.flatMap((block) => (block.kind === 'table' && block.lanes ? [block] : [])),
  );
  expect(drawn.map(({ id }) => id)).toEqual(expect.arrayContaining(['gqa', 'steps']));
  for (const { lanes, rows } of drawn) expect(lanes?.of).toHaveLength(rows.length);
});
