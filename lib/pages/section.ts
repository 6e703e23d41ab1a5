import { mainPaths } from '@/content/navigation';
import { type PagePath, pages } from '@/content/pages';
import { wayTo } from './crumbs';

/** The entry of the header's menu under which a page stands: the nearest one on the way to it. */
const entryOf = (path: PagePath) =>
  wayTo(path).findLast(({ href }) => mainPaths.some((entry) => entry === href))?.href;

/** Prefixes of the addresses that belong to an entry of the menu: its own, and the folders of the pages below it. */
export function sectionPrefixes(entry: PagePath): string[] {
  const folders = pages
    .filter(({ path }) => entryOf(path) === entry)
    .map(({ path }) => `/${path.split('/')[1]}`)
    .filter((folder) => !entry.startsWith(folder));
  return [...new Set([entry, ...folders])];
}
