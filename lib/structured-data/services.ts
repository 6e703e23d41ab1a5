import type { ItemList, Service } from 'schema-dts';
import type { Path } from '@/content/page-declaration';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { organizationId, pageId, reference } from './ids';

/** Returns a service of the provider with the texts of its page; without an offer, because the terms exclude that. */
export const service = (path: Path, name: string, description: string): Service => ({
  '@type': 'Service',
  '@id': pageId(path, 'service'),
  url: absoluteUrl(path),
  name,
  description,
  provider: reference(organizationId),
});

/** Returns the pages that a page lists, in order. */
export const itemList = (items: readonly { name: string; path: Path }[]): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: absoluteUrl(path),
  })),
});
