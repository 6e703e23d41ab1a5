import { expect, type Page, test } from '@playwright/test';
import { delayRequests, nextFrame } from './support/layout-shift';
import { timePreloader } from './support/network-failures';
import { followLink, goToFragment, visit } from './support/visit';

const mobile = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const scripts = /_next\/static\/chunks\/.*\.js$/;
const banner = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog');
const menuButton = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
// Matches the button in the open menu too.
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const sidePanel = (page: Page) => menuButton(page, 'Open side panel');
async function goBackTo(page: Page, path: string) {
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page.locator('main')).toBeFocused();
}

test('header menus open by keyboard and one at a time, and close by Escape, a link or a tap outside', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/about');
  await expect(banner(page).locator('a[aria-current=page]')).toHaveText(['About']);
  const button = menuButton(page, 'ComplyTrain');
  const platform = page.locator('#menu-platform');
  await expect(platform).toBeHidden();
  await expect(platform.locator('a')).toHaveCount(6);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(platform).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(platform.getByRole('link', { name: 'Platform overview' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(platform).toBeHidden();
  await expect(button).toBeFocused();
  for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/services/complytrain');
  await expect(platform).toBeHidden();

  const services = page.locator('#menu-services');
  // Simulates a tap in Safari, which does not move the focus from one panel to the other.
  await button.dispatchEvent('click');
  await expect(platform).toBeVisible();
  await menuButton(page, 'Services').dispatchEvent('click');
  await expect(platform).toBeHidden();
  for (const name of ['Services overview', 'Partnership Bridging', 'Compare Certifications', 'CE Marking'])
    await expect(services.getByRole('link', { name })).toBeVisible();
  await page.locator('main').dispatchEvent('pointerdown');
  await expect(services).toBeHidden();
  await menuButton(page, 'Services').click();
  await services.getByRole('link', { name: 'CMMC' }).click();
  await expect(page).toHaveURL('/certifications/cmmc');
  await expect(services).toBeHidden();
  await expect(menuButton(page, 'Services')).toHaveAttribute('aria-current', 'true');
});

test('the mobile menu has all navigation, and five actions close it', { tag: '@engines' }, async ({
  page,
}) => {
  await page.setViewportSize(mobile);
  await visit(page, '/about');
  const menu = page.getByRole('dialog', { name: 'Site menu' });
  for (const close of [
    () => toggle(page).click(),
    () => menu.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(376, 500),
    () => menu.getByRole('link', { name: 'About' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await toggle(page).click();
    await expect(menu).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('body')).toHaveClass(/mobile-menu-visible/);
    await close();
    await expect(menu).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/mobile-menu-visible/);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  }
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await menu.locator('summary', { hasText: 'Services' }).click();
  const names =
    'Home|Platform overview|Foundation|Security|Quality|Defense Standards|NATO Ready|About|Contact|Compare Certifications|LinkedIn|X|YouTube|Facebook|Instagram|Book a consultation|Calculate ROI|Assess Readiness';
  for (const name of names.split('|'))
    await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  for (const office of ['Copenhagen, Denmark', 'Lviv, Ukraine'])
    await expect(menu.getByText(office)).toBeVisible();
  await expect(menu.locator('a[href^="mailto:"]')).toBeVisible();
});

/** Follows a link in the open dialog and expects a client-side navigation. */
async function followDialogLink(page: Page, path: string) {
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  await dialog(page).locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('main')).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true);
}

test('links in menu and side panel navigate on the client and focus the start of the page', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize(mobile);
  await visit(page, '/about');
  for (const path of ['/stations/foundation', '/contact', '/planner', '/']) {
    await toggle(page).click();
    await followDialogLink(page, path);
  }
  await page.setViewportSize(desktop);
  for (const path of ['/stations/security', '/contact']) {
    await sidePanel(page).click();
    await followDialogLink(page, path);
  }
});

