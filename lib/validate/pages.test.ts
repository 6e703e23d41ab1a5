import type { Page } from '@/content/page-declaration';
import { pages } from '@/content/pages';
import { validatePages } from './pages';

const [home, about] = pages as unknown as [Page, Page];

test.each([
  ['a path used twice', [home, { ...about, path: home.path }], /^content\/pages.ts, \/.path: the same as/],
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
  ['a trailing slash', [{ ...home, path: '/about/' as const }], /path: needs lower-case/],
])('%s is named with its page and field', (_, broken, problem) => {
  expect(validatePages(broken as Page[])).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
});
