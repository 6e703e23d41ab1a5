import { expect, type Page, test } from '@playwright/test';
import { stickyHeaderMargin, stickyHeaderThreshold } from '../content/constants';
import { auditAccessibility } from './support/axe';
import { findFocusProblems } from './support/focus';
import { findLayoutProblems, setTextSize } from './support/layout';
import { delayRequests } from './support/layout-shift';
import { timePreloader } from './support/preloader';
import { followLink, goToFragment, nextFrame, scrollTo, visit } from './support/visit';

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

test('header menus open by keyboard, by hover and one at a time, and close by Escape, a link or a tap outside', {
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
  await menuButton(page, 'Services').hover();
  await expect(services).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(services).toBeHidden();
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

/** Presses Tab once more than the open dialog has controls; sentinels at both ends pass the focus on after a moment. */
async function expectFocusTrapped(page: Page) {
  const controls = await dialog(page).locator('a[href], button, summary').filter({ visible: true }).count();
  expect(controls).toBeGreaterThan(2);
  for (let step = 0; step <= controls; step++) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  }
}

test('the mobile menu has all navigation and traps the focus, and five actions close it', {
  tag: '@engines',
}, async ({ page }) => {
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
    'Home|Platform overview|Foundation|Security|Quality|Defense Standards|NATO Ready|About|Contact|Українською|Compare Certifications|LinkedIn|X|YouTube|Facebook|Instagram|Book a consultation|Calculate ROI|Assess Readiness';
  for (const name of names.split('|'))
    await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(menu.locator('a[href^="mailto:"]')).toBeVisible();
  await expectFocusTrapped(page);
});

test('menus and dialogs are closed before the page enters the back/forward cache', async ({ page }) => {
  await page.setViewportSize(mobile);
  await visit(page, '/');
  await toggle(page).click();
  await expect(dialog(page)).toBeVisible();
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

test('the side panel traps the focus, returns it, navigates on the client and is not printed', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/about');
  const panel = page.getByRole('dialog', { name: 'Consultation and journey' });
  await sidePanel(page).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Month' })).toHaveCount(5);
  await expectFocusTrapped(page);
  for (const close of [
    () => panel.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await close();
    await expect(panel).toHaveCount(0);
    await expect(sidePanel(page)).toBeFocused();
    await sidePanel(page).click();
  }
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  await panel.getByRole('link', { name: 'Assess Readiness' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(panel).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true);
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

test('the navigation sticks beyond 200 px or 100 px after the header, whichever comes first, and its links work', {
  tag: '@engines',
}, async ({ page }) => {
  const stuck = page.locator('header [data-stuck]');
  for (const size of [mobile, desktop]) {
    await page.setViewportSize(size);
    await visit(page, '/about');
    const { height = 0 } = (await banner(page).boundingBox()) ?? {};
    const limit = Math.min(stickyHeaderThreshold, Math.floor(height) + stickyHeaderMargin);
    await scrollTo(page, limit);
    await nextFrame(page);
    await expect(stuck, `${limit} px`).toHaveCount(0);
    await scrollTo(page, limit + 1);
    await expect(stuck, `${limit} px`).toHaveCount(1);
  }
  await expect.poll(async () => (await stuck.boundingBox())?.y).toBe(0);
  await stuck.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect(stuck).toHaveCount(0);
});

for (const [width, names] of [
  [1440, ['ComplyTrain', 'Services', 'Open side panel']],
  [390, ['Menu']],
] as const)
  test(`open menus and dialogs at ${width} px pass axe, show the focus, and lose nothing with large text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    const check = async (name: string, size: number) => {
      const inDialog = /Menu|panel/.test(name);
      if (name === 'sticky header') await scrollTo(page, 700);
      else await menuButton(page, name).click();
      const menus = `[data-stuck], #menu-${name === 'Services' ? 'services' : 'platform'}`;
      const opened = inDialog ? dialog(page) : banner(page).locator(menus);
      await expect(opened.filter({ visible: true })).not.toHaveCount(0);
      if (name === 'Menu') await dialog(page).locator('summary', { hasText: 'Services' }).click();
      const part = inDialog ? '[role=dialog]' : 'header';
      expect.soft(await findLayoutProblems(page, `${name}, ${size} px`, { parts: part })).toEqual([]);
      if (size === 16) {
        expect.soft(await auditAccessibility(page, name, part)).toEqual([]);
        if (inDialog) expect.soft(await findFocusProblems(page, part), name).toEqual([]);
      }
      if (name === 'sticky header') await scrollTo(page, 0);
      else await page.keyboard.press('Escape');
    };
    for (const name of ['sticky header', ...names]) await check(name, 16);
    if (width === 1440) {
      // With text of twice the size, the header is that of a window of half the width.
      await setTextSize(page, 32);
      for (const name of ['sticky header', 'Menu']) await check(name, 32);
      return;
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await setTextSize(page, 24);
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
    await toggle(page).click();
    for (const control of await dialog(page).getByRole('button').all())
      await expect(control).toBeInViewport({ ratio: 1 });
  });
