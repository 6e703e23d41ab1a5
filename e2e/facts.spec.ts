import { expect, test } from '@playwright/test';
import { facts } from '../content/facts';
import { type PagePath, pages } from '../content/pages';
import { factPages, pagesPrinting } from '../lib/reviews/fact-pages';
import { plainText } from '../lib/text/rich-text';
import { builtPage, textOf } from '../scripts/support/built-pages';

/** Minimum length of a fact's text: shorter ones may occur in other sentences. */
const minimumLength = 50;
/** Removes white space, because markup adds some where the text has none. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

test('the report of facts lists every page that prints a fact', () => {
  const texts = Object.entries(facts)
    .map(([id, { text }]) => ({ id: id as keyof typeof facts, text: withoutSpaces(plainText(text)) }))
    .filter(({ text }) => text.length >= minimumLength);
  const missing = pages.flatMap(({ path }) => {
    const page = withoutSpaces(textOf(builtPage(path as PagePath)));
    return texts
      .filter(({ id, text }) => page.includes(text) && !pagesPrinting(id).includes(path as PagePath))
      .map(({ id }) => `${path}: ${id}`);
  });
  expect(missing).toEqual([]);
});

test('the check covers /rules and the certifications', () => {
  const page = withoutSpaces(textOf(builtPage('/rules')));
  expect(page).toContain(withoutSpaces(plainText(facts['cra-full'].text)));
  expect(factPages.map(({ path }) => path)).toContain('/certifications/cmmc');
});
