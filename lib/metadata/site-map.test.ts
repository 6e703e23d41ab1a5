import { routes } from '@/content/routes';
import { siteMap } from './site-map';

test('every page but home stands on one line, once', () => {
  const paths = siteMap(routes).flatMap((line) => line.routes.map(({ path }) => path));
  expect(paths).toHaveLength(routes.length - 1);
  expect(new Set(paths)).toEqual(new Set(routes.map(({ path }) => path).filter((path) => path !== '/')));
});

test('the platform leads its line, before the five stations', () => {
  const [platform] = siteMap(routes);
  expect(platform?.routes.map(({ path }) => path)).toEqual([
    '/services/complytrain',
    '/stations/foundation',
    '/stations/security',
    '/stations/quality',
    '/stations/defense-standards',
    '/stations/nato-ready',
  ]);
});

test('each line holds the pages of its part of the site', () => {
  const parts = siteMap(routes)
    .slice(1)
    .map(({ line, routes: stops }) => [line, [...new Set(stops.map(({ path }) => path.split('/')[1]))]]);
  expect(parts).toEqual([
    ['services', ['services']],
    ['certifications', ['certifications']],
    ['company', ['about', 'legal', 'contact']],
  ]);
});
