import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { contactEmail } from '../content/site';
import { textOf } from '../scripts/support/built-pages';
import { attribute, documentAt, documents, fileAt, linksOf, readExport, styleSheets } from './support/built';

/** Checks of the exported HTML and style sheets that need no browser; `npm run html` validates the HTML itself. */

const allPaths = [...pages.map(({ path }) => path), '/404'];
const css = [...styleSheets.values()].join();

test('every page has its styles in one element, and integrity hashes on its scripts', () => {
  for (const path of allPaths) {
    const html = readExport(path);
    const [head = ''] = html.split('</head>');
    expect.soft(head.match(/<style>/g), path).toHaveLength(1);
    // React finds the links, but the browser does not load them.
    const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect.soft(links.length, path).toBeGreaterThan(0);
    expect
      .soft(
        links.filter((link) => !link.includes('disabled=""')),
        path,
      )
      .toEqual([]);
    // Only the page in Ukrainian has a second font.
    expect.soft(head.split('as="font"').length, path).toBeLessThanOrEqual(path === '/uk' ? 3 : 2);
    const references =
      html.match(/<(script src=|link rel="(stylesheet"|preload"[^>]* as="script"))[^>]*>/g) ?? [];
    expect.soft(references.length, path).toBeGreaterThan(6);
    // A preload without integrity would be fetched twice.
    expect
      .soft(
        references.filter((tag) => !tag.includes(' integrity="sha256-')),
        path,
      )
      .toEqual([]);
  }
});

test('every page opts out of format detection and forced dark themes', () => {
  for (const path of allPaths)
    for (const tag of [
      // Otherwise mobile browsers turn clause numbers into telephone links.
      '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
      '<meta name="color-scheme" content="only light">',
    ])
      expect.soft(readExport(path).split(tag), `${path}: ${tag}`).toHaveLength(2);
  expect(css).toMatch(/color-scheme:\s*(only light|light only)/);
});

test('names, clause numbers and amounts are excluded from translation', () => {
  for (const [path, words] of [
    ['/', /^ComplyTrain$/],
    ['/contact', new RegExp(contactEmail)],
    ['/certifications/cmmc', /252\.204-70\d\d/],
    ['/certifications/comparison', /^€[\d,]+–[\d,]+$/],
    ['/glossary/clauses', /^DFARS 252\.204-7012$/],
    ['/certifications/aqap2110', /^AQAP-2131$/],
  ] as const) {
    const excluded = [...documentAt(path).html.matchAll(/<(\w+)[^>]* translate="no"[^>]*>(.*?)<\/\1>/gs)];
    expect(
      excluded.map(([, , inner = '']) => inner.replace(/<[^>]*>/g, '')),
      path,
    ).toContainEqual(expect.stringMatching(words));
  }
});

test('the web font never replaces a fallback font that is already displayed', () => {
  const faces = css.match(/@font-face\s*\{[^}]*\.woff2[^}]*\}/g) ?? [];
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(face).toMatch(/font-display:\s*optional/);
});

test('media queries use widths in rem and do not depend on the orientation', () => {
  const widths = [...css.matchAll(/\(\s*(?:(?:min|max)-)?width\s*[:<>=]+\s*([\d.]+\w+)/g)];
  expect(widths.length).toBeGreaterThan(20);
  expect(widths.flatMap(([, width = '']) => (width.endsWith('rem') ? [] : width))).toEqual([]);
  expect(css).not.toMatch(/\(\s*orientation\b/);
});

test('a page links a style sheet with a rule for each of its classes', () => {
  const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const rules = [...styleSheets].map(([file, css]) => {
    const names = all(css, /\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/gi).map((name) => name.replaceAll('\\', ''));
    return { file, names: new Set(names) };
  });
  const unstyled = documents.flatMap(({ path, html }) => {
    const used = new Set(all(html, /<[a-z][^>]*? class="([^"]*)"/g).flatMap((list) => list.split(' ')));
    return [...used].flatMap((name) => {
      // The global style sheet sets only the type of a table; its layout is in the one for tables and bars.
      const required = name === 'part-table' ? 'part-sticky' : name;
      const sources = rules.filter(({ names }) => names.has(required));
      const linked = sources.some(({ file }) => html.includes(`<link rel="stylesheet" href="${file}"`));
      return linked || sources.length === 0 ? [] : `${path}: ${name}`;
    });
  });
  expect(unstyled).toEqual([]);
});

test('SVG drawings have width and height, so that they do not fill the window without the style sheet', () => {
  const drawings = documents.flatMap(({ html }) => html.match(/<svg\b[^>]* viewBox=[^>]*>/g) ?? []);
  expect(drawings.length).toBeGreaterThan(100);
  const sized = (tag: string) => attribute(tag, 'width') && attribute(tag, 'height');
  expect(drawings.filter((tag) => !sized(tag))).toEqual([]);
});

test('each PDF downloads under a unique file name, and a size in its link is its actual size', () => {
  const links = documents.flatMap(({ links }) => links.filter(({ href }) => /^\/.*\.pdf$/.test(href)));
  const names = new Map(links.map(({ tag, href }) => [href, attribute(tag, 'download')]));
  expect(names.size).toBeGreaterThan(16);
  for (const name of names.values()) expect(name).toMatch(/^complytrain-[a-z0-9-]+\.pdf$/);
  expect(new Set(names.values()).size).toBe(names.size);
  for (const { href, words } of links) {
    const [, size] = /(\d+) kB/.exec(textOf(words)) ?? [];
    if (size) expect(Number(size), href).toBe(Math.ceil(readFileSync(fileAt(href) ?? '').byteLength / 1000));
  }
});

test('links with the same text on a page lead to the same page, and none is repeated in a row', () => {
  const repeated = /<a\b[^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>[\s().,;]*<a\b[^>]*href="\1"[^>]*>\2<\/a>/;
  for (const { path, html, main } of documents) {
    expect.soft(repeated.exec(html)?.[0], path).toBeUndefined();
    // In the glossary a link belongs to the entry above it.
    if (path.startsWith('/glossary')) continue;
    const targets = new Map<string, string>();
    for (const { tag, href, words } of linksOf(main)) {
      const name = (attribute(tag, 'aria-label') ?? textOf(words)).toLowerCase();
      const [to = ''] = href.split('#');
      if (!name || !to.startsWith('/')) continue;
      expect.soft(to, `${path}: ${name}`).toBe(targets.get(name) ?? to);
      targets.set(name, to);
    }
  }
});

test('a table of contents lists the sections in the order of the page', () => {
  const paths = pages.map(({ path }) => path).filter((path) => /^\/(buyers|letters|legal)\b/.test(path));
  for (const path of paths) {
    const html = readExport(path);
    const [list = ''] =
      /<nav[^>]*(?:class="part-contents|aria-label="On this page").*?<\/nav>/s.exec(html) ?? [];
    const ids = linksOf(list).map(({ href }) => href.slice(1));
    expect(ids.length, path).toBeGreaterThan(3);
    const positions = ids.map((id) => html.indexOf(` id="${id}"`));
    expect(Math.min(...positions), path).toBeGreaterThan(0);
    expect(positions, path).toEqual(positions.toSorted((a, b) => a - b));
  }
});
