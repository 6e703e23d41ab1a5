import { expect, type Page, test } from '@playwright/test';
import { head } from '../content/page-copy/comparison';
import { delayRequests, nextFrame } from './support/layout-shift';
import { followLink, goToFragment, scrollTo, visit, waitForHydration } from './support/visit';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const expectAtTop = (page: Page) => expect.poll(() => scrollY(page)).toBe(0);
const expectMainFocused = (page: Page) => expect(page.locator('main')).toBeFocused();

test('a fragment focuses its target, where Tab continues; a link to the current page scrolls to the top', {
  tag: '@engines',
}, async ({ page }) => {
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
  await expectAtTop(page);
  await expectMainFocused(page);

  await followLink(page, '/services');
  await expectMainFocused(page);
  await scrollTo(page, 1500);
  await page.getByRole('banner').getByRole('button', { name: 'Services', exact: true }).click();
  const panel = page.locator('#menu-services');
  await panel.getByRole('link', { name: 'Services overview' }).click();
  await expect(panel).toBeHidden();
  await expectAtTop(page);
});

for (const path of ['/rules', '/certifications/cmmc', '/buyers/germany', '/', '/planner/plans'])
  test(`${path}: Back and Forward restore the scroll position, a link starts at the top`, {
    tag: '@engines',
  }, async ({ page }) => {
    await visit(page, path);
    await scrollTo(page, 2500);
    // A dispatched event, because a real click would scroll to the link first.
    await page.locator('footer a[href="/legal/terms"]').dispatchEvent('click');
    await expect(page).toHaveURL('/legal/terms');
    await expectAtTop(page);
    await expectMainFocused(page);
    await scrollTo(page, 900);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectMainFocused(page);
    await expect.poll(() => scrollY(page)).toBe(2500);
    await page.goForward();
    await expect(page).toHaveURL('/legal/terms');
    await expectMainFocused(page);
    await expect.poll(() => scrollY(page)).toBe(900);
    // From a page that is too short for this scroll position.
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(2500);
    await page.locator('footer a[href="/contact"]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/contact');
    await expectAtTop(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrollY(page)).toBe(2500);
    for (let frame = 0; frame < 10; frame += 1) await nextFrame(page);
    expect(await scrollY(page)).toBe(2500);
  });

test.describe('without a preference for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link scrolls smoothly to the top', { tag: '@engines' }, async ({ page }) => {
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
    await expectAtTop(page);
    await expectMainFocused(page);
    await expect(page.locator('html[data-moved]')).toHaveCount(1);
  });
});

test('Back restores the position between fragments of pages, and a link to a fragment scrolls to its target', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/legal/gdpr');
  await page.locator('footer a[href="/legal/terms"]').dispatchEvent('click');
  await expectMainFocused(page);
  await page.goBack();
  await goToFragment(page, 'breach');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
  await scrollTo(page, 1400);
  await followLink(page, '/legal/security');
  await expectMainFocused(page);
  await page.locator('main a[href="/legal/gdpr#breach"]').first().click();
  await expect(page.locator('#breach')).toBeFocused();
  await expect(page.locator('#breach')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/legal/security');
  await page.goBack();
  await expect(page).toHaveURL('/legal/gdpr#breach');
});

test('the browser restores the position on Back within a page, on reload and on Back from a text file', async ({
  page,
}) => {
  await visit(page, '/legal/gdpr');
  await scrollTo(page, 300);
  await page.locator('main a[href="#breach"]').first().click();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
  await page.goBack();
  await expect(page).toHaveURL('/legal/gdpr');
  await expect.poll(() => scrollY(page)).toBe(300);

  await scrollTo(page, 2000);
  await page.reload();
  await waitForHydration(page);
  expect(await scrollY(page)).toBe(2000);
  await goToFragment(page, 'breach');
  await expect.poll(() => scrollY(page)).not.toBe(2000);
  const position = await scrollY(page);
  await page.reload();
  await waitForHydration(page);
  expect(await scrollY(page)).toBe(position);

  await scrollTo(page, 1500);
  await page.evaluate(() => location.assign('/llms.txt'));
  await expect(page).toHaveURL('/llms.txt');
  await page.goBack();
  await waitForHydration(page);
  expect(await scrollY(page)).toBe(1500);
});

test('links prefetch nothing until they are hovered; then they work offline', async ({ page, context }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requested.push(request.url());
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);
  // The page's script is requested after its data.
  const script = page.waitForResponse(/\.js$/);
  await page.locator('footer a[href="/legal/terms"]').hover();
  await (await script).finished();
  await context.setOffline(true);
  await followLink(page, '/legal/terms');
  await expectMainFocused(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
});

test('a page with an additional style sheet is shown only when the style sheet has loaded', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/about');
  const release = await delayRequests(page, /\.css$/);
  const request = page.waitForRequest(/\.css$/);
  await page.locator('footer a[href="/certifications/comparison"]').first().click();
  await request;
  await nextFrame(page);
  await expect(page.locator('h1')).not.toHaveText(head.title);
  await release();
  await expect(page.locator('h1')).toHaveText(head.title);
});
