import { legalSlugs } from '@/content/legal/slugs';
import { comparisonLink } from '@/content/navigation';
import { pages } from '@/content/pages';
import { familyLinks, linkTo, sectionPrefixes, siteMap } from './menus';

test('does not change a link with its own label', () => {
  expect(linkTo(comparisonLink)).toBe(comparisonLink);
});

test('lists the legal documents by short name, in order', () => {
  expect(familyLinks('legal').map(({ href }) => href)).toEqual(legalSlugs.map((slug) => `/legal/${slug}`));
  expect(familyLinks('legal')[0]).toEqual({ label: 'Privacy', href: '/legal/privacy' });
});

test('stations belong to the platform, certifications to the services', () => {
  expect(sectionPrefixes('/services/complytrain')).toEqual(['/services/complytrain', '/stations']);
  expect(sectionPrefixes('/services')).toEqual(expect.arrayContaining(['/services', '/certifications']));
  expect(sectionPrefixes('/services')).not.toContain('/stations');
});

test('a page that is not on the map is below a page of the map or in the footer', () => {
  const paths = siteMap(pages).flatMap(({ stops }) => stops.map(({ path }) => path as string));
  const unlisted = pages.map(({ path }) => path as string).filter((path) => !paths.includes(path));
  const inFooter = /^\/($|about$|contact$|legal\/)/;
  const below = (path: string) => paths.some((listed) => path.startsWith(`${listed}/`));
  expect(unlisted.filter((path) => !below(path) && !inFooter.test(path))).toEqual([]);
});

test('the platform is first on its line, before the five stations', () => {
  const [platform] = siteMap(pages);
  expect(platform?.stops.map(({ path }) => path)).toEqual([
    '/services/complytrain',
    '/stations/foundation',
    '/stations/security',
    '/stations/quality',
    '/stations/defense-standards',
    '/stations/nato-ready',
  ]);
});

test('lists lines in map order, and omits lines without a page', () => {
  const lines = (...of: ('services' | 'plan' | null)[]) =>
    siteMap(of.map((line) => ({ line }))).map(({ line }) => line);
  expect(lines('plan', null, 'services')).toEqual(['services', 'plan']);
  expect(lines('plan')).toEqual(['plan']);
});
