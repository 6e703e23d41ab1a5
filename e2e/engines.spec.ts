import { expect, type Page, test } from '@playwright/test';
import { samplePaths } from '../lib/pages/registry';
import { watchConsole } from './support/console';
import { findCovered } from './support/layout';
import { visit } from './support/visit';

/**
 * Basic behavior in Firefox and WebKit, which Chromium shows in pages.spec.ts and the tests of components; other specs tag
 * further tests with @engines.
 */

for (const path of samplePaths)
  test(`${path}: starts without errors, fits the window and covers no control`, {
    tag: '@engines',
  }, async ({ page }) => {
    const lines = watchConsole(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.evaluate(findCovered), `${width} px`).toEqual([]);
      const state = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        broken: [...document.images]
          .filter((image) => image.complete && image.naturalWidth === 0)
          .map(({ src }) => src),
      }));
      expect(state, `${width} px`).toEqual({ overflow: 0, broken: [] });
    }
    expect(lines).toEqual([]);
  });

/** The tab at an index, from the end if negative, is selected, and only its panel is visible. */
async function expectSelected(page: Page, index: number) {
  const tab = page.locator('main [role=tab]').nth(index);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const visible = page.locator('main [role=tabpanel]').filter({ visible: true });
  await expect(visible).toHaveCount(1);
  await expect(visible).toHaveId((await tab.getAttribute('aria-controls')) ?? '');
}

for (const path of ['/certifications/cmmc', '/stations/quality'])
  test(`${path}: tabs follow click, arrow keys, Home and End`, { tag: '@engines' }, async ({ page }) => {
    await visit(page, path);
    await page.locator('main [role=tab]').nth(1).click();
    await expectSelected(page, 1);
    for (const [key, index] of [
      ['End', -1],
      ['ArrowRight', 0],
      ['ArrowLeft', -1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectSelected(page, index);
    }
  });

test('print hides the navigation, opens every tab panel and has a white background', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/certifications/cmmc');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header button').filter({ visible: true })).toHaveCount(0);
  for (const panel of await page.locator('main [role=tabpanel]').all()) await expect(panel).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
