import type { MetadataRoute } from 'next';
import { pages } from '@/content/pages';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { lastModified } from '@/lib/pages/last-modified';

export const dynamic = 'force-static';

/** Returns all indexable pages with the day on which their content was last checked or edited. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages
    .filter(({ index }) => index)
    .map(({ path }) => ({ url: absoluteUrl(path), lastModified: lastModified(path) }));
}
