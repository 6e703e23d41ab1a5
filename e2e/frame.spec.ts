import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { questionCopy } from '../content/page-copy/planner';
import { constants } from '../content/specification';
import { documents, sheets } from './support/built';
import { timePreloader } from './support/faults';
import { drawn, hold } from './support/shifts';
import { goToPart, leave, scrollTo, visit } from './support/visit';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const banner = (page: Page) => page.getByRole('banner');
const preloader = (page: Page) => page.locator('#preloader');
const dialog = (page: Page) => page.getByRole('dialog');
const menuButton = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
// Twice on the page: an open menu has it too.
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const sidePanel = (page: Page) => menuButton(page, 'Open side panel');
const arrived = (page: Page) => expect(page.locator('main')).toBeFocused();
async function back(page: Page, path: string) {
  await page.goBack();
  await expect(page).toHaveURL(path);
  await arrived(page);
}

test.describe('bar', () => {
  test('its menus open by keyboard, close by Escape and by a link, mark their pages', async ({ page }) => {
    await visit(page, '/about');
    await expect(banner(page).locator('a[aria-current=page]')).toHaveText(['About']);
    const button = menuButton(page, 'ComplyTrain');
    const panel = page.locator('#menu-platform');
    await expect(panel).toBeHidden();
    await expect(panel.locator('a')).toHaveCount(6);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: 'Platform overview' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect(page).toHaveURL('/services/complytrain');
    await expect(panel).toBeHidden();
    await back(page, '/about');
    await expect(panel).toBeHidden();

    const services = page.locator('#menu-services');
    await menuButton(page, 'Services').click();
    for (const name of ['Services overview', 'Partnership Bridging', 'Compare Certifications', 'CE Marking'])
      await expect(services.getByRole('link', { name })).toBeVisible();
    await services.getByRole('link', { name: 'CMMC' }).click();
    await expect(page).toHaveURL('/certifications/cmmc');
    await expect(services).toBeHidden();
    await expect(menuButton(page, 'Services')).toHaveAttribute('aria-current', 'true');
  });

  test('it is lifted past 200 px, and lies in its place up to there', async ({ page }) => {
    await visit(page, '/certifications/cmmc');
    const bar = page.locator('header [data-stuck]');
    const { threshold } = constants.stickyHeader;
    await expect(bar).toHaveCount(0);
    await scrollTo(page, threshold + 1);
    await expect(bar).toHaveCSS('position', 'fixed');
    await scrollTo(page, threshold);
    await expect(bar).toHaveCount(0);
  });

  test.describe('on a touch tablet', () => {
    test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true });

    test('one menu is open at a time, and a tap outside closes it', async ({ page }) => {
      await visit(page, '/about');
      // As in Safari, where a tap does not focus a button, so that no focus moves from one panel to the other.
      await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault(), true));
      await menuButton(page, 'ComplyTrain').tap();
      await expect(page.locator('#menu-platform')).toBeVisible();
      await menuButton(page, 'Services').tap();
      await expect(page.locator('#menu-services')).toBeVisible();
      await expect(page.locator('#menu-platform')).toBeHidden();
      await page.touchscreen.tap(700, 900);
      await expect(page.locator('#menu-services')).toBeHidden();
    });
  });
});

