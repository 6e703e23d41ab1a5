import { expect, test } from '@playwright/test';
import { certaintyWords } from '../content/certainty';
import { pages } from '../content/pages';
import { builtPage, textOf } from '../scripts/support/built-pages';

/** How sure a statement is, said at length: the key does that once a page, /about once for the site. */
const longForm =
  /\((?:reported|planning value)|general practice: confirm|no text newer|\d+ (?:read at the source|planning values)/i;

test('each page that prints a word of certainty ends with the key that explains it, and no page says it at length', () => {
  for (const { path: route } of pages) {
    const html = builtPage(route);
    const printed = [...new Set([...html.matchAll(/data-certainty="(\w+)"/g)].map(([, each = '']) => each))];
    const keys = [...html.matchAll(/<p[^>]*id="certainty-key"[^>]*>(.*?)<\/p>/gs)].map(([, key = '']) => key);
    expect({ route, keys: keys.length }).toEqual({ route, keys: printed.length > 0 ? 1 : 0 });
    for (const each of printed) {
      const word = certaintyWords[each as keyof typeof certaintyWords];
      expect(textOf(keys[0] ?? ''), `${route}: ${word}`).toMatch(new RegExp(`\\b${word} ?:`));
    }
    if (printed.length > 0) expect(keys[0], route).toContain('href="/about#method"');
    if (route !== '/about') expect(textOf(html).match(longForm)?.[0], route).toBeUndefined();
  }
});

test('what the words mean, how months were made and how new the newest text is stands once, on /about', async ({
  page,
}) => {
  await page.goto('/about#method');
  await expect(page.locator('#method')).toBeInViewport();
  const method = page.locator('section[aria-labelledby=method]');
  for (const word of Object.values(certaintyWords))
    await expect(method.getByText(word, { exact: true }).first()).toBeVisible();
  await expect(method).toContainText('No text newer than October 2026 was read');
  await expect(method).toContainText('planning values of November 2026, with no sample behind them');
});
