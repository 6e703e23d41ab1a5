import { stations } from '@/content/stations';
import { stationPhases } from './phases';

test.each([
  ['foundation', ['Structure design', 'Documentation framework', 'Governance']],
  ['quality', ['Gap Analysis', 'QMS Development', 'Implementation', 'Certification Preparation']],
  ['nato-ready', ['Portfolio validation', 'Contract readiness', 'Bid preparation']],
] as const)('%s gives its phases by title', (slug, titles) => {
  expect(stationPhases(stations[slug]).map(({ title }) => title)).toEqual(titles);
});

test.each([
  ['security', 4],
  ['defense-standards', 4],
] as const)('%s has %i phases', (slug, count) => {
  expect(stationPhases(stations[slug])).toHaveLength(count);
});
