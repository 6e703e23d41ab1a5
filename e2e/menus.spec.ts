import { expect, type Page, test } from '@playwright/test';
import { browserArgs, findBrowser } from '../scripts/support/browser';
import { drawn, hold } from './support/shifts';
import { open } from './support/states';

const banner = (page: Page) => page.getByRole('banner');
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Goes to the home page and back, both times within the document. */
async function awayAndBack(page: Page) {
  const path = new URL(page.url()).pathname;
  await page.goBack();
  await expect(page).not.toHaveURL(path);
  await expect(page.locator('#preloader')).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(path);
  await expect(page.locator('main')).toBeFocused();
}

test.describe('a menu closes with the page it was opened on', () => {
  test('the mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/about');
    await footerLink(page, 'View All Services').click();
    await expect(page).toHaveURL('/services');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await awayAndBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the side panel', async ({ page }) => {
    await open(page, '/about');
    await footerLink(page, 'View All Services').click();
    await expect(page).toHaveURL('/services');
    await page.getByRole('button', { name: 'Open side panel' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await awayAndBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a panel of the bar whose link was followed by keyboard', async ({ page }) => {
    await open(page, '/about');
    const panel = page.locator('#menu-platform');
    await banner(page).getByRole('button', { name: 'ComplyTrain' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: 'Platform overview' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/complytrain');
    await expect(panel).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('main')).toBeFocused();
    await expect(panel).toBeHidden();
  });

  for (const back of [false, true])
    test(`a dialog that arrives after the visitor has gone on${back ? ' and come back' : ''} stays away`, async ({
      page,
    }) => {
      // Both pages are loaded; only the dialog's code is held back.
      await open(page, '/about');
      await footerLink(page, 'Terms').click();
      await expect(page).toHaveURL('/legal/terms');
      await page.goBack();
      await expect(page).toHaveURL('/about');
      await expect(page.locator('main')).toBeFocused();
      const release = await hold(page, /_next\/static\/chunks\/.*\.js$/);
      await page.getByRole('button', { name: 'Open side panel' }).click();
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('footer a[href="/legal/terms"]')?.click(),
      );
      await expect(page).toHaveURL('/legal/terms');
      await expect(page.locator('main')).toBeFocused();
      if (back) {
        await page.goBack();
        await expect(page).toHaveURL('/about');
        await expect(page.locator('main')).toBeFocused();
      }
      const arrived = page.waitForResponse((response) => response.url().endsWith('.js'));
      await release();
      await (await arrived).finished();
      for (let frame = 0; frame < 10; frame += 1) await drawn(page);
      await expect(page.locator('main')).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
});

test.describe('panels of the bar on a touch tablet', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true });

  test('one is open at a time, and a tap outside closes it', async ({ page }) => {
    await open(page, '/about');
    // As in Safari, where a tap does not focus a button, so that no focus moves from one panel to the other.
    await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault(), true));
    const platform = page.locator('#menu-platform');
    const services = page.locator('#menu-services');
    await banner(page).getByRole('button', { name: 'ComplyTrain' }).tap();
    await expect(platform).toBeVisible();
    await banner(page).getByRole('button', { name: 'Services', exact: true }).tap();
    await expect(services).toBeVisible();
    await expect(platform).toBeHidden();
    await page.touchscreen.tap(700, 900);
    await expect(services).toBeHidden();
  });
});

test.describe('a window that takes another width', () => {
  const wide = { width: 1440, height: 900 };
  const narrow = { width: 834, height: 900 };

  test('closes the mobile menu, and the focus stays in the header', async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, '/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize(wide);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(banner(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner(page).locator(':focus')).toBeVisible();
  });

  test('closes a panel of the bar for good, and the focus stays in the header', async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, '/about');
    await banner(page).getByRole('button', { name: 'ComplyTrain' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.setViewportSize(narrow);
    await expect(banner(page).locator(':focus')).toBeVisible();
    await page.setViewportSize(wide);
    await expect(page.locator('#menu-platform')).toBeHidden();
  });
});

test('the mobile menu holds what the side panel offers, which has no button on the phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog');
  for (const [name, href] of [
    ['Book a consultation', '/contact'],
    ['Calculate ROI', '/services/complytrain'],
    ['Assess Readiness', '/contact'],
  ] as const) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

for (const [width, text] of [
  [320, 24],
  [390, 28],
] as const) {
  test(`at ${width} px with text of ${text} px the menu button stays in the window`, async ({
    playwright,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      executablePath: findBrowser(),
      args: [...browserArgs, `--blink-settings=defaultFontSize=${text}`],
    });
    const page = await browser.newPage({ baseURL, viewport: { width, height: 800 } });
    await open(page, '/about');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    for (const inside of await page.getByRole('dialog').getByRole('button').all()) {
      await expect(inside).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await browser.close();
  });
}
