import type { MetadataRoute } from 'next';
import { routes } from '@/content/routes';
import { contentDate } from '@/content/site';
import { absoluteUrl } from '@/lib/metadata';

export const dynamic = 'force-static';

/** Every page that may be indexed, with the date the content last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter(({ index }) => index)
    .map(({ path }) => ({ url: absoluteUrl(path), lastModified: contentDate }));
}
