import { expect, test } from '@playwright/test';
import { buyerRecords } from '../content/buyers';
import { pages } from '../content/pages';
import { builtPage, textOf } from '../scripts/support/built-pages';

/** Promises that the built documents keep without a browser. */
const documents = pages.map(({ path }) => ({ path, html: builtPage(path) }));

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

test('a PDF is kept under a name of its own', () => {
  const links = documents.flatMap(({ path, html }) =>
    [...html.matchAll(/<a\b[^>]* href="\/[^"]*\.pdf"[^>]*>/g)].map(([tag]) => ({ path, tag })),
  );
  expect(links.length).toBeGreaterThan(16);
  const names = new Map(links.map(({ tag }) => [attribute(tag, 'href'), attribute(tag, 'download')]));
  expect([...names].filter(([, name]) => !/^complytrain-[a-z0-9-]+\.pdf$/.test(name ?? ''))).toEqual([]);
  expect(new Set(names.values()).size).toBe(names.size);
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

test('a nation has its article inside a sentence', () => {
  const names = buyerRecords.filter(({ name, inText }) => inText === `the ${name}`).map(({ name }) => name);
  const bare = new RegExp(
    `\\b(?:[Ww]hat|certifications|Certifications|asks|at|by|for|from|in|of|than|that|to|with) (?:${names.join('|')})\\b`,
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
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const pages = new Map<string, Set<string>>();
    for (const [, tag = '', words = ''] of main.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)) {
      const href = attribute(tag, 'href') ?? '';
      if (!href.startsWith('/')) continue;
      const name = (attribute(tag, 'aria-label') ?? textOf(words))
        .replaceAll(/\s+/g, ' ')
        .trim()
        .toLowerCase();
      if (name) pages.set(name, (pages.get(name) ?? new Set()).add(href.replace(/#.*/, '')));
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
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const told = withoutHome.reduce((text, part) => text.replace(part, '\n'), main);
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
  expect(
    [...on].filter(([, { size }]) => size > 2).map(([sentence, pages]) => `${[...pages]}: ${sentence}`),
  ).toEqual([]);
});
