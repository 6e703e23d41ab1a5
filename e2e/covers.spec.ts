import { expect, test } from '@playwright/test';
import { findCovered } from './support/covers';
import { allPaths, full } from './support/matrix';
import { open } from './support/states';

/**
 * Whatever can be clicked lies under its own middle: no other part of the page covers it. All pages, in one browser
 * page a width; the same check runs in WebKit and Firefox (scripts/quality/engines).
 */
const widths = full ? [320, 390, 834, 1280, 1440] : [320, 834, 1280];

for (const width of widths) {
  test(`at ${width} px no link or button of any page lies under another part`, async ({ page }, {
    annotations,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    let looked = 0;
    for (const path of allPaths) {
      await open(page, path);
      const covers = await page.evaluate(findCovered);
      expect(covers.looked, path).toBeGreaterThan(20);
      looked += covers.looked;
      found.push(...covers.covered.map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
    annotations.push({ type: 'elements', description: `${looked}` });
  });
}
