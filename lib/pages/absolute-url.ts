import type { Path } from '@/content/page-declaration';
import { siteUrl } from '@/content/site';

/** Returns the absolute URL of a path of the site; for home only the origin. */
export const absoluteUrl = (path: Path): string => (path === '/' ? siteUrl : `${siteUrl}${path}`);
