import { expect, type Page, test } from '@playwright/test';
import { aboutPage } from '../content/page-copy/about';
import { head } from '../content/page-copy/comparison';
import { drawn, hold } from './support/shifts';
import { goToPart, leave, scrollTo, started, visit } from './support/visit';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const atTop = (page: Page) => expect.poll(() => scrollY(page)).toBe(0);
const arrived = (page: Page) => expect(page.locator('main')).toBeFocused();
/** The lowest scroll position since the last call, in px; the page notes them in `seen`. */
const furthest = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen.splice(0)));
/** Distance from the window's upper edge to the element, in px. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('a fragment takes the focus to its part, and the next Tab goes on from there', async ({ page }) => {
  await visit(page, '/legal/security');
  await page.locator('main a[href="/legal/gdpr#breach"]').first().click();
  await expect(page).toHaveURL('/legal/gdpr#breach');
  const part = page.locator('#breach');
  await expect(part).toBeFocused();
  await expect(part).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(part).not.toHaveAttribute('tabindex');
  const follows = part.evaluate(
    (element) =>
      element.compareDocumentPosition(document.activeElement as Element) &
      (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
  );
  expect(await follows).toBeGreaterThan(0);
});

test('back and forward begin at the top at once, with a malformed fragment too', async ({ page }) => {
  await visit(page, '/about#50%');
  await scrollTo(page, 1500);
  await leave(page, '/legal/terms');
  await atTop(page);
  await arrived(page);
  await scrollTo(page, 900);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener('scroll', () => seen.push(window.scrollY));
  });
  await page.goBack();
  await expect(page).toHaveURL('/about#50%');
  await expect(page.locator('h1')).toBeVisible();
  await arrived(page);
  await atTop(page);
  // The view starts at 900 px, so only the position that was left is further down.
  expect(await furthest(page)).toBeLessThanOrEqual(900);
  await page.goForward();
  await expect(page).toHaveURL('/legal/terms');
  await atTop(page);
  expect(await furthest(page)).toBeLessThan(900);
});

test('back within a page, reload, and back from a document are the browser’s', async ({ page }) => {
  await visit(page, '/legal/gdpr');
  await test.step('back after a link of the contents returns to where it was followed', async () => {
    await scrollTo(page, 300);
    await page.locator('main a[href="#breach"]').first().click();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
    await page.goBack();
    await expect(page).toHaveURL('/legal/gdpr');
    await expect.poll(() => scrollY(page)).toBe(300);
  });
  await test.step('a reload keeps the place, and at a fragment its part', async () => {
    await scrollTo(page, 2000);
    await page.reload();
    await started(page);
    expect(await scrollY(page)).toBe(2000);
    await goToPart(page, 'breach');
    await expect.poll(() => topOf(page, '#breach')).toBeLessThan(200);
    const top = await topOf(page, '#breach');
    await page.reload();
    await started(page);
    expect(await topOf(page, '#breach')).toBe(top);
  });
  await test.step('back from another document returns to the place that was left', async () => {
    await scrollTo(page, 1500);
    await page.evaluate(() => location.assign('/llms.txt'));
    await expect(page).toHaveURL('/llms.txt');
    await page.goBack();
    await started(page);
    expect(await scrollY(page)).toBe(1500);
  });
});

test('a link to the page that is shown goes to its top and closes its menu', async ({ page }) => {
  await visit(page, '/contact');
  await page.locator('main a[href="/legal/privacy#purposes"]').click();
  await expect(page.locator('#purposes')).toBeFocused();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
  await leave(page, '/legal/privacy');
  await atTop(page);
  await arrived(page);

  await leave(page, '/services');
  await arrived(page);
  await scrollTo(page, 1500);
  await page.getByRole('banner').getByRole('button', { name: 'Services', exact: true }).click();
  const panel = page.locator('#menu-services');
  await panel.getByRole('link', { name: 'Services overview' }).click();
  await expect(panel).toBeHidden();
  await atTop(page);
});

test('links fetch nothing until pointed at, then no picture, and work offline', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const pointed = ['/legal/terms', '/services', '/certifications/comparison', '/stations/foundation'];
  for (const path of pointed) {
    const data = page.waitForResponse((response) => response.url().includes('.txt'));
    await page.locator(`footer a[href="${path}"]`).first().hover();
    await (await data).finished();
  }
  await drawn(page);
  expect(asked.filter((path) => !pointed.some((target) => path.startsWith(target)))).toEqual([]);
  await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(0);

  await context.setOffline(true);
  await leave(page, '/legal/terms');
  await arrived(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
});

test('a page with a sheet of its own is shown when the sheet is there, and not before', async ({ page }) => {
  await visit(page, '/about');
  const release = await hold(page, /\.css$/);
  const asked = page.waitForRequest(/\.css$/);
  await page.locator('footer a[href="/certifications/comparison"]').first().click();
  await asked;
  await drawn(page);
  await expect(page.locator('h1')).toHaveText(aboutPage.title);
  await release();
  await expect(page.locator('h1')).toHaveText(head.title);
  await expect(page.locator('.axis-bar').first()).toHaveCSS('height', '9px');
});
