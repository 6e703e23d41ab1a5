import { expect, test } from '@playwright/test';

/** Geometry of drawings and alignment that no general check of the layout sees. */

/** Position at which a drawing's line leaves the trunk, as a share of the drawing's width from its left edge. */
const branches = {
  '/services/investment': 686 / 2640,
  '/services/consultancy': 686 / 2640,
  '/services/partnership': 686 / 2640,
  '/stations/defense-standards': 646 / 2560,
};

test('the line of a drawing starts on the trunk', async ({ page }) => {
  for (const [path, share] of Object.entries(branches)) {
    await page.goto(path);
    for (const width of [1200, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const offset = await page.evaluate((share) => {
        const drawing = document.querySelector('main img')?.getBoundingClientRect() as DOMRect;
        const trunk = getComputedStyle(document.querySelector('main .trunk') as Element, '::before');
        const branch = drawing.left + drawing.width * share;
        return branch - Number.parseFloat(trunk.left) - Number.parseFloat(trunk.width) / 2;
      }, share);
      expect(Math.abs(offset), `${path} at ${width} px`).toBeLessThan(1.5);
    }
  }
});