test.describe('mobile menu and side panel', () => {
  test('the menu holds all navigation, and five ways close it', async ({ page }) => {
    await page.setViewportSize(phone);
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
    const others = 'Book a consultation|Calculate ROI|Assess Readiness';
    const places =
      'Home|Platform overview|Foundation|Security|Quality|Defense Standards|NATO Ready|About|Contact|Compare Certifications|LinkedIn|X|YouTube|Facebook|Instagram';
    for (const name of `${places}|${others}`.split('|'))
      await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    for (const office of ['Copenhagen, Denmark', 'Lviv, Ukraine'])
      await expect(menu.getByText(office)).toBeVisible();
    await expect(menu.locator('a[href^="mailto:"]')).toBeVisible();
  });

  test('the side panel leads on, gives the focus back, and stays off the paper', async ({ page }) => {
    await visit(page, '/about');
    await sidePanel(page).click();
    const panel = page.getByRole('dialog', { name: 'Consultation and journey' });
    const platform = panel.getByRole('link', { name: 'Calculate ROI' });
    await expect(platform).toHaveAttribute('href', '/services/complytrain');
    await expect(panel.getByRole('link', { name: 'Assess Readiness' })).toHaveAttribute('href', '/contact');
    await expect(panel.getByRole('listitem').filter({ hasText: 'Month' })).toHaveCount(5);
    await expect(panel.getByText('Opening Soon')).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    await expect(sidePanel(page)).toBeFocused();
    await sidePanel(page).click();
    await expect(panel).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(panel).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    await page.emulateMedia({ media: null });
    // What paper does not show is closed.
    await sidePanel(page).click();
    await platform.click();
    await expect(page).toHaveURL('/services/complytrain');
    await expect(panel).toHaveCount(0);
  });

  test('a menu closes with its page, and for good with a window of another width', async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, '/about');
    await leave(page, '/services');
    await toggle(page).click();
    await expect(dialog(page)).toBeVisible();
    await back(page, '/about');
    await expect(dialog(page)).toHaveCount(0);

    const focused = banner(page).locator(':focus');
    await toggle(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.setViewportSize(desktop);
    await expect(dialog(page)).toHaveCount(0);
    await expect(focused).toBeVisible();
    await menuButton(page, 'ComplyTrain').focus();
    for (const key of ['Enter', 'Tab']) await page.keyboard.press(key);
    await page.setViewportSize(phone);
    await expect(focused).toBeVisible();
    await page.setViewportSize(desktop);
    await expect(page.locator('#menu-platform')).toBeHidden();
  });

  test('a dialog that arrives after the visitor has gone on and come back stays away', async ({ page }) => {
    // Both pages are loaded; only the dialog's code is held back.
    await visit(page, '/about');
    await leave(page, '/legal/terms');
    await back(page, '/about');
    const release = await hold(page, /_next\/static\/chunks\/.*\.js$/);
    await sidePanel(page).click();
    const terms = page.locator('footer a[href="/legal/terms"]');
    await terms.evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/legal/terms');
    await arrived(page);
    await back(page, '/about');
    const code = page.waitForResponse((response) => response.url().endsWith('.js'));
    await release();
    await (await code).finished();
    for (let frame = 0; frame < 5; frame += 1) await drawn(page);
    await arrived(page);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('the preloader shows during a slow navigation, not for a fragment', async ({ page }) => {
  const time = await timePreloader(page);
  await visit(page, '/about');
  await expect(preloader(page)).toBeHidden();
  const before = await time();
  // A navigation waits for the data of its target.
  const release = await hold(page, /\.txt/);
  await page.locator('footer a[href="/legal/terms"]').click();
  // Counted in the page: it shows for less than a second, which a check from outside may miss.
  await expect.poll(time).toBeGreaterThan(before);
  await release();
  await expect(page).toHaveURL('/legal/terms');
  await expect(preloader(page)).toBeHidden();

  const shown = await time();
  await goToPart(page, 'main');
  for (let frame = 0; frame < 15; frame += 1) await drawn(page);
  expect(await time()).toBe(shown);
});

for (const [path, width, button, seen] of [
  ['/about', 390, 'header button[aria-label=Menu]', '[role=dialog]'],
  ['/planner', 1440, '[data-answer=deadline]', `button:text("${questionCopy.deadline.set}")`],
] as const)
  test(`a button of ${path} pressed before the scripts answers once they have come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await hold(page, /_next\/static\/chunks\/.*\.js$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.locator(button).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-started');
    await release();
    await expect(page.locator(seen)).toBeVisible();
  });

test.describe('style sheets', () => {
  const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const linking = documents.map(({ path, html }) => ({
    path,
    linked: new Set(all(html, /<link rel="stylesheet" href="([^"]+\.css)/g)),
    used: new Set(all(html, /<[a-z][^>]*? class="([^"]*)"/g).flatMap((list) => list.split(' '))),
  }));
  const classes = [...sheets].map(([file, css]) => {
    const names = all(css, /\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/gi).map((name) => name.replaceAll('\\', ''));
    return { file, names: new Set(names) };
  });

  test('a page links the sheet of every class and of every part that it has', () => {
    const parts = all(readFileSync('components/parts/data.css', 'utf8'), /^ {2}\.(part-[\w-]+)/gm);
    expect(parts.length).toBeGreaterThan(7);
    // The common sheet names some of the parts, too: it sets their type.
    const held = ({ names }: (typeof classes)[number]) => parts.filter((part) => names.has(part)).length;
    const [data] = classes
      .filter(({ file }) => linking.some(({ linked }) => !linked.has(file)))
      .sort((a, b) => held(b) - held(a));
    const bare = linking.flatMap(({ path, linked, used }) =>
      [...used]
        .filter((name) => {
          const homes = classes.filter(({ names }) => names.has(name));
          const wanted = parts.includes(name) && data ? [data] : homes;
          return homes.length > 0 && !wanted.some(({ file }) => linked.has(file));
        })
        .map((name) => `${path}: ${name}`),
    );
    expect(bare).toEqual([]);
  });

  test('those of a page are at most 110 kB, all of them at most 190', () => {
    const size = (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + Buffer.byteLength(sheets.get(file) ?? ''), 0);
    const large = linking.filter(({ linked }) => size(linked) > 110_000);
    expect(large.map(({ path, linked }) => `${path}: ${size(linked)}`)).toEqual([]);
    expect(size(sheets.keys())).toBeLessThanOrEqual(190_000);
  });
});
