import type { Locale } from '@/content/locales';
import type { Path } from '@/content/page-declaration';
import { type PagePath, pages, type SitePage } from '@/content/pages';

const byPath = new Map<string, SitePage>(pages.map((page) => [page.path, page]));

/** Returns the page at a path of the registry; throws if there is none, which the type check rules out. */
export function pageAt(path: PagePath): SitePage {
  const page = byPath.get(path);
  if (!page) throw new Error(`pageAt: no page at "${path}"`);
  return page;
}

/** Checks whether the site has a page at the path. */
export const isPagePath = (path: string): path is PagePath => byPath.has(path);

/** The languages of the pages that are not in English, by path. */
export const pageLocales: Readonly<Record<string, Locale>> = Object.fromEntries(
  pages.flatMap(({ path, locale }) => (locale ? [[path, locale]] : [])),
);

/** One level of a breadcrumb; a level without a page has no href. */
export interface Crumb {
  label: string;
  href?: Path;
  /** Language of the label if it is not English. */
  lang?: Locale;
}

/** Returns the path from home down to a page; every level that is a page has an href. */
export function ancestorsOf(path: PagePath): Crumb[] {
  const { label, parent, locale } = pageAt(path);
  const current: Crumb = { label, href: path, ...(locale && { lang: locale }) };
  if (parent === null) return [current];
  if (typeof parent === 'string') return [...ancestorsOf(parent), current];
  return [...ancestorsOf(parent.parent), { label: parent.label }, current];
}

/** Returns the breadcrumb of a page; its last level, the page itself, is not a link. */
export function crumbs(path: PagePath): Crumb[] {
  return ancestorsOf(path).map((crumb) => {
    const { href, ...level } = crumb;
    return href === path ? level : crumb;
  });
}

/** Returns the static parameters of a family's route: the last segment of each path. Throws for a folder without a family. */
export function familySlugs(folder: string): { slug: string }[] {
  const paths = pages.filter(({ family }) => family === folder).map(({ path }) => path);
  if (paths.length === 0) throw new Error(`familySlugs: no family "${folder}"`);
  return paths.map((path) => ({ slug: path.slice(folder.length + 2) }));
}

/** A path that does not exist, where tests open the 404 page. */
export const missingPath = '/no-such-page';

/** Paths of one page per template, of pages with special sections, and of the 404 page. */
export const samplePaths: readonly string[] = [
  ...pages.filter(({ sample }) => sample).map(({ path }) => path),
  missingPath,
];