test('menus and dialogs are closed before the page enters the back/forward cache', async ({ page }) => {
  await page.setViewportSize(mobile);
  await visit(page, '/');
  await toggle(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('main[inert]')).toHaveCount(1);
  // The back/forward cache stores the state after this event.
  const cachedState = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      return {
        dialogs: document.querySelectorAll('[role=dialog]').length,
        inert: document.querySelectorAll('[inert]:not([data-slide])').length,
        overflow: getComputedStyle(document.documentElement).overflowY,
        body: document.body.className,
        open: document.querySelectorAll('header [aria-expanded=true]').length,
      };
    });
  const closed = { dialogs: 0, inert: 0, overflow: 'visible', body: '', open: 0 };
  expect(await cachedState()).toEqual(closed);
  await page.setViewportSize(desktop);
  await sidePanel(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await cachedState()).toEqual(closed);
  await menuButton(page, 'Services').click();
  expect(await cachedState()).toEqual(closed);
});

test('the side panel has working links, returns the focus and is not printed', { tag: '@engines' }, async ({
  page,
}) => {
  await visit(page, '/about');
  await sidePanel(page).click();
  const panel = page.getByRole('dialog', { name: 'Consultation and journey' });
  await expect(panel.getByRole('link', { name: 'Assess Readiness' })).toHaveAttribute('href', '/contact');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Month' })).toHaveCount(5);
  await expect(panel.getByText('Opening Soon')).toBeVisible();
  await panel.getByRole('link', { name: 'Calculate ROI' }).click();
  await expect(page).toHaveURL('/services/complytrain');
  await expect(panel).toHaveCount(0);
  await sidePanel(page).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect(sidePanel(page)).toBeFocused();
  await sidePanel(page).click();
  await expect(panel).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(panel).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
});

test('a menu closes on leaving the page and on resizing, and does not open if it loads after leaving the page', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize(mobile);
  await visit(page, '/about');
  await followLink(page, '/services');
  await toggle(page).click();
  await expect(dialog(page)).toBeVisible();
  await goBackTo(page, '/about');
  await expect(dialog(page)).toHaveCount(0);

  const focused = banner(page).locator(':focus');
  await toggle(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(dialog(page)).toHaveCount(0);
  await expect(focused).toBeVisible();
  await menuButton(page, 'ComplyTrain').focus();
  for (const key of ['Enter', 'Tab']) await page.keyboard.press(key);
  await page.setViewportSize(mobile);
  await expect(focused).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(page.locator('#menu-platform')).toBeHidden();

  // Delays only the panel's code, until the visitor has left the page and come back.
  const release = await delayRequests(page, scripts);
  await sidePanel(page).click();
  await followLink(page, '/services');
  await goBackTo(page, '/about');
  const code = page.waitForResponse(scripts);
  await release();
  await (await code).finished();
  for (let frame = 0; frame < 5; frame += 1) await nextFrame(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('the preloader shows during a slow navigation, not for a fragment', { tag: '@engines' }, async ({
  page,
}) => {
  const preloader = page.locator('#preloader');
  const time = await timePreloader(page);
  await visit(page, '/about');
  await expect(preloader).toBeHidden();
  const before = await time();
  await goToFragment(page, 'main');
  for (let frame = 0; frame < 15; frame += 1) await nextFrame(page);
  expect(await time()).toBe(before);
  // A navigation waits for the data of its target.
  const release = await delayRequests(page, /\.txt/);
  await page.locator('footer a[href="/legal/terms"]').click();
  // Measured in the page: it shows for less than a second, which polling from outside may miss.
  await expect.poll(time).toBeGreaterThan(before);
  await release();
  await expect(page).toHaveURL('/legal/terms');
  await expect(preloader).toBeHidden();
});

test('a button clicked before hydration responds after it', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize(mobile);
  const release = await delayRequests(page, scripts);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await toggle(page).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-started');
  await release();
  await expect(dialog(page)).toBeVisible();
});

test('every page declares the color scheme "only light" to opt out of forced dark themes', async ({
  page,
}) => {
  for (const path of ['/', '/no-such-page']) {
    await page.goto(path);
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'only light');
    await expect(page.locator('html')).toHaveCSS('color-scheme', /^(only light|light only)$/);
  }
});
