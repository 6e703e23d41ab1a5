import type { Path } from '@/content/page-declaration';
import { type PagePath, pages, type SitePage } from '@/content/pages';

const byPath = new Map<string, SitePage>(pages.map((page) => [page.path, page]));

/** The page at an address of the registry. Throws when there is none, which the type check rules out. */
export function pageAt(path: PagePath): SitePage {
  const page = byPath.get(path);
  if (!page) throw new Error(`pageAt: no page at "${path}"`);
  return page;
}

/** One level of a breadcrumb; a level without a page of its own has no href. */
export interface Crumb {
  label: string;
  href?: Path;
}

/** The way down to a page, home first; every level that is a page is a link. */
export function wayTo(path: PagePath): Crumb[] {
  const { label, parent } = pageAt(path);
  const own: Crumb = { label, href: path };
  if (parent === null) return [own];
  if (typeof parent === 'string') return [...wayTo(parent), own];
  return [...wayTo(parent.parent), { label: parent.label }, own];
}

/** The breadcrumb of a page: the way down to it, the page itself as the last level and no link. */
export function crumbs(path: PagePath): Crumb[] {
  return wayTo(path).map((crumb) => (crumb.href === path ? { label: crumb.label } : crumb));
}

/** Static parameters of a family's route: the last segment of each of its pages. Throws on a folder without a family. */
export function familySlugs(folder: string): { slug: string }[] {
  const paths = pages.filter(({ family }) => family === folder).map(({ path }) => path);
  if (paths.length === 0) throw new Error(`familySlugs: no family "${folder}"`);
  return paths.map((path) => ({ slug: path.slice(folder.length + 2) }));
}

/** An address that does not exist: tests see the 404 page there. */
export const missingPath = '/no-such-page';

/** One page of each template, each page with parts of its own, and the 404 page. */
export const samplePaths: readonly string[] = [
  ...pages.filter(({ sample }) => sample).map(({ path }) => path),
  missingPath,
];
