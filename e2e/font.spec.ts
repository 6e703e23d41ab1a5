import { expect, test } from '@playwright/test';
import { drawn, hold } from './support/shifts';

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
