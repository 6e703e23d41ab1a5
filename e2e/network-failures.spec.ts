import { expect, type Page, test } from '@playwright/test';
import { preloaderMaxWait } from '../content/constants';
import { aboutPage } from '../content/page-copy/about';
import { contactEmail } from '../content/site';
import { watchConsole } from './support/console';
import { failRequests, filesOf, timePreloader } from './support/network-failures';
import { followLink, nextFrame, visit, waitForHydration } from './support/visit';

/** Console messages that section 8 of the specification allows, and one of the browser about an unused font. */
const diagnostics = [
  /^Start-up failed: /,
  /: carousel plugin, element or items missing/,
  /was preloaded using link preload but not used/,
];

const unexpectedMessages = (lines: string[]) =>
  lines.filter((line) => !diagnostics.some((known) => known.test(line)));

/** Expects the whole page to be readable: no content is hidden that only a script could show. */
async function expectReadable(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html:is([data-started], [data-scripts=failed])')).toBeAttached({
    timeout: 30_000,
  });
  if (await page.locator('html[data-scripts=failed]').count())
    await expect(
      page.locator('[role=tabpanel], [data-slide]:not([aria-hidden=true]) a').filter({ visible: false }),
    ).toHaveCount(0);
  // biome-ignore lint/performance/useDomNodeTextContent: the rendered text counts, not that of the DOM
  expect(await page.evaluate(() => document.querySelector('main')?.innerText.length)).toBeGreaterThan(500);
}

/** Expects a link in the footer to work, with the failure still present on the next page. */
async function expectLinksWork(page: Page) {
  await followLink(page, '/about');
  await expect(page.locator('h1')).toHaveText(aboutPage.title);
}

/** Each kind of file once: blocked, answered with an error, or answered late. */
const cases = [
  ['/', 'scripts of every page', 'blocked'],
  ['/certifications/cmmc', 'scripts of every page', 'late'],
  ['/planner', 'scripts of the page', 'failing'],
  ['/certifications/comparison', 'lazy scripts', 'blocked'],
] as const;

for (const [path, kind, mode] of cases)
  test(`${path}: is readable and links work with ${kind} ${mode}`, async ({ page }) => {
    const lines = watchConsole(page);
    const preloaderTime = await timePreloader(page);
    const release = await failRequests(page, filesOf(path)[kind], mode);
    await page.goto(path, { waitUntil: 'commit' });
    // The page must be readable before the late file is released.
    await expect(page.locator('h1')).toBeVisible();
    release();
    await expectReadable(page);
    expect(await preloaderTime()).toBeLessThan(preloaderMaxWait + 500);
    // A page whose scripts fail to load logs exactly one line.
    if (path === '/') expect(lines).toEqual(['Start-up failed: a script did not load']);
    await expectLinksWork(page);
    expect(unexpectedMessages(lines)).toEqual([]);
  });

/** Simulates a deployment: files of the old build return 404; a full page load gets the new page, whose files exist. */
async function deploy(page: Page) {
  let old = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) old = false;
  });
  await page.route('**/_next/static/**', (route) =>
    old ? route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' }) : route.continue(),
  );
}

const loadedAs = (page: Page) =>
  page.evaluate(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname);

test('after a deployment during the visit the next link is a full load of the new page', async ({ page }) => {
  const lines = watchConsole(page);
  await visit(page, '/legal/privacy');
  await deploy(page);
  const target = '/certifications/comparison';
  await page.locator(`footer a[href="${target}"]`).first().click();
  await expect.poll(() => loadedAs(page).catch(() => '')).toBe(target);
  await waitForHydration(page);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  // Next.js logs a chunk that fails to load; the site logs nothing.
  const messages = unexpectedMessages(lines);
  expect(messages.filter((line) => !line.includes('Failed to load chunk'))).toEqual([]);
});

test('after a deployment during the visit a menu whose chunk is missing jumps to the site map', async ({
  page,
}) => {
  const lines = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/legal/privacy');
  await deploy(page);
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page).toHaveURL('/legal/privacy#site-map');
  await expect(page.locator('#site-map')).toBeInViewport();
  expect(lines).toEqual([]);
});

test('hydration keeps the page when the host has obfuscated a mail address', async ({ page }) => {
  const lines = watchConsole(page);
  const obfuscated = '<span class="__cf_email__" data-cfemail="7a19">[email&#160;protected]</span>';
  const [name, host] = contactEmail.split('@');
  for (const path of ['/contact', '/legal/privacy']) {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const printed = new RegExp(`>(?:${contactEmail}|${name}@|${host})<`, 'g');
      const body = (await response.text()).replaceAll(printed, `>${obfuscated}<`);
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await page.evaluate(() => Object.assign(document.querySelector('h1') ?? {}, { sent: true }));
    await waitForHydration(page);
    for (let frame = 0; frame < 5; frame += 1) await nextFrame(page);
    expect(await page.locator('h1').evaluate((one) => 'sent' in one), path).toBe(true);
    expect(await page.getByText(/email.protected/).count(), path).toBeGreaterThan(0);
    expect(lines, path).toEqual([]);
  }
});

test('the preloader hides by its style sheet, and never shows when inline scripts are blocked', async ({
  page,
}) => {
  await visit(page, '/contact');
  const preloader = page.locator('#preloader');
  await page.evaluate(() => {
    document.documentElement.dataset.preloader = 'shown';
  });
  await expect(preloader).toBeVisible();
  await expect(preloader).toBeHidden();

  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  const time = await timePreloader(page);
  await page.goto('/contact');
  await expect(page.locator('h1')).toBeVisible();
  for (let frame = 0; frame < 10; frame += 1) await nextFrame(page);
  expect(await time()).toBe(0);
});
