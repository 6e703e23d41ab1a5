import { expect, type Page, test } from '@playwright/test';
import { aboutPage } from '../content/page-copy/about';
import { head } from '../content/page-copy/comparison';
import { drawn, hold } from './support/shifts';
import { open } from './support/states';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** The lowest scroll position since the last call, in px; the page notes them in `seen`. */
const furthest = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen.splice(0)));
/** Distance from the window's upper edge to the element, in px. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Resolves once the page has asked for nothing and waited for nothing during half a second. */
function quiet(page: Page) {
  let open = 0;
  let last = Date.now();
  const count = (step: number) => () => {
    open += step;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () => expect.poll(() => open <= 0 && Date.now() - last > 500).toBe(true);
}

test.describe('a fragment', () => {
  test('of another page takes the focus to its part, and the next Tab goes on from there', async ({
    page,
  }) => {
    await open(page, '/legal/security');
    await page.locator('main a[href="/legal/gdpr#breach"]').first().click();
    await expect(page).toHaveURL('/legal/gdpr#breach');
    const part = page.locator('#breach');
    await expect(part).toBeFocused();
    await expect(part).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await expect(part).not.toHaveAttribute('tabindex');
    expect(
      await part.evaluate(
        (element) =>
          element.compareDocumentPosition(document.activeElement as Element) &
          (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
      ),
    ).toBeGreaterThan(0);
  });

  test('that is malformed leaves the page in place, on back too', async ({ page }) => {
    await open(page, '/about#50%');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/legal/terms');
    await page.goBack();
    await expect(page).toHaveURL('/about#50%');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('what is no change of path is the browser’s', () => {
  test('back after a link of the contents returns to where it was followed', async ({ page }) => {
    await open(page, '/legal/gdpr');
    await scrollTo(page, 300);
    await page.locator('main a[href="#breach"]').first().click();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);
    await page.goBack();
    await expect(page).toHaveURL('/legal/gdpr');
    await expect.poll(() => scrollY(page)).toBe(300);
  });

  test('a reload keeps the place, and at a fragment its part', async ({ page }) => {
    await open(page, '/legal/gdpr');
    await scrollTo(page, 2000);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-started');
    expect(await scrollY(page)).toBe(2000);
    await page.evaluate(() => location.assign('#breach'));
    await expect.poll(() => topOf(page, '#breach')).toBeLessThan(200);
    const top = await topOf(page, '#breach');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-started');
    expect(await topOf(page, '#breach')).toBe(top);
  });

  test('back from another document returns to the place that was left', async ({ page }) => {
    await open(page, '/about');
    await scrollTo(page, 1500);
    await page.evaluate(() => location.assign('/llms.txt'));
    await expect(page).toHaveURL('/llms.txt');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-started');
    expect(await scrollY(page)).toBe(1500);
  });

  test('back and forward between pages begin at the top without showing the old place first', async ({
    page,
  }) => {
    await open(page, '/about');
    await scrollTo(page, 1500);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/legal/terms');
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.locator('main')).toBeFocused();
    await scrollTo(page, 900);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      addEventListener('scroll', () => seen.push(window.scrollY));
    });
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(0);
    // The view starts at 900 px, so only the position that was left is further down.
    expect(await furthest(page)).toBeLessThanOrEqual(900);
    await page.goForward();
    await expect(page).toHaveURL('/legal/terms');
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await furthest(page)).toBeLessThan(900);
  });
});

test('a link to the page that is shown goes to its top, takes the focus there, leaves a fragment, closes its menu', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.locator('main a[href="/legal/privacy#purposes"]').click();
  await expect(page.locator('#purposes')).toBeFocused();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/legal/privacy');
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.locator('main')).toBeFocused();

  await open(page, '/services');
  await scrollTo(page, 1500);
  await page.getByRole('banner').getByRole('button', { name: 'Services', exact: true }).click();
  const panel = page.locator('#menu-services');
  await panel.getByRole('link', { name: 'Services overview' }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => scrollY(page)).toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await scrollTo(page, 1500);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog');
  await menu.locator('summary', { hasText: 'Services' }).click();
  await menu.getByRole('link', { name: 'Services overview' }).click();
  await expect(menu).toHaveCount(0);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('links in view fetch nothing; the one pointed at is fetched, and its click needs no line any more', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const fetched = quiet(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await link.hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await fetched();
  expect(asked.filter((path) => !path.startsWith('/legal/terms'))).toEqual([]);
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL('/legal/terms');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
});

test('pointing at links without following them leaves no warning of an unused preload', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('link preload')) lines.push(message.text());
  });
  await open(page, '/about');
  for (const name of ['Terms', 'View All Services', 'Compare Certifications', 'Foundation']) {
    const data = page.waitForResponse((response) => response.url().includes('.txt'));
    await page.getByRole('contentinfo').getByRole('link', { name }).first().hover();
    await (await data).finished();
  }
  // Chromium checks for unused preloads once, a few seconds after the load; its own clock keeps running.
  const loaded = await page.evaluate(() => performance.timing.loadEventEnd);
  await expect.poll(() => Date.now() - loaded, { timeout: 10_000 }).toBeGreaterThan(7000);
  expect(lines).toEqual([]);
});

test('a page with a sheet of its own is shown when the sheet is there, and not before', async ({ page }) => {
  await open(page, '/about');
  const release = await hold(page, /\.css$/);
  const asked = page.waitForRequest(/\.css$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Compare Certifications' }).click();
  await asked;
  await drawn(page);
  await expect(page.locator('h1')).toHaveText(aboutPage.title);
  await release();
  await expect(page.locator('h1')).toHaveText(head.title);
  expect(
    await page
      .locator('.axis-bar')
      .first()
      .evaluate((bar) => getComputedStyle(bar).height),
  ).toBe('9px');
});

test('pointing at a link fetches no picture of its page', async ({ page }) => {
  await page.goto('/certifications/comparison');
  const link = page.getByRole('table').first().getByRole('link', { name: /CMMC/ });
  const fetched = page.waitForResponse(/certifications\/cmmc.*\.txt/);
  await link.hover();
  expect(await (await fetched).text()).not.toContain('","image"');
  await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(0);
});
