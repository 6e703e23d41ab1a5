import type { MetadataRoute } from 'next';
import { pages } from '@/content/pages';
import { contentDate } from '@/content/site';
import { absoluteUrl } from '@/lib/pages/absolute-url';

export const dynamic = 'force-static';

/** Every page that may be indexed, with the date of the last content change. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages
    .filter(({ index }) => index)
    .map(({ path }) => ({ url: absoluteUrl(path), lastModified: contentDate }));
}
