import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { siteUrl, socialLinks } from '../content/site';
import { lastModified } from '../lib/pages/last-modified';
import { atomPath } from '../lib/rules/atom';
import { textOf } from '../scripts/support/built-pages';
import { attribute, documents, fileAt, readExport } from './support/built';

/** Checks of what search engines, social networks and other programs read; they need no browser. */

/** Reads width and height of an exported PNG file from its header. */
function pngSize(path: string) {
  const png = readFileSync(fileAt(path) ?? '');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

/** Returns the text of HTML without white space, which markup adds between words. */
const withoutSpaces = (html: string) => textOf(html).replaceAll(/\s/g, '');

test('every page has the metadata of its registry entry, its landmarks and no form fields', () => {
  for (const { path, meta, index, locale = 'en', html } of documents) {
    const [head = '', body = ''] = html.split('</head>');
    const tags = (name: RegExp) =>
      head.match(new RegExp(`<(?:meta|link)[^>]* (?:name|rel)="${name.source}"[^>]*>`, 'g')) ?? [];
    const count = (parts: RegExp) => body.match(parts)?.length ?? 0;
    const url = path === '/' ? siteUrl : siteUrl + path;
    const metadata = {
      title: [textOf(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? '')],
      description: tags(/description/).map((tag) => textOf(attribute(tag, 'content') ?? '')),
      canonical: tags(/canonical/).map((tag) => attribute(tag, 'href')),
    };
    const expected = { title: [meta.title], description: [meta.description], canonical: [url] };
    expect.soft(metadata, path).toEqual(expected);
    expect.soft(tags(/robots/), `${path}: directive for robots`).toHaveLength(index ? 0 : 1);
    expect.soft(head, path).toMatch(new RegExp(`<html [^>]*lang="${locale}"`));
    expect
      .soft({ h1: count(/<h1\b/g), main: count(/<main\b/g), footer: count(/<footer\b[^>]* id=/g) }, path)
      .toEqual({ h1: 1, main: 1, footer: 1 });
    expect.soft(count(/<(form|input|select|textarea)\b/g), `${path}: form fields`).toBe(0);
  }
});

test('every page has a unique social card of 1200 by 630 px', () => {
  const cards = documents.map(({ path, html }) => {
    const meta = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
    expect(meta('image'), path).toMatch(new RegExp(`^${siteUrl}/og/.+\\.png$`));
    expect(meta('image:alt').length, path).toBeGreaterThan(20);
    expect(pngSize(new URL(meta('image')).pathname), path).toBe('1200x630');
    return meta('image');
  });
  expect(new Set(cards).size).toBe(pages.length);
});

test('sitemap and llms.txt list every indexable page, robots.txt links the sitemap, and /rules links its feed', () => {
  const sitemap = readExport('/sitemap.xml');
  const all = (tag: string) =>
    [...sitemap.matchAll(new RegExp(`<${tag}>([^<]+)`, 'g'))].map(([, text]) => text);
  const indexed = pages.filter(({ index }) => index).map(({ path }) => path);
  expect(all('loc')).toEqual(indexed.map((path) => `${siteUrl}${path === '/' ? '' : path}`));
  expect(all('lastmod')).toEqual(indexed.map(lastModified));

  const robots = readExport('/robots.txt');
  expect(robots).toMatch(/Allow: \//);
  expect(robots).not.toMatch(/Disallow: \S/);
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);

  const text = readExport('/llms.txt');
  for (const { path, meta, index } of pages.slice(1))
    expect(text.includes(`(${siteUrl}${path}): ${meta.description}`), path).toBe(index);
  expect(readExport('/rules')).toMatch(new RegExp(`<link rel="alternate"[^>]*${siteUrl}${atomPath}"`));
});

test('manifest and icons exist, and icons have the declared sizes', () => {
  const { icons } = JSON.parse(readExport('/manifest.webmanifest'));
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) expect(pngSize(src), src).toBe(sizes);
  const links = readExport('/').match(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g) ?? [];
  expect(new Set(links.map((link) => attribute(link, 'rel'))).size).toBe(3);
  for (const link of links) expect(fileAt(attribute(link, 'href')?.split('?')[0] ?? ''), link).toBeDefined();
});

test('the structured data of every page matches its text', () => {
  for (const { path, html } of documents) {
    const blocks = [...readExport(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const nodes = blocks.flatMap(([, block = '']) => {
      const { '@context': context, '@graph': graph, ...node } = JSON.parse(block);
      expect(context, path).toBe('https://schema.org');
      return graph ?? [node];
    });
    expect(nodes, path).not.toEqual([]);
    const words = withoutSpaces(html.slice(html.indexOf('<body')));
    for (const { name = '', description = '' } of nodes)
      for (const text of [name, description]) expect(words, path).toContain(text.replaceAll(/\s/g, ''));
    // The terms state that the texts are not an offer.
    expect(JSON.stringify(nodes), path).not.toMatch(/@[\w.-]+\.example|"offers?"|"Offer"/);
    // The mailboxes and profiles do not exist yet.
    for (const { href } of socialLinks) expect(JSON.stringify(nodes), path).not.toContain(`"${href}"`);

    // The levels of the breadcrumb that are links, and the current one.
    const list = /<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const levels = [...list.matchAll(/<li\b.*?<\/li>/gs)].flatMap(([level]) => {
      const href = attribute(level, 'href');
      const item = href && (siteUrl + href).replace(/\/$/, '');
      return item || level.includes('aria-current="page"') ? [{ name: textOf(level), item }] : [];
    });
    const items = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
    expect(items, path).toMatchObject(
      levels.map(({ name, item }, index) => ({ position: index + 1, name, ...(item && { item }) })),
    );
  }
});
