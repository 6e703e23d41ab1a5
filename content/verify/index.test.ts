import { certificationSlugs } from '../certifications/slugs';
import { checkOf, papers } from '.';

test.each(certificationSlugs)('%s: two to four steps, taken from its paper as they are', (slug) => {
  const { paper, places, scope } = checkOf(slug);
  const record = papers.find(({ id }) => id === paper);
  expect(places.length).toBeGreaterThanOrEqual(2);
  expect(places.length).toBeLessThanOrEqual(4);
  for (const place of places) expect(record?.places).toContain(place);
  expect(record?.certifications.map((each) => each.scope)).toContain(scope);
});

test('ISO 9001 and ISO/IEC 27001 share a paper, and each has a step of its own', () => {
  const titles = (slug: 'iso9001' | 'iso27001') => checkOf(slug).places.map(({ title }) => title);
  expect(titles('iso9001')).toContain('Edition, sites and dates');
  expect(titles('iso9001')).not.toContain('The Statement of Applicability');
  expect(titles('iso27001')).toContain('The Statement of Applicability');
});

test('what a real paper shows, within a sentence, keeps the capitals of abbreviations', () => {
  const record = checkOf('cmmc').places.find(({ listsShows }) => listsShows);
  expect(record?.text).toMatch(/^Ask for its entry in SPRS: CAGE code and unique identifier; level, /);
});
