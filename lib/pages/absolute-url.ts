import type { Path } from '@/content/page-declaration';
import { siteUrl } from '@/content/site';

/** Absolute address of a path of the site; home is the origin alone. */
export const absoluteUrl = (path: Path): string => (path === '/' ? siteUrl : `${siteUrl}${path}`);
