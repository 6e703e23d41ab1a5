import type { Path } from '@/content/page-declaration';
import { absoluteUrl } from '@/lib/pages/absolute-url';

/** Stable identifier of the organization, which every page refers to. */
export const organizationId = absoluteUrl('/#organization');
/** Stable identifier of the website, which every page refers to. */
export const websiteId = absoluteUrl('/#website');

/** Returns a reference to a node that another page describes. */
export const reference = (id: string) => ({ '@id': id });

/** Returns the identifier of the main entity of a page. */
export const pageId = (path: Path, fragment: string) => `${absoluteUrl(path)}#${fragment}`;
