import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { certaintyLabels } from '../content/certainty';
import { fallbackCharacters, fontCharacters } from '../scripts/build/font-characters';
import { textOf } from '../scripts/support/built-pages';
import { attribute, documents, fileAt, linksOf, mainOf, readExport, styleSheets } from './support/built';

/** Promises that the built documents keep without a browser. */

test('a PDF is kept under a name of its own, and a link that states its size tells the truth', () => {
  const links = documents.flatMap(({ html }) => linksOf(html).filter(({ href }) => /^\/.*\.pdf$/.test(href)));
  const names = new Map(links.map(({ tag, href }) => [href, attribute(tag, 'download')]));
  expect(names.size).toBeGreaterThan(16);
  for (const name of names.values()) expect(name).toMatch(/^complytrain-[a-z0-9-]+\.pdf$/);
  expect(new Set(names.values()).size).toBe(names.size);
  const stated = links.flatMap(({ href, words }) => {
    const [, size] = /(\d+) kB/.exec(textOf(words)) ?? [];
    return size ? [`${href}: ${size}`] : [];
  });
  const sizeOf = (href: string) => Math.ceil(readFileSync(fileAt(href) ?? '').byteLength / 1000);
  expect(new Set(stated)).toEqual(new Set([...names.keys()].map((href) => `${href}: ${sizeOf(href)}`)));
});

test('a drawing that scales says its size, so that it does not fill the window where the style sheet fails', () => {
  const drawings = documents.flatMap(({ html }) => html.match(/<svg\b[^>]* viewBox=[^>]*>/g) ?? []);
  const sized = (tag: string) => attribute(tag, 'width') && attribute(tag, 'height');
  expect(drawings.filter((tag) => !sized(tag))).toEqual([]);
});

test('a page has at most four large headings with its closing call, home seven', () => {
  const large = /<h2\b[^>]* class="[^"]*\b(?:part-section|text-(?:section|title|display))\b/g;
  const count = (html: string) => mainOf(html).match(large)?.length ?? 0;
  const most = (path: string) => (path === '/' ? 7 : 4);
  expect(documents.filter(({ path, html }) => count(html) > most(path)).map(({ path }) => path)).toEqual([]);
  expect(documents.filter(({ html }) => count(html) > 0).length).toBeGreaterThan(40);
});

test('the face holds every character of every page', () => {
  const known = new Set(`${fontCharacters}${fallbackCharacters}\n\t`);
  const strange = documents.flatMap(({ path, html }) => {
    // Archivo has no Cyrillic: names in Ukrainian use a system font.
    const text = textOf(html.replace(/<(\w+)[^>]* lang="uk"[^>]*>.*?<\/\1>/gs, ''));
    return [...new Set(text)].filter((each) => !known.has(each)).map((each) => `${path}: ${each}`);
  });
  expect(strange).toEqual([]);
});

test('a nation has its article inside a sentence', () => {
  // Not read from the records: one that loses its article would lose its look, too.
  const bare =
    /\b(?:[Ww]hat|certifications|Certifications|asks|at|by|for|from|in|of|than|that|to|with) (?:Netherlands|United Kingdom|United States)\b/g;
  const faults = documents.flatMap(({ path, html }) =>
    [...textOf(html).matchAll(bare)].map(
      ({ index, input }) => `${path}: ${input.slice(index - 40, index + 30)}`,
    ),
  );
  expect(faults).toEqual([]);
});

