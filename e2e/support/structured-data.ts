import { expect } from '@playwright/test';
import type { PageData } from '../../content/page-declaration';
import { siteUrl } from '../../content/site';
import { textOf } from '../../scripts/support/built-pages';
import { attribute, type documents, exported } from './built';

type Node = Record<string, unknown> & { '@type': string };

/** Types beside the breadcrumb, for each kind of page. */
const expected: Record<PageData['kind'], string[]> = {
  site: ['Organization', 'WebSite'],
  about: ['AboutPage'],
  contact: ['ContactPage'],
  service: ['Service'],
  list: ['ItemList'],
  terms: ['DefinedTermSet'],
  'breadcrumb-only': [],
};

/** Every data block of a page, with graphs split into their nodes. */
const nodesOf = (path: string): Node[] =>
  [...exported(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, block = '']) => {
      const data = JSON.parse(block);
      expect(data['@context']).toBe('https://schema.org');
      return data['@graph'] ?? [data];
    },
  );

/** Words without the spaces that markup leaves between them. */
const squeezed = (text: string) => text.replaceAll(/\s/g, '');

/** The levels of the breadcrumb that lead somewhere, and the current one: name and address. */
function breadcrumbOf(html: string) {
  const list = /<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '';
  return [...list.matchAll(/<li\b.*?<\/li>/gs)].flatMap(([level]) => {
    const href = attribute(level, 'href');
    return href || level.includes('aria-current="page"') ? [{ name: textOf(level), href }] : [];
  });
}

/** The data of a page says what its words say. */
export function expectTrueData({ path, html, parent, data }: (typeof documents)[number]) {
  const nodes = nodesOf(path);
  const types = [...(parent ? ['BreadcrumbList'] : []), ...expected[data.kind]];
  expect(nodes.map((node) => node['@type']).sort(), path).toEqual(types.sort());
  const body = squeezed(textOf(html.slice(html.indexOf('<body'))));
  for (const node of nodes) {
    for (const words of [node.name, node.description])
      if (words) expect(body).toContain(squeezed(String(words)));
    if (node['@type'] !== 'BreadcrumbList') continue;
    const items = node.itemListElement as { position: number; name: string; item?: string }[];
    const levels = breadcrumbOf(html).map(({ name, href }, index) => ({
      position: index + 1,
      name,
      ...(href && { item: href === '/' ? siteUrl : siteUrl + href }),
    }));
    expect(
      items.map(({ position, name, item }, index) => ({
        position,
        name,
        ...(levels[index]?.item && { item }),
      })),
    ).toEqual(levels);
  }
  // The terms say that the texts are not an offer.
  expect(JSON.stringify(nodes)).not.toMatch(/@[\w.-]+\.example|"offers?"|"Offer"/);
}
