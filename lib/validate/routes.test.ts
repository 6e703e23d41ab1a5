import { type Route, routes } from '@/content/routes';
import { validateRoutes } from './routes';

const [home, about] = routes as [Route, Route];

test('the routes of the site have no problem', () => {
  expect(validateRoutes(routes)).toEqual([]);
});

test.each([
  [
    'a path used twice',
    [home, { ...about, path: home.path }],
    /^content\/routes.ts, route \/.path: the same as/,
  ],
  [
    'a title used twice',
    [home, { ...about, meta: { ...about.meta, title: home.meta.title } }],
    /title: the same as on \//,
  ],
  [
    'a title too long',
    [{ ...home, meta: { ...home.meta, title: 'x'.repeat(61) } }],
    /title: has 61 characters/,
  ],
  [
    'a description too short',
    [{ ...home, meta: { ...home.meta, description: 'Too short.' } }],
    /description: has 10/,
  ],
  ['a trailing slash', [{ ...home, path: '/about/' as const }], /path: needs lower-case/],
  ['a parent that is no route', [{ ...home, parent: '/nowhere' as const }], /parent: \/nowhere is no route/],
])('%s is named with its route and field', (_, broken, problem) => {
  expect(validateRoutes(broken as Route[])).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
});
