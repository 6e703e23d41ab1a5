import { pages } from '@/content/pages';
import { siteMap } from './site-map';

test('every page but home stands on one line, once', () => {
  const paths = siteMap(pages).flatMap(({ stops }) => stops.map(({ path }) => path));
  expect(paths).toHaveLength(pages.length - 1);
  expect(new Set(paths)).toEqual(new Set(pages.map(({ path }) => path).filter((path) => path !== '/')));
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
  const lines = (...of: ('company' | 'plan' | null)[]) =>
    siteMap(of.map((line) => ({ line }))).map(({ line }) => line);
  expect(lines('company', 'plan', null)).toEqual(['plan', 'company']);
  expect(lines('company')).toEqual(['company']);
});
