import type { MetadataRoute } from 'next';
import { pages } from '@/content/pages';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { lastModified } from '@/lib/pages/last-modified';

export const dynamic = 'force-static';

/** Every page that may be indexed, with the day on which what it prints was last checked or edited. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages
    .filter(({ index }) => index)
    .map(({ path }) => ({ url: absoluteUrl(path), lastModified: lastModified(path) }));
}
