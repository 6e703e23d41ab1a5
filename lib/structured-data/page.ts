import type { Graph, Thing } from 'schema-dts';
import type { PageData, Path } from '@/content/page-declaration';
import type { SitePage } from '@/content/pages';
import { crumbs } from '@/lib/pages/registry';
import { plainText } from '@/lib/text/rich-text';
import { breadcrumbList } from './breadcrumb';
import { definedTermSet } from './glossary';
import { itemList, service } from './services';
import { aboutPage, contactPage, organization, webSite } from './site';

/** What a page of each kind describes beside the way to it. */
function described(path: Path, data: PageData): Thing[] {
  switch (data.kind) {
    case 'site':
      return [organization(), webSite()];
    case 'about':
      return [aboutPage(path, data.name)];
    case 'contact':
      return [contactPage(path, data.name)];
    case 'service':
      return [service(path, data.name, plainText(data.description))];
    case 'list':
      return [itemList(data.items)];
    case 'terms':
      return [definedTermSet(path, data.name)];
    case 'breadcrumb-only':
      return [];
  }
}

/** The structured data of a page: its breadcrumb, and what it describes. */
export function structuredData({ path, data }: Pick<SitePage, 'path' | 'data'>): Graph {
  const breadcrumb = breadcrumbList(crumbs(path));
  return {
    '@context': 'https://schema.org',
    '@graph': [...(breadcrumb ? [breadcrumb] : []), ...described(path, data)],
  };
}
