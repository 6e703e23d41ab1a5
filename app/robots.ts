import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/pages/absolute-url';

export const dynamic = 'force-static';

/** Returns rules that allow all crawling. Pages that must not be indexed have a robots meta tag. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
