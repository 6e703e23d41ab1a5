import { expect, type Page, test } from '@playwright/test';
import { certifications } from '../content/certifications';
import { certificationPath } from '../content/navigation';
import { routes } from '../content/routes';
import { siteUrl } from '../content/site';

type Node = Record<string, unknown> & { '@type': string };

/** Every data block of a page, graphs taken apart. */
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

const expected = (path: string): string[] => {
  if (path === '/') return ['Organization', 'WebSite'];
  const own: Record<string, string> = {
    '/about': 'AboutPage',
    '/contact': 'ContactPage',
    '/certifications/comparison': 'ItemList',
  };
  if (own[path]) return ['BreadcrumbList', own[path]].sort();
  if (/^\/(certifications|services)\/(?!training)/.test(path)) return ['BreadcrumbList', 'Service'];
  return ['BreadcrumbList'];
};

test.describe('structured data', () => {
  // Without scripts every panel stands open, so that the page's whole text can be compared.
  test.use({ javaScriptEnabled: false });

  for (const { path } of routes) {
    test(`${path} says what it shows`, async ({ page }) => {
      await page.goto(path);
      const found = await nodes(page);
      expect(types(found)).toEqual(expected(path));
      const text = await words(page);
      for (const node of found) {
        for (const field of ['name', 'description'] as const) {
          if (node[field]) expect(text).toContain(node[field]);
        }
        if (node['@type'] === 'BreadcrumbList') await checkBreadcrumb(page, node);
      }
      expect(JSON.stringify(found)).not.toMatch(/@[\w.-]+\.example/);
    });
  }

  test('an offer carries the total that its page prints, and two pages carry none', async ({ page }) => {
    const unpriced: string[] = [];
    for (const { slug } of certifications) {
      await page.goto(certificationPath(slug));
      const service = (await nodes(page)).find((node) => node['@type'] === 'Service');
      const offer = service?.offers as { priceSpecification: Record<string, number | string> } | undefined;
      if (!offer) {
        unpriced.push(slug);
        continue;
      }
      const { minPrice, maxPrice, priceCurrency } = offer.priceSpecification;
      expect(priceCurrency).toBe('USD');
      const total = `$${minPrice?.toLocaleString('en-US')}–${maxPrice?.toLocaleString('en-US')}`;
      expect(await words(page)).toContain(total);
    }
    expect(unpriced).toEqual(['itar', 'nato-clearance']);
  });
});

async function checkBreadcrumb(page: Page, node: Node) {
  const items = node.itemListElement as { position: number; name: string; item?: string }[];
  const shown = await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('listitem')
    .evaluateAll((levels) =>
      levels.map((level) => ({
        name: level.textContent ?? '',
        href: level.querySelector('a')?.getAttribute('href'),
        current: level.querySelector('[aria-current=page]') !== null,
      })),
    );
  const pages = shown.filter(({ href, current }) => href || current);
  expect(items.map(({ name }) => name)).toEqual(pages.map(({ name }) => name));
  expect(items.map(({ position }) => position)).toEqual(pages.map((_, index) => index + 1));
  for (const [index, { href }] of pages.entries()) {
    if (href) expect(items[index]?.item).toBe(href === '/' ? siteUrl : `${siteUrl}${href}`);
  }
}
