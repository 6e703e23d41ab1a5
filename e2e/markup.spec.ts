import { expect, test } from '@playwright/test';
import { certaintyLabels } from '../content/certainty';
import { fallbackCharacters, fontCharacters } from '../scripts/build/font-characters';
import { textOf } from '../scripts/support/built-pages';
import { attribute, exportedDocuments, linksOf, mainOf, readExport, styleSheets } from './support/built';

/** Requirements on the built documents that need no browser. */

test('each PDF downloads under a unique file name, and links state its type', () => {
  const links = exportedDocuments.flatMap(({ html }) =>
    linksOf(html).filter(({ href }) => /^\/.*\.pdf$/.test(href)),
  );
  const names = new Map(links.map(({ tag, href }) => [href, attribute(tag, 'download')]));
  expect(names.size).toBeGreaterThan(16);
  for (const name of names.values()) expect(name).toMatch(/^complytrain-[a-z0-9-]+\.pdf$/);
  expect(new Set(names.values()).size).toBe(names.size);
  const stated = links.filter(({ words }) => /\bPDF\b/.test(textOf(words))).map(({ href }) => href);
  expect(new Set(stated)).toEqual(new Set(names.keys()));
});

test('SVG drawings have width and height, so that they do not fill the window without the style sheet', () => {
  const drawings = exportedDocuments.flatMap(({ html }) => html.match(/<svg\b[^>]* viewBox=[^>]*>/g) ?? []);
  const sized = (tag: string) => attribute(tag, 'width') && attribute(tag, 'height');
  expect(drawings.filter((tag) => !sized(tag))).toEqual([]);
});

test('a page has at most four large headings including its closing call, home seven', () => {
  const large = /<h2\b[^>]* class="[^"]*\b(?:part-section|text-(?:section|title|display))\b/g;
  const count = (html: string) => mainOf(html).match(large)?.length ?? 0;
  const limit = (path: string) => (path === '/' ? 7 : 4);
  expect(
    exportedDocuments.filter(({ path, html }) => count(html) > limit(path)).map(({ path }) => path),
  ).toEqual([]);
  expect(exportedDocuments.filter(({ html }) => count(html) > 0).length).toBeGreaterThan(40);
});

test('the web font contains every character of every page', () => {
  const known = new Set(`${fontCharacters}${fallbackCharacters}\n\t`);
  const missing = exportedDocuments.flatMap(({ path, html }) => {
    // Archivo has no Cyrillic: names in Ukrainian use a system font.
    const text = textOf(html.replace(/<(\w+)[^>]* lang="uk"[^>]*>.*?<\/\1>/gs, ''));
    return [...new Set(text)].filter((each) => !known.has(each)).map((each) => `${path}: ${each}`);
  });
  expect(missing).toEqual([]);
});

test('countries such as the Netherlands have their article in a sentence', () => {
  // Hard-coded: names from the records would lose the article together with the text under test.
  const withoutArticle =
    /\b(?:[Ww]hat|certifications|Certifications|asks|at|by|for|from|in|of|than|that|to|with) (?:Netherlands|United Kingdom|United States)\b/g;
  const faults = exportedDocuments.flatMap(({ path, html }) =>
    [...textOf(html).matchAll(withoutArticle)].map(
      ({ index, input }) => `${path}: ${input.slice(index - 40, index + 30)}`,
    ),
  );
  expect(faults).toEqual([]);
});

test('links with the same text on a page lead to the same page', () => {
  // The glossary is excluded: there a link belongs to the entry above it.
  const texts = exportedDocuments.filter(({ path }) => !path.startsWith('/glossary'));
  const faults = texts.flatMap(({ path, html }) => {
    const pages = new Map<string, string>();
    return linksOf(mainOf(html)).flatMap(({ tag, href, words }) => {
      const name = (attribute(tag, 'aria-label') ?? textOf(words)).toLowerCase();
      const [to = ''] = href.split('#');
      if (!name || !to.startsWith('/')) return [];
      const first = pages.get(name) ?? to;
      pages.set(name, first);
      return to === first ? [] : `${path}: ${name}: ${first}, ${to}`;
    });
  });
  expect(faults).toEqual([]);
});

/** Content that may be repeated: sources, letters, headings, names of rows, keys, and the closing call of every page. */
const repeatable = [
  /<h2[^>]* id="next-stop".*/gs,
  /<(svg|nav|pre|h[1-6]|summary|legend|fieldset)\b.*?<\/\1>/gs,
  /<ol class="part-sources">.*?<\/ol>/gs,
  /<p\b[^>]*id="certainty-key".*?<\/p>/gs,
  // The note next to each file, and the time that an NCAGE code takes, which every step toward it states.
  /In Excel, open a CSV file[^<]*/g,
  /The NCAGE request form offers[^<]*/g,
  /<(p|a|button|div)\b[^>]*data-(?:copy-letter|letter-(?:lang|note)).*?<\/\1>/gs,
  /<div id="letter-\d+"><p>.*?<\/p>/gs,
  // The list of the buyers' open questions repeats each with its country.
  /<div class="part-stack" id="open">.*?<\/dl>/gs,
];

