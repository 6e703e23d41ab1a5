import { expect, type Page, test } from '@playwright/test';
import { head } from '../content/page-copy/comparison';
import { delayRequests, nextFrame } from './support/layout-shift';
import { followLink, goToPart, scrollTo, started, visit } from './support/visit';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const atTop = (page: Page) => expect.poll(() => scrollY(page)).toBe(0);
const arrived = (page: Page) => expect(page.locator('main')).toBeFocused();

test('a fragment takes the focus to its part, where Tab goes on; a link to the page that is shown goes to its top', async ({
  page,
}) => {
  await visit(page, '/legal/security');
  await page.locator('main a[href="/legal/gdpr#breach"]').first().click();
  await expect(page).toHaveURL('/legal/gdpr#breach');
  const part = page.locator('#breach');
  await expect(part).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(part).not.toHaveAttribute('tabindex');
  const follows = part.evaluate(
    (part) => part.compareDocumentPosition(document.activeElement ?? part) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(await follows).toBeTruthy();
  await followLink(page, '/legal/gdpr');
  await atTop(page);
  await arrived(page);

  await followLink(page, '/services');
  await arrived(page);
  await scrollTo(page, 1500);
  await page.getByRole('banner').getByRole('button', { name: 'Services', exact: true }).click();
  const panel = page.locator('#menu-services');
  await panel.getByRole('link', { name: 'Services overview' }).click();
  await expect(panel).toBeHidden();
  await atTop(page);
});

for (const path of ['/rules', '/certifications/cmmc', '/buyers/germany', '/', '/planner/plans'])
  test(`${path}: back and forward restore the place, a link begins at the top`, async ({ page }) => {
    await visit(page, path);
    await scrollTo(page, 2500);
    // By the address: a click would scroll to its link.
    await page.locator('footer a[href="/legal/terms"]').dispatchEvent('click');
    await expect(page).toHaveURL('/legal/terms');
    await atTop(page);
    await arrived(page);
    await scrollTo(page, 900);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await arrived(page);
    await expect.poll(() => scrollY(page)).toBe(2500);
    await page.goForward();
    await expect(page).toHaveURL('/legal/terms');
    await arrived(page);
    await expect.poll(() => scrollY(page)).toBe(900);
    // From a page that is too short to hold the place.
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(2500);
    await page.locator('footer a[href="/contact"]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/contact');
    await atTop(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrollY(page)).toBe(2500);
    for (let frame = 0; frame < 10; frame += 1) await nextFrame(page);
    expect(await scrollY(page)).toBe(2500);
  });

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link leads to the top smoothly', async ({ page }) => {
    await visit(page, '/rules');
    await scrollTo(page, 2500);
    await page.evaluate(() =>
      addEventListener('scroll', () => {
        const moving = location.pathname === '/legal/terms' && window.scrollY > 20 && window.scrollY < 2400;
        if (moving) document.documentElement.dataset.moved = '';
      }),
    );
    await page.locator('footer a[href="/legal/terms"]').dispatchEvent('click');
    await expect(page).toHaveURL('/legal/terms');
    await atTop(page);
    await arrived(page);
    await expect(page.locator('html[data-moved]')).toHaveCount(1);
  });
});

test('back restores the place between two parts of pages, and a link to a part leads to it', async ({
  page,
}) => {
  await visit(page, '/legal/gdpr');
  await page.locator('footer a[href="/legal/terms"]').dispatchEvent('click');
  await arrived(page);
  await page.goBack();
  await goToPart(page, 'breach');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
  await scrollTo(page, 1400);
  await followLink(page, '/legal/security');
  await arrived(page);
  await page.locator('main a[href="/legal/gdpr#breach"]').first().click();
  await expect(page.locator('#breach')).toBeFocused();
  await expect(page.locator('#breach')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/legal/security');
  await page.goBack();
  await expect(page).toHaveURL('/legal/gdpr#breach');
});

test('back within a page, reload, and back from a document are the browser’s', async ({ page }) => {
  await visit(page, '/legal/gdpr');
  await scrollTo(page, 300);
  await page.locator('main a[href="#breach"]').first().click();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
  await page.goBack();
  await expect(page).toHaveURL('/legal/gdpr');
  await expect.poll(() => scrollY(page)).toBe(300);

  await scrollTo(page, 2000);
  await page.reload();
  await started(page);
  expect(await scrollY(page)).toBe(2000);
  await goToPart(page, 'breach');
  await expect.poll(() => scrollY(page)).not.toBe(2000);
  const place = await scrollY(page);
  await page.reload();
  await started(page);
  expect(await scrollY(page)).toBe(place);

  await scrollTo(page, 1500);
  await page.evaluate(() => location.assign('/llms.txt'));
  await expect(page).toHaveURL('/llms.txt');
  await page.goBack();
  await started(page);
  expect(await scrollY(page)).toBe(1500);
});

test('links fetch nothing until pointed at; then they lead on offline', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url());
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  // Its script comes after its data.
  const script = page.waitForResponse(/\.js$/);
  await page.locator('footer a[href="/legal/terms"]').hover();
  await (await script).finished();
  await context.setOffline(true);
  await followLink(page, '/legal/terms');
  await arrived(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
});

test('a page with a sheet of its own is shown when the sheet is there, and not before', async ({ page }) => {
  await visit(page, '/about');
  const release = await delayRequests(page, /\.css$/);
  const asked = page.waitForRequest(/\.css$/);
  await page.locator('footer a[href="/certifications/comparison"]').first().click();
  await asked;
  await nextFrame(page);
  await expect(page.locator('h1')).not.toHaveText(head.title);
  await release();
  await expect(page.locator('h1')).toHaveText(head.title);
});
