import type { Graph, Thing } from 'schema-dts';
import type { Locale } from '@/content/locales';
import type { PageData, Path } from '@/content/page-declaration';
import type { SitePage } from '@/content/pages';
import { crumbs } from '@/lib/pages/registry';
import { plainText } from '@/lib/text/rich-text';
import { breadcrumbList } from './breadcrumb';
import { faqPage, questionsIn } from './faq';
import { definedTermSet } from './glossary';
import { itemList, service } from './services';
import { aboutPageNode, contactPageNode, organization, webPageNode, webSite } from './site';

/** Returns the entities that a page describes, by the kind of its data. */
function entitiesOf(path: Path, data: PageData, locale?: Locale): Thing[] {
  switch (data.kind) {
    case 'site':
      return [organization(), webSite()];
    case 'about':
      return [aboutPageNode(path, data.name)];
    case 'contact':
      return [contactPageNode(path, data.name)];
    case 'page':
      return [webPageNode(path, data.name, locale)];
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

/** Returns the structured data of a page: its breadcrumb, the entities that it describes, and the questions it answers. */
export function structuredData({
  path,
  data,
  locale,
  record,
}: Pick<SitePage, 'path' | 'data' | 'locale' | 'record'>): Graph {
  const breadcrumb = breadcrumbList(crumbs(path));
  const questions = questionsIn(record);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(breadcrumb ? [breadcrumb] : []),
      ...entitiesOf(path, data, locale),
      ...(questions.length > 0 ? [faqPage(path, questions)] : []),
    ],
  };
}
