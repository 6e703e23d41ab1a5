import { expect, type Page } from '@playwright/test';
import type { PageData } from '../../content/page-declaration';
import type { pages } from '../../content/pages';
import { siteUrl } from '../../content/site';

type Node = Record<string, unknown> & { '@type': string };

/** Every data block of a page, with graphs split into their nodes. */
async function nodes(page: Page): Promise<Node[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.flatMap((block) => {
    const data = JSON.parse(block);
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'] ?? [data];
  });
}

/** Words of the page as a reader sees them; opened tabs included. */
// biome-ignore lint/performance/useDomNodeTextContent: text that is not shown, such as the data blocks themselves, must not count
const words = async (page: Page) => (await page.evaluate(() => document.body.innerText)).replace(/\s+/g, ' ');
const types = (found: Node[]) => found.map((node) => node['@type']).sort();

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

/** The data of a page without scripts says what its words say: there every panel stands open. */
export async function expectTrueData(page: Page, { parent, data }: (typeof pages)[number]) {
  const found = await nodes(page);
  expect(types(found)).toEqual([...(parent ? ['BreadcrumbList'] : []), ...expected[data.kind]].sort());
  const text = await words(page);
  for (const node of found) {
    for (const field of ['name', 'description'] as const) {
      if (node[field]) expect(text).toContain(node[field]);
    }
    if (node['@type'] === 'BreadcrumbList') await checkBreadcrumb(page, node);
  }
  expect(JSON.stringify(found)).not.toMatch(/@[\w.-]+\.example/);
  // The terms say that the texts are not an offer.
  expect(JSON.stringify(found)).not.toMatch(/"offers?"|"Offer"/);
}

async function checkBreadcrumb(page: Page, node: Node) {
  const items = node.itemListElement as { position: number; name: string; item?: string }[];
  const shown = await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('listitem')
    .evaluateAll((levels) =>
      levels.map((level) => ({
        name: level.textContent ?? '',
        href: level.querySelector('a')?.getAttribute('href'),
        current: level.matches('[aria-current=page]'),
      })),
    );
  const levels = shown.filter(({ href, current }) => href || current);
  expect(items.map(({ name }) => name)).toEqual(levels.map(({ name }) => name));
  expect(items.map(({ position }) => position)).toEqual(levels.map((_, index) => index + 1));
  for (const [index, { href }] of levels.entries()) {
    if (href) expect(items[index]?.item).toBe(href === '/' ? siteUrl : `${siteUrl}${href}`);
  }
}
