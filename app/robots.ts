import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/pages/absolute-url';

export const dynamic = 'force-static';

/** Everything may be crawled; pages that should not be indexed say so themselves. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
