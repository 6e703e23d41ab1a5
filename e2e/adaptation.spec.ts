import { expect, type Page, test } from '@playwright/test';
import { faults } from './support/adaptation';
import { allPaths, full } from './support/matrix';
import { open } from './support/states';

/** Pages adapt to what the visitor sets: narrow windows, zoom, wider text spacing. */
/** WCAG 1.4.12, as a visitor's own style sheet would set it. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** A visitor's style sheet; adopted, since the page's policy refuses style elements. */
const adopt = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

for (const path of allPaths) {
  test(`${path} at 320 px, at 200 % and with wider text spacing`, async ({ page }) => {
    test.setTimeout(180_000);
    // Zoomed to 400 % and to 200 %, a window of 1280 and 1440 px has these widths.
    await page.setViewportSize({ width: 320, height: 450 });
    await open(page, path);
    const found = await faults(page, '320 px');
    await page.setViewportSize({ width: 720, height: 450 });
    found.push(...(await faults(page, '200 %')));
    await adopt(page, textSpacing);
    for (const width of full ? [320, 390, 834, 1440] : [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await faults(page, `text spacing at ${width} px`)));
    }
    expect(found).toEqual([]);
  });
}
