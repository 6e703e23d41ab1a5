import type { Path } from '@/content/page-declaration';
import { absoluteUrl } from '@/lib/pages/absolute-url';

/** Stable identifiers; every page refers to the one organization and the one site by them. */
export const organizationId = absoluteUrl('/#organization');
export const websiteId = absoluteUrl('/#website');

/** A reference to something described elsewhere on the site. */
export const reference = (id: string) => ({ '@id': id });

/** Identifier of the main thing a page describes. */
export const pageId = (path: Path, fragment: string) => `${absoluteUrl(path)}#${fragment}`;
