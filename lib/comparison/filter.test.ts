import { certifications } from '@/content/certifications';
import { type FilterValue, filters } from '@/content/page-copy/comparison';
import { matches, withCounts } from './filter';

const listed = (value: FilterValue) =>
  certifications.filter(({ tags }) => matches(tags, value)).map(({ comparison }) => comparison.name);

test('a filter lists only records with its tag', () => {
  expect(matches(['nato', 'quality'], 'nato')).toBe(true);
  expect(matches(['nato', 'quality'], 'us')).toBe(false);
  expect(listed('nato')).toEqual(['AQAP 2110', 'NATO Secret']);
  expect(listed('us')).toEqual(['CMMC', 'ITAR']);
  expect(listed('eu')).toEqual(['CE Marking']);
  expect(listed('cyber')).toEqual(['CMMC', 'ISO/IEC 27001']);
  expect(listed('quality')).toEqual(['AQAP 2110', 'ISO 9001:2015', 'AS9100D']);
});

test('returns the six filter buttons with their counts', () => {
  expect(withCounts(filters, certifications).map(({ label, count }) => [label, count])).toEqual([
    ['All Certifications', 8],
    ['NATO Required', 2],
    ['US DoD Required', 2],
    ['EU Required', 1],
    ['Cybersecurity Focus', 2],
    ['Quality Management', 3],
  ]);
});
