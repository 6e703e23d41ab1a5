import { type PagePath, pages, type SitePage } from '@/content/pages';

const byPath = new Map<string, SitePage>(pages.map((page) => [page.path, page]));

/** The page at an address of the registry. Throws when there is none, which the type check rules out. */
export function pageAt(path: PagePath): SitePage {
  const page = byPath.get(path);
  if (!page) throw new Error(`pageAt: no page at "${path}"`);
  return page;
}