test('two links of one name in a page’s text lead to one page', () => {
  // In the glossary a link belongs to the entry whose name stands over it.
  const texts = documents.filter(({ path }) => !path.startsWith('/glossary'));
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

/** Words that have no home of their own: sources, letters, headings and names of rows, keys of marks, and the closing call of every page. */
const withoutHome = [
  /<h2[^>]* id="next-stop".*/gs,
  /<(svg|nav|pre|h[1-6]|summary|legend|fieldset)\b.*?<\/\1>/gs,
  /<ol class="part-sources">.*?<\/ol>/gs,
  /<p\b[^>]*id="certainty-key".*?<\/p>/gs,
  // The note beside each file, and the time of a code that every step toward it names.
  /In Excel, open a CSV file[^<]*/g,
  /The NCAGE request form offers[^<]*/g,
  /<(p|a|button|div)\b[^>]*data-(?:copy-letter|letter-(?:lang|note)).*?<\/\1>/gs,
  /<div id="letter-\d+"><p>.*?<\/p>/gs,
  // The list of the buyers' open lines prints each again, with its nation.
  /<div class="part-stack" id="open">.*?<\/dl>/gs,
];

test('the site has at most 145,000 words', () => {
  const words = documents.flatMap(({ html }) => textOf(mainOf(html)).match(/\S*[\p{L}\p{N}]\S*/gu) ?? []);
  expect(words.length).toBeGreaterThan(100_000);
  expect(words.length).toBeLessThanOrEqual(145_000);
});

test('no sentence of twelve words or more stands on more than two pages', () => {
  const on = new Map<string, Set<string>>();
  for (const { path, html } of documents) {
    // Legal texts repeat their formulas, and the register of rules prints every rule that a page states.
    if (/^\/(legal|rules|letters)/.test(path)) continue;
    const told = withoutHome.reduce((text, part) => text.replace(part, '\n'), mainOf(html));
    const blocks = told.split(/<\/(?:p|li|div|td|th|dt|dd|section|figcaption)>/).map(textOf);
    // What stands before a colon, and after it, is a sentence too.
    const parts = [/(?<=[.?!])\s+/, /(?<=[.?!:;])\s+/];
    for (const part of blocks.flatMap((block) => parts.flatMap((end) => block.split(end)))) {
      const sentence = part.trim();
      if ((sentence.match(/[\w’'-]+/g) ?? []).length < 12) continue;
      const pages = on.get(sentence) ?? new Set();
      on.set(sentence, pages.add(path.replace(/^\/glossary.*/, '/glossary')));
    }
  }
  const spread = [...on].filter(([, { size }]) => size > 2);
  expect(spread.map(([sentence, pages]) => `${[...pages]}: ${sentence}`)).toEqual([]);
});

type Certainty = keyof typeof certaintyLabels;

/** How sure a statement is, said at length: the key does that once a page, /about once for the site. */
const longForm =
  /\((?:reported|planning value)|general practice: confirm|no text newer|\d+ (?:read at the source|planning values)/i;

test('a page that prints a word of certainty ends with the key to it; none says it at length, but /about', () => {
  for (const { path, html } of documents) {
    const printed = [...html.matchAll(/data-certainty="(\w+)"/g)].map(([, each]) => each as Certainty);
    const keys = [...html.matchAll(/<p[^>]*id="certainty-key"[^>]*>.*?<\/p>/gs)].map(([key]) => key);
    expect(keys.length, path).toBe(printed.length > 0 ? 1 : 0);
    for (const key of keys) expect(key, path).toContain('href="/about#method"');
    for (const each of new Set(printed))
      expect(textOf(keys.join()), path).toMatch(new RegExp(`\\b${certaintyLabels[each]} ?:`));
    if (path !== '/about') expect(textOf(html), path).not.toMatch(longForm);
  }
  const about = documents.find(({ path }) => path === '/about')?.html ?? '';
  const method = textOf(about.slice(about.indexOf('id="method"')).split('</section>')[0] ?? '');
  for (const words of [
    ...Object.values(certaintyLabels),
    'No text newer than October 2026 was read',
    'planning values of November 2026, with no sample behind them',
  ])
    expect(method).toContain(words);
});

test('a page links a sheet with a rule for each of its classes', () => {
  const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const rules = [...styleSheets].map(([file, css]) => {
    const names = all(css, /\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/gi).map((name) => name.replaceAll('\\', ''));
    return { file, names: new Set(names) };
  });
  const bare = documents.flatMap(({ path, html }) => {
    const used = new Set(all(html, /<[a-z][^>]*? class="([^"]*)"/g).flatMap((list) => list.split(' ')));
    return [...used].flatMap((name) => {
      // The common sheet sets the type of a table; the table itself is in that of tables and bars.
      const asked = name === 'part-table' ? 'part-sticky' : name;
      const homes = rules.filter(({ names }) => names.has(asked));
      const linked = homes.some(({ file }) => html.includes(`<link rel="stylesheet" href="${file}"`));
      return linked || homes.length === 0 ? [] : `${path}: ${name}`;
    });
  });
  expect(bare).toEqual([]);
});

test('the sheets of a page are at most 110 kB, all of them at most 190', () => {
  const size = (files: string[]) =>
    files.reduce((sum, file) => sum + Buffer.byteLength(styleSheets.get(file) ?? ''), 0);
  for (const { path, html } of documents) {
    const linked = [...styleSheets.keys()].filter((file) =>
      html.includes(`<link rel="stylesheet" href="${file}"`),
    );
    expect(linked.length, path).toBeGreaterThan(0);
    expect(size(linked), path).toBeLessThanOrEqual(110_000);
  }
  expect(size([...styleSheets.keys()])).toBeLessThanOrEqual(190_000);
});

test('the documents of home and planner are at most 230 and 220 kB', () => {
  expect(Buffer.byteLength(readExport('/'))).toBeLessThanOrEqual(230_000);
  expect(Buffer.byteLength(readExport('/planner'))).toBeLessThanOrEqual(220_000);
});
