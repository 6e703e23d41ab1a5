import { expect, test } from '@playwright/test';
import { type certaintyLabels, certaintyWords } from '../content/certainty';
import { facts } from '../content/facts';
import type { PagePath } from '../content/pages';
import { rules } from '../content/planner/rules';
import { pagesPrinting } from '../lib/pages/records';
import { plan } from '../lib/planner/engine/plan';
import { workedPlans } from '../lib/planner/engine/worked-plans';
import { sentenceOf } from '../lib/planner/words/sentence';
import { plannerWords } from '../lib/planner/words/words';
import { plainText } from '../lib/text/rich-text';
import { fallbackCharacters, fontCharacters } from '../scripts/build/font-characters';
import { textOf } from '../scripts/support/built-pages';
import { documentAt, documents } from './support/built';

/** Checks of the printed texts as a whole; those of single records are in content/. They need no browser. */

test('the web fonts contain every character of every page', () => {
  const known = new Set(`${fontCharacters}${fallbackCharacters}\n\t`);
  const missing = documents.flatMap(({ path, locale, html }) => {
    // Archivo has no Cyrillic: names in Ukrainian use a system font, the page in Ukrainian a font of its own.
    const text = textOf(locale === 'uk' ? html : html.replace(/<(\w+)[^>]* lang="uk"[^>]*>.*?<\/\1>/gs, ''));
    return [...new Set(text)].filter((each) => !known.has(each)).map((each) => `${path}: ${each}`);
  });
  expect(missing).toEqual([]);
});

test('header and footer of the page in Ukrainian are those of every page, with English figures', () => {
  const frame = (path: string) =>
    ['header', 'footer'].map((name) =>
      textOf(new RegExp(`<${name}\\b.*?</${name}>`, 's').exec(documentAt(path).html)?.[0] ?? ''),
    );
  expect(frame('/about').join()).toContain('6 months');
  expect(frame('/uk')).toEqual(frame('/about'));
});

test('words in adjacent elements have white space between them', () => {
  // Layout separates them visually, but not for a screen reader, a search engine or the clipboard.
  const touching = /[\p{L}\p{N}%](?:<\/?(?:span|b|strong|em|i|small|abbr|time)\b[^>]*>)+[\p{L}\p{N}$€]/gu;
  for (const { path, html } of documents) {
    const visible = html.replace(/<!--.*?-->|<(\w+)\b[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/gs, '');
    expect.soft(visible.match(touching), path).toBeNull();
  }
});

test('countries such as the Netherlands have their article in a sentence', () => {
  // Hard-coded: names from the records would lose the article together with the text under test.
  const withoutArticle =
    /.{40}\b(?:what|certifications|asks|at|by|for|from|in|of|than|that|to|with) (?:Netherlands|United Kingdom|United States)\b/gi;
  for (const { path, text } of documents) expect.soft(text.match(withoutArticle), path).toBeNull();
});

test('a page with certainty labels has exactly one key that explains them', () => {
  for (const { path, locale = 'en', html } of documents) {
    const { labels } = certaintyWords[locale];
    const printed = [...html.matchAll(/data-certainty="([\w-]+)"/g)].map(
      ([, each]) => each as keyof typeof certaintyLabels,
    );
    const keys = [...html.matchAll(/<p[^>]*id="certainty-key"[^>]*>.*?<\/p>/gs)].map(([key]) => key);
    expect(keys.length, path).toBe(printed.length > 0 ? 1 : 0);
    for (const key of keys) expect(key, path).toContain('href="/about#method"');
    for (const each of new Set(printed))
      expect(textOf(keys.join()), path).toMatch(new RegExp(` ${labels[each]} ?:`));
  }
});

test('sources have numbers in reading order, and each number has its source', () => {
  const pages = documents.filter(({ html }) => html.includes('href="#source-'));
  expect(pages.length).toBeGreaterThan(15);
  for (const { path, html } of pages) {
    const numbersOf = (pattern: RegExp) => [
      ...new Set([...html.matchAll(pattern)].map(([, number]) => Number(number))),
    ];
    const listed = numbersOf(/id="source-(\d+)"/g);
    expect(listed, path).toEqual(listed.map((_, index) => index + 1));
    if (path.startsWith('/buyers')) expect(numbersOf(/href="#source-(\d+)"/g), path).toEqual(listed);
  }
});

test('the report of facts lists every page that prints a fact', () => {
  // Markup adds white space where the text has none.
  const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
  // A shorter text may occur in other sentences.
  const texts = Object.entries(facts)
    .map(([id, { text }]) => ({ id: id as keyof typeof facts, text: withoutSpaces(plainText(text)) }))
    .filter(({ text }) => text.length >= 50);
  let found = 0;
  const missing = documents.flatMap(({ path, text }) => {
    const page = withoutSpaces(text);
    const printed = texts.filter(({ text }) => page.includes(text));
    found += printed.length;
    return printed.flatMap(({ id }) =>
      pagesPrinting(id).includes(path as PagePath) ? [] : `${path}: ${id}`,
    );
  });
  expect(missing).toEqual([]);
  expect(found).toBeGreaterThan(100);
});

test('the page of plans has every example plan, four of them in full, and the page of rules every rule', () => {
  const plans = documentAt('/planner/plans');
  for (const { id, answers } of workedPlans)
    expect(plans.text, id).toContain(sentenceOf(plan(answers), plannerWords));
  expect(plans.html.match(/class="[^"]*plan-picture/g)).toHaveLength(4);
  const disclosures = /<details.*<\/details>/s.exec(documentAt('/planner/rules').html)?.[0];
  expect(disclosures?.match(/<th scope="row"/g)).toHaveLength(rules.length);
});
