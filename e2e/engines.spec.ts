import { expect, type Page, test } from '@playwright/test';
import { findCovered } from './support/covers';
import { findTabOrderProblems } from './support/focus';
import { templatePaths } from './support/matrix';
import { watchConsole } from './support/network-failures';
import { scrollTo, visit } from './support/visit';

/** Basic behavior that every browser engine has to show; other specs tag further tests with @engines. */

for (const path of templatePaths)
  test(`${path}: starts without errors, fits the window and covers no control`, {
    tag: '@engines',
  }, async ({ page }) => {
    const lines = watchConsole(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      await expect(page.locator('h1')).toHaveCount(1);
      const { looked, covered } = await page.evaluate(findCovered);
      expect(looked, `links and buttons at ${width} px`).toBeGreaterThan(20);
      expect(covered, `${width} px`).toEqual([]);
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

test('the navigation sticks to the top after scrolling, and its links work', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/about');
  await scrollTo(page, 700);
  const stuck = page.locator('header [data-stuck]');
  await expect.poll(async () => (await stuck.boundingBox())?.y).toBe(0);
  await stuck.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect(stuck).toHaveCount(0);
});

for (const [width, name] of [
  [1440, 'Open side panel'],
  [390, 'Menu'],
] as const)
  test(`"${name}" at ${width} px opens a dialog that traps the focus and returns it on Escape`, {
    tag: '@engines',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/about');
    const button = page.getByRole('banner').getByRole('button', { name, exact: true });
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // Sentinels at both ends of the dialog pass the focus on after a moment.
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

/** The tab at an index, from the end if negative, is selected, and only its panel is visible. */
async function expectSelected(page: Page, index: number) {
  const tab = page.locator('main [role=tab]').nth(index);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const panel = await tab.getAttribute('aria-controls');
  const visible = page.locator('main [role=tabpanel]').filter({ visible: true });
  await expect(visible).toHaveCount(1);
  await expect(visible).toHaveId(panel ?? '');
}

for (const path of ['/', '/certifications/cmmc', '/certifications/comparison', '/stations/quality'])
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
  await expect(page.locator('html')).toHaveCSS('font-size', '11.84px');
});

for (const path of ['/', '/certifications/comparison'])
  test(`${path}: Tab reaches every control, each in view and outlined`, {
    tag: '@engines',
  }, async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'Firefox does not scroll a partly visible control into view');
    await visit(page, path);
    expect(await findTabOrderProblems(page, path)).toEqual([]);
  });
