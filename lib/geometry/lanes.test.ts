import { certifications } from '@/content/certifications';
import { laneSteps } from './lanes';

test('a change of lane runs at 45 degrees, a step in the same lane goes straight on', () => {
  expect(laneSteps([2, 0, 0, 1], 20)).toEqual([
    { x: 40, from: 0 },
    { x: 0, from: 40, path: 'M40 0L0 40' },
    { x: 0, from: 0, path: 'M0 0L0 0' },
    { x: 20, from: 20, path: 'M0 0L20 20' },
  ]);
});

test('every row of a drawn sequence has its lane', () => {
  const drawn = certifications.flatMap(({ details }) =>
    details.flatMap((block) => (block.kind === 'table' && block.lanes ? [block] : [])),
  );
  expect(drawn.map(({ id }) => id)).toEqual(expect.arrayContaining(['gqa', 'steps', 'cycle']));
  for (const { lanes, rows } of drawn) expect(lanes?.of).toHaveLength(rows.length);
});
