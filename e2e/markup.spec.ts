import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { certaintyWords } from '../content/certainty';
import { fallbackCharacters, fontCharacters } from '../scripts/build/font-characters';
import { textOf } from '../scripts/support/built-pages';
import { attribute, documents, fileAt, linksOf, mainOf } from './support/built';

/** Promises that the built documents keep without a browser. */

test('a PDF is kept under a name of its own, and a link that states its size tells the truth', () => {
  const links = documents.flatMap(({ html }) => linksOf(html).filter(({ href }) => /^\/.*\.pdf$/.test(href)));
  expect(links.length).toBeGreaterThan(16);
  const names = new Map(links.map(({ tag, href }) => [href, attribute(tag, 'download')]));
  expect([...names].filter(([, name]) => !/^complytrain-[a-z0-9-]+\.pdf$/.test(name ?? ''))).toEqual([]);
  expect(new Set(names.values()).size).toBe(names.size);
  const stated = links.flatMap(({ href, words }) => {
    const [, size] = /(\d+) kB/.exec(textOf(words)) ?? [];
    return size ? [{ href, size: Number(size) }] : [];
  });
  expect(new Set(stated.map(({ href }) => href)).size).toBe(names.size);
  for (const { href, size } of stated)
    expect({ href, size }).toEqual({
      href,
      size: Math.ceil(readFileSync(fileAt(href) ?? '').byteLength / 1000),
    });
});

test('a drawing that scales says its size, so that it does not fill the window where the style sheet fails', () => {
  const faults = documents.flatMap(({ path, html }) => {
    let depth = 0;
    return [...html.matchAll(/<(\/?)svg\b[^>]*>/g)].flatMap(([tag, end]) => {
      depth += end ? -1 : 1;
      if (end || depth > 1 || !tag.includes(' viewBox=')) return [];
      return attribute(tag, 'width') && attribute(tag, 'height') ? [] : [`${path}: ${tag.slice(0, 120)}`];
    });
  });
  expect(faults).toEqual([]);
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

/** Not read from the records: one that loses its article would lose its look, too. */
const withArticle = ['Netherlands', 'United Kingdom', 'United States'];

test('a nation has its article inside a sentence', () => {
  const bare = new RegExp(
    `\\b(?:[Ww]hat|certifications|Certifications|asks|at|by|for|from|in|of|than|that|to|with) (?:${withArticle.join('|')})\\b`,
    'g',
  );
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
    const pages = new Map<string, Set<string>>();
    for (const { tag, href, words } of linksOf(mainOf(html))) {
      const name = (attribute(tag, 'aria-label') ?? textOf(words)).toLowerCase();
      if (name && href.startsWith('/'))
        pages.set(name, (pages.get(name) ?? new Set()).add(href.replace(/#.*/, '')));
    }
    return [...pages].filter(([, to]) => to.size > 1).map(([name, to]) => `${path}: ${name}: ${[...to]}`);
  });
  expect(faults).toEqual([]);
});

/** Words that have no home of their own: sources, letters, headings and names of rows, keys of marks, and the closing call of every page. */
const withoutHome = [
  /<h2[^>]* id="next-stop".*/gs,
  /<(svg|nav|pre|h[1-6]|summary|legend|fieldset)\b.*?<\/\1>/gs,
  /<ol class="part-sources">.*?<\/ol>/gs,
  /<(p|ol|a|button)\b[^>]*data-(?:copy-)?letter.*?<\/\1>/gs,
  /<div id="letter-\d+"><p>.*?<\/p>/gs,
  // The list of the buyers' open lines prints each again, with its nation.
  /<div class="part-stack" id="open">.*?<\/dl>/gs,
];

test('no sentence of twelve words or more stands on more than two pages', () => {
  const on = new Map<string, Set<string>>();
  for (const { path, html } of documents) {
    // Legal texts repeat their formulas, and the register of rules prints every rule that a page states.
    if (/^\/(legal|rules|letters)/.test(path)) continue;
    const told = withoutHome.reduce((text, part) => text.replace(part, '\n'), mainOf(html));
    const blocks = told.split(/<\/(?:p|li|div|td|th|dt|dd|section|figcaption)>/).map(textOf);
    // What stands before a colon, and after it, is a sentence too.
    const parts = [/(?<=[.?!])\s+/, /(?<=[.?!:;])\s+/];
    for (const sentence of blocks.flatMap((block) => parts.flatMap((end) => block.split(end))))
      if ((sentence.match(/[\w’'-]+/g) ?? []).length >= 12)
        on.set(
          sentence.trim(),
          (on.get(sentence.trim()) ?? new Set()).add(path.startsWith('/glossary') ? '/glossary' : path),
        );
  }
  const spread = [...on].filter(([, { size }]) => size > 2);
  expect(spread.map(([sentence, pages]) => `${[...pages]}: ${sentence}`)).toEqual([]);
});

/** How sure a statement is, said at length: the key does that once a page, /about once for the site. */
const longForm =
  /\((?:reported|planning value)|general practice: confirm|no text newer|\d+ (?:read at the source|planning values)/i;

test('a page that prints a word of certainty ends with the key to it; none says it at length, but /about', () => {
  for (const { path, html } of documents) {
    const printed = new Set([...html.matchAll(/data-certainty="(\w+)"/g)].map(([, each = '']) => each));
    const keys = [...html.matchAll(/<p[^>]*id="certainty-key"[^>]*>(.*?)<\/p>/gs)].map(([, key = '']) => key);
    expect({ path, keys: keys.length }).toEqual({ path, keys: printed.size > 0 ? 1 : 0 });
    for (const each of printed) {
      const word = certaintyWords[each as keyof typeof certaintyWords];
      expect(textOf(keys[0] ?? ''), `${path}: ${word}`).toMatch(new RegExp(`\\b${word} ?:`));
    }
    if (printed.size > 0) expect(keys[0], path).toContain('href="/about#method"');
    if (path !== '/about') {
      expect(textOf(html).match(longForm)?.[0], path).toBeUndefined();
      continue;
    }
    const method = textOf(html.slice(html.indexOf('id="method"')).split('</section>')[0] ?? '');
    for (const words of [
      ...Object.values(certaintyWords),
      'No text newer than October 2026 was read',
      'planning values of November 2026, with no sample behind them',
    ])
      expect(method).toContain(words);
  }
});
