import type { Path } from '@/content/page-declaration';
import type { PagePath } from '@/content/pages';
import { pageAt } from './page-at';

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
