import { mainPaths, type NavLink } from '@/content/navigation';
import type { menuGroupNames } from '@/content/page-copy/menus';
import { type MapLine, mapLines, type RegisteredPage } from '@/content/page-declaration';
import { type PagePath, pages, type SitePage } from '@/content/pages';
import { ancestorsOf, pageAt } from './registry';

const link = ({ path, label, menuLabel }: SitePage): NavLink => ({ label: menuLabel ?? label, href: path });

/** Returns the link to a page with its name in menus; returns a link with its own label unchanged. */
export const linkTo = (target: PagePath | NavLink): NavLink =>
  typeof target === 'string' ? link(pageAt(target)) : target;

/** Returns links to the pages of a family, in order. */
export const familyLinks = (folder: string): NavLink[] =>
  pages.filter(({ family }) => family === folder).map(link);

/** Returns links to the pages that declare a menu group; empty if none does. */
export const menuLinks = (group: keyof typeof menuGroupNames): NavLink[] =>
  pages.filter(({ menu }) => menu === group).map(link);

/** Returns the main menu entry that a page belongs to: the nearest one in its breadcrumb. */
const entryOf = (path: PagePath) =>
  ancestorsOf(path).findLast(({ href }) => mainPaths.some((entry) => entry === href))?.href;

/** Returns the path prefixes that belong to a menu entry: its path, and the folders of the pages below it. */
export function sectionPrefixes(entry: PagePath): string[] {
  const folders = pages
    .filter(({ path }) => entryOf(path) === entry)
    .map(({ path }) => `/${path.split('/')[1]}`)
    .filter((folder) => !entry.startsWith(folder));
  return [...new Set([entry, ...folders])];
}

/** Returns the pages on each line of the map, in registry order; lines without a page are left out. */
export function siteMap<P extends Pick<RegisteredPage, 'line'>>(
  pages: readonly P[],
): { line: MapLine; stops: P[] }[] {
  return mapLines
    .map((line) => ({ line, stops: pages.filter((page) => page.line === line) }))
    .filter(({ stops }) => stops.length > 0);
}
