import { expect, test } from '@playwright/test';
import { facts } from '../content/facts';
import { type PagePath, pages } from '../content/pages';
import { factPages, pagesPrinting } from '../lib/reviews/fact-pages';
import { plainText } from '../lib/text/rich-text';
import { builtPage, textOf } from '../scripts/support/built-pages';

/** Shorter texts can be a part of other sentences. */
const shortest = 50;
/** Without white space: markup puts some where text has none. */
const words = (text: string) => text.replace(/\s+/g, '');

test('every page that prints a fact is in the report of facts', () => {
  const texts = Object.entries(facts)
    .map(([id, { text }]) => ({ id: id as keyof typeof facts, text: words(plainText(text)) }))
    .filter(({ text }) => text.length >= shortest);
  const missing = pages.flatMap(({ path }) => {
    const page = words(textOf(builtPage(path as PagePath)));
    return texts
      .filter(({ id, text }) => page.includes(text) && !pagesPrinting(id).includes(path as PagePath))
      .map(({ id }) => `${path}: ${id}`);
  });
  expect(missing).toEqual([]);
});

test('/rules and a certification are read as pages that print facts', () => {
  const page = words(textOf(builtPage('/rules')));
  expect(page).toContain(words(plainText(facts['cra-full'].text)));
  expect(factPages.map(({ path }) => path)).toContain('/certifications/cmmc');
});
