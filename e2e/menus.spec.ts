import { expect, type Page, test } from '@playwright/test';
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

  test('a dialog that arrives after the visitor has gone on stays away', async ({ page }) => {
    // Both pages are there; what is held back is the dialog's code alone.
    await open(page, '/about');
    await footerLink(page, 'Terms').click();
    await expect(page).toHaveURL('/legal/terms');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('main')).toBeFocused();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Open side panel' }).click();
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/legal/terms"]')?.click());
    await expect(page).toHaveURL('/legal/terms');
    const arrived = page.waitForResponse((response) => response.url().endsWith('.js'));
    release();
    await (await arrived).finished();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('main')).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
