import { expect, test } from '@playwright/test';
import { open } from './support/states';

test('no slide is cut by the end of a sheet', async ({ page }) => {
  await open(page, '/');
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  // The banner prints its first slide: what the others say stands on their pages.
  const slides = page.locator('main [aria-roledescription=slide]:visible');
  expect(await slides.count()).toBe(5);
  for (const slide of await slides.all()) {
    await expect(slide).toHaveCSS('break-inside', 'avoid');
    // A4 minus the margins; anything taller is cut regardless.
    expect((await slide.boundingBox())?.height).toBeLessThan(1030);
  }
});

test('lines print in ink, whether the browser prints backgrounds or not', async ({ page }) => {
  for (const [path, line] of [
    ['/', '.journey'],
    ['/about', 'section[aria-labelledby=history] ol > li'],
  ] as const) {
    await open(page, path);
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const printed = await page
      .locator(line)
      .first()
      .evaluate((element) =>
        ['::before', '::after'].map((part) => {
          const { printColorAdjust, backgroundColor, borderLeftColor } = getComputedStyle(element, part);
          return [printColorAdjust, backgroundColor, borderLeftColor].join(' ');
        }),
      );
    for (const style of printed) expect(style).toMatch(/^exact .*rgb\(10, 26, 47\)/);
    await page.emulateMedia({ media: null });
  }
});
