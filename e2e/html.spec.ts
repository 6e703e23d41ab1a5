import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { contactEmail } from '../content/site';
import { attribute, chunks, documentAt, documents, readExport, styleSheets } from './support/built';

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
    const loaded = links.filter((link) => !link.includes('disabled=""'));
    expect.soft(loaded, path).toEqual([]);
    // Only the page in Ukrainian has a second font.
    expect.soft(head.split('as="font"').length, path).toBeLessThanOrEqual(path === '/uk' ? 3 : 2);
    const references =
      html.match(/<(script src=|link rel="(stylesheet"|preload"[^>]* as="script"))[^>]*>/g) ?? [];
    expect.soft(references.length, path).toBeGreaterThan(6);
    // A preload without integrity would be fetched twice.
    const unchecked = references.filter((tag) => !tag.includes(' integrity="sha256-'));
    expect.soft(unchecked, path).toEqual([]);
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
  // No rule can lock the orientation; the rule of axe that checks this is slow.
  expect(css).not.toMatch(/\(\s*orientation\b/);
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
  const mailboxes = documents.flatMap(({ links }) =>
    links.filter(({ words }) => /^[^<]*@[^<]*$/.test(words)),
  );
  expect(mailboxes.length).toBeGreaterThan(10);
  expect(mailboxes.filter(({ tag }) => !tag.includes(' translate="no"'))).toEqual([]);
});

test('the web font never replaces a fallback font that is already displayed', () => {
  const faces = css.match(/@font-face\s*\{[^}]*\.woff2[^}]*\}/g) ?? [];
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(face).toMatch(/font-display:\s*optional/);
});

test('SVG drawings have width and height, so that they do not fill the window without the style sheet', () => {
  const drawings = documents.flatMap(({ html }) => html.match(/<svg\b[^>]* viewBox=[^>]*>/g) ?? []);
  expect(drawings.length).toBeGreaterThan(100);
  const sized = (tag: string) => attribute(tag, 'width') && attribute(tag, 'height');
  expect(drawings.filter((tag) => !sized(tag))).toEqual([]);
});

test('every script starts with the compile hint', () => {
  const scripts = chunks.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => !readExport(file).startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual(
    [],
  );
});

test('no script contains the day of the build, which differs from the day of the visit', () => {
  expect(chunks.filter((file) => readExport(file).includes('BUILD_DATE'))).toEqual([]);
});
