import type { ItemList, Service } from 'schema-dts';
import type { Path } from '@/content/page-declaration';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { organizationId, pageId, reference } from './ids';

/** A service of the provider, in the words of its page. It carries no offer: the terms say that the texts are not one. */
export const service = (path: Path, name: string, description: string): Service => ({
  '@type': 'Service',
  '@id': pageId(path, 'service'),
  url: absoluteUrl(path),
  name,
  description,
  provider: reference(organizationId),
});

/** Pages that a page lists, in its order. */
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
