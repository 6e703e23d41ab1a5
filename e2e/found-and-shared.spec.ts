import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { contactEmail, contentDate, siteUrl } from '../content/site';

/** Width and height of a PNG, from its header. */
const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('every page has a social card of its own, 1200 by 630', async ({ request }) => {
  test.setTimeout(120_000);
  const cards = new Set<string>();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const alt = /<meta property="og:image:alt" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(image, path).toMatch(new RegExp(`^${siteUrl}/og/.+\\.png$`));
    expect(alt.length, path).toBeGreaterThan(20);
    const response = await request.get(new URL(image).pathname);
    expect(response.status(), image).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    expect(pngSize(await response.body()), image).toEqual([1200, 630]);
    cards.add(image);
  }
  expect(cards.size).toBe(pages.length);
});

test('the sitemap lists every page that may be indexed, with the content date', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const indexed = pages
    .filter(({ index }) => index)
    .map(({ path }) => `${siteUrl}${path === '/' ? '' : path}`);
  expect(listed).toEqual(indexed);
  const dates = new Set([...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date]) => date));
  expect([...dates]).toEqual([contentDate]);
});

test('robots.txt lets crawlers in and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/Allow: \//);
  expect(text).not.toMatch(/Disallow: \S/);
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('manifest and icons exist in the sizes they claim', async ({ request, page }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(pngSize(await icon.body()).join('x')).toBe(sizes);
  }
  await page.goto('/');
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    for (const link of await page.locator(`link[rel="${rel}"]`).all()) {
      const href = (await link.getAttribute('href')) as string;
      expect((await request.get(href)).status(), href).toBe(200);
    }
    expect(await page.locator(`link[rel="${rel}"]`).count(), rel).toBeGreaterThan(0);
  }
});

test('security.txt stands at its address and the security page leads to it', async ({ request, page }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${contactEmail}\n`);
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
  expect(text).toMatch(/^Expires: \d{4}-\d{2}-\d{2}T00:00:00Z$/m);
  await page.goto('/legal/security');
  await expect(page.locator('main a[href="/.well-known/security.txt"]')).toBeVisible();
});

test('llms.txt lists the pages with their descriptions', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  for (const { path, meta, index } of pages.slice(1)) {
    expect(text.includes(`(${siteUrl}${path}): ${meta.description}`), path).toBe(index);
  }
});

test('every page but the unindexed one is linked from at least two others', async ({ request }) => {
  const sources = new Map(pages.map(({ path }) => [path as string, new Set<string>()]));
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)) {
      if (href !== path) sources.get(href as string)?.add(path);
    }
  }
  const poor = pages.filter(({ path, index }) => index && (sources.get(path)?.size ?? 0) < 2);
  expect(poor.map(({ path }) => path)).toEqual([]);
});
