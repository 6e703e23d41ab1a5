import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { fallbackCharacters, fontCharacters } from '../scripts/build/font-characters';
import { builtPage, textOf } from '../scripts/support/built-pages';
import { drawn, hold } from './support/shifts';

test('the face holds every character of every page', () => {
  const known = new Set(`${fontCharacters}${fallbackCharacters}\n\t`);
  const strange = pages.flatMap(({ path }) => {
    // Archivo has no Cyrillic: names in Ukrainian use a system font.
    const text = textOf(builtPage(path).replace(/<(\w+)[^>]* lang="uk"[^>]*>.*?<\/\1>/gs, ''));
    return [...new Set(text)]
      .filter((character) => !known.has(character))
      .map((character) => `${path}: ${character}`);
  });
  expect(strange).toEqual([]);
});

test('every page asks for the face before its styles, once', () => {
  for (const page of ['404', 'index', 'about', 'certifications/cmmc']) {
    const html = readFileSync(`out/${page}.html`, 'utf8');
    expect({ page, preloads: html.match(/as="font"/g)?.length }).toEqual({ page, preloads: 1 });
    expect(html.indexOf('as="font"')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  }
});

test('a face that comes after the first drawing leaves the text as it is', async ({ page }) => {
  const release = await hold(page, /\.woff2$/);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('#preloader')).toBeHidden();
  await drawn(page);
  const width = () =>
    page.locator('h1').evaluate((title) => {
      const text = document.createRange();
      text.selectNodeContents(title);
      return text.getBoundingClientRect().width;
    });
  const before = await width();
  const arrived = page.waitForResponse(/\.woff2$/);
  await release();
  await (await arrived).finished();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await drawn(page);
  expect(await width()).toBe(before);
});
