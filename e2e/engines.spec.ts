import { expect, test } from '@playwright/test';
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