test('the site has at most 145,000 words', () => {
  const words = exportedDocuments.flatMap(
    ({ html }) => textOf(mainOf(html)).match(/\S*[\p{L}\p{N}]\S*/gu) ?? [],
  );
  expect(words.length).toBeGreaterThan(100_000);
  expect(words.length).toBeLessThanOrEqual(145_000);
});

test('no sentence of twelve words or more is on more than two pages', () => {
  const pagesBySentence = new Map<string, Set<string>>();
  for (const { path, html } of exportedDocuments) {
    // Legal texts repeat standard phrases, and the register of rules prints every rule that a page states.
    if (/^\/(legal|rules|letters)/.test(path)) continue;
    const content = repeatable.reduce((text, part) => text.replace(part, '\n'), mainOf(html));
    const blocks = content.split(/<\/(?:p|li|div|td|th|dt|dd|section|figcaption)>/).map(textOf);
    // Text before and after a colon also counts as a sentence.
    const parts = [/(?<=[.?!])\s+/, /(?<=[.?!:;])\s+/];
    for (const part of blocks.flatMap((block) => parts.flatMap((end) => block.split(end)))) {
      const sentence = part.trim();
      if ((sentence.match(/[\w’'-]+/g) ?? []).length < 12) continue;
      const pages = pagesBySentence.get(sentence) ?? new Set();
      pagesBySentence.set(sentence, pages.add(path.replace(/^\/glossary.*/, '/glossary')));
    }
  }
  const repeated = [...pagesBySentence].filter(([, { size }]) => size > 2);
  expect(repeated.map(([sentence, pages]) => `${[...pages]}: ${sentence}`)).toEqual([]);
});

type Certainty = keyof typeof certaintyLabels;

/** Explanations of certainty in full: the key has them once per page, and /about once for the site. */
const longForm =
  /\((?:reported|planning value)|general practice: confirm|no text newer|\d+ (?:read at the source|planning values)/i;

test('a page with certainty labels has exactly one key that explains them, and only /about explains the method', () => {
  for (const { path, html } of exportedDocuments) {
    const printed = [...html.matchAll(/data-certainty="([\w-]+)"/g)].map(([, each]) => each as Certainty);
    const keys = [...html.matchAll(/<p[^>]*id="certainty-key"[^>]*>.*?<\/p>/gs)].map(([key]) => key);
    expect(keys.length, path).toBe(printed.length > 0 ? 1 : 0);
    for (const key of keys) expect(key, path).toContain('href="/about#method"');
    for (const each of new Set(printed))
      expect(textOf(keys.join()), path).toMatch(new RegExp(`\\b${certaintyLabels[each]} ?:`));
    if (path !== '/about') expect(textOf(html), path).not.toMatch(longForm);
  }
  const about = exportedDocuments.find(({ path }) => path === '/about')?.html ?? '';
  const method = textOf(about.slice(about.indexOf('id="method"')).split('</section>')[0] ?? '');
  for (const words of [
    ...Object.values(certaintyLabels),
    'No text newer than October 2026 was read',
    'planning values of November 2026, with no sample behind them',
  ])
    expect(method).toContain(words);
});

test('a page links a style sheet with a rule for each of its classes', () => {
  const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const rules = [...styleSheets].map(([file, css]) => {
    const names = all(css, /\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/gi).map((name) => name.replaceAll('\\', ''));
    return { file, names: new Set(names) };
  });
  const unstyled = exportedDocuments.flatMap(({ path, html }) => {
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

test('the style sheets of a page have at most 110 kB, all style sheets at most 190 kB', () => {
  const size = (files: string[]) =>
    files.reduce((sum, file) => sum + Buffer.byteLength(styleSheets.get(file) ?? ''), 0);
  for (const { path, html } of exportedDocuments) {
    const linked = [...styleSheets.keys()].filter((file) =>
      html.includes(`<link rel="stylesheet" href="${file}"`),
    );
    expect(linked.length, path).toBeGreaterThan(0);
    expect(size(linked), path).toBeLessThanOrEqual(110_000);
  }
  expect(size([...styleSheets.keys()])).toBeLessThanOrEqual(190_000);
});

test('the HTML of home and planner has at most 230 and 220 kB', () => {
  expect(Buffer.byteLength(readExport('/'))).toBeLessThanOrEqual(230_000);
  expect(Buffer.byteLength(readExport('/planner'))).toBeLessThanOrEqual(220_000);
});
