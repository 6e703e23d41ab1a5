import { expect, type Page, test } from '@playwright/test';

/** Geometry of drawings and alignment that no general check of the layout sees. */

const visit = async (page: Page, path: string, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
};

test('the branch of ITAR starts at the center of its stop at 45 degrees and ends below a ring', async ({
  page,
}) => {
  for (const width of [1440, 1920]) {
    await visit(page, '/certifications/itar', width);
    const found = await page.evaluate(() => {
      const path = document.querySelector<SVGPathElement>('main svg path.stroke-line');
      const ring = path?.parentElement?.querySelector('circle')?.getBoundingClientRect();
      const stop = document.querySelector('.place-here');
      if (!path || !ring || !stop) throw new Error('no branch, ring or stop');
      const matrix = path.getScreenCTM() as DOMMatrix;
      const at = (length: number) => path.getPointAtLength(length).matrixTransform(matrix);
      const box = stop.getBoundingClientRect();
      const sign = getComputedStyle(stop, '::before');
      const px = (value: string) => Number.parseFloat(value);
      const [start, next, end] = [at(0), at(200), at(path.getTotalLength())];
      return {
        apart: [
          start.x - (box.left + px(sign.left) + px(sign.width) / 2),
          start.y - (box.top + px(sign.top) + px(sign.height) / 2),
          end.x - (ring.left + ring.width / 2),
          end.y - (ring.top + ring.height / 2),
        ],
        slope: (start.y - next.y) / (next.x - start.x),
        // The ring has to be painted after the line.
        ringLast: path.nextElementSibling?.tagName,
      };
    });
    for (const apart of found.apart) expect(Math.abs(apart), `${width} px`).toBeLessThan(2);
    expect(found.slope).toBeCloseTo(1, 1);
    expect(found.ringLast).toBe('circle');
  }
});

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
