import { certificationSlugs } from '@/content/certifications/slugs';
import { familySlugs } from './family-slugs';

test('a family lists its own pages, not those that only share its folder', () => {
  expect(familySlugs('certifications').map(({ slug }) => slug)).toEqual(certificationSlugs);
  expect(familySlugs('services').map(({ slug }) => slug)).toEqual([
    'investment',
    'consultancy',
    'partnership',
  ]);
});

test('a folder without a family is an error, not an empty route', () => {
  expect(() => familySlugs('station')).toThrow('no family "station"');
});
