import { pages } from '@/content/pages';
import { siteMap } from './menus';

test('a page that is not on the map is below a page of the map or in the footer', () => {
  const paths = siteMap(pages).flatMap(({ stops }) => stops.map(({ path }) => path as string));
  const unlisted = pages.map(({ path }) => path as string).filter((path) => !paths.includes(path));
  const inFooter = /^\/($|about$|contact$|uk$|legal\/)/;
  const below = (path: string) => paths.some((listed) => path.startsWith(`${listed}/`));
  expect(unlisted.filter((path) => !below(path) && !inFooter.test(path))).toEqual([]);
});
