import { pages } from '@/content/pages';
import { siteMap } from './site-map';

test('every page stands on one line, once', () => {
  const paths = siteMap(pages).flatMap(({ stops }) => stops.map(({ path }) => path));
  expect(paths).toHaveLength(pages.length);
  expect(new Set(paths)).toEqual(new Set(pages.map(({ path }) => path)));
});

test('the platform leads its line, before the five stations', () => {
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

test('lines come in the order of the map, those without a page not at all', () => {
  const lines = (...of: ('company' | 'plan')[]) =>
    siteMap(of.map((line) => ({ line }))).map(({ line }) => line);
  expect(lines('company', 'plan')).toEqual(['plan', 'company']);
  expect(lines('company')).toEqual(['company']);
});
