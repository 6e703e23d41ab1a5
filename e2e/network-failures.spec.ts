import { expect, type Page, test } from '@playwright/test';
import { preloaderMaxWait } from '../content/constants';
import { aboutPage } from '../content/page-copy/about';
import { contactEmail } from '../content/site';
import { readExport } from './support/built';
import { watchConsole } from './support/console';
import { delayRequests } from './support/layout-shift';
import { timePreloader } from './support/preloader';
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
  const length = await page.evaluate(() => document.querySelector('main')?.innerText.length);
  expect(length, 'visible characters of the page').toBeGreaterThan(500);
}

/** Expects a link in the footer to work, with the failure still present on the next page. */
async function expectLinksWork(page: Page) {
  await followLink(page, '/about');
  await expect(page.locator('h1')).toHaveText(aboutPage.title);
}

/** Scripts that do not load: all, those of one page, and those that a page loads later. */
const cases: { path: string; name: string; fails: (file: string) => boolean; logs: RegExp[] }[] = [
  { path: '/', name: 'all scripts', fails: () => true, logs: [/^Start-up failed: a script did not load$/] },
  {
    path: '/planner',
    name: 'the scripts of the page',
    fails: (file) => readExport('/planner').includes(file) && !readExport('/about').includes(file),
    logs: [/^Start-up failed: a script did not load$/],
  },
  {
    path: '/',
    name: 'the scripts that load later',
    fails: (file) => !readExport('/').includes(file),
    logs: [/^Banner carousel: .* missing/, /^Services carousel: .* missing/],
  },
];

for (const { path, name, fails, logs } of cases)
  test(`${path} is readable, says once what failed, and its links work when ${name} do not load`, async ({
    page,
  }) => {
    const lines = watchConsole(page);
    const preloaderTime = await timePreloader(page);
    await page.route(
      ({ pathname }) => pathname.endsWith('.js') && fails(pathname),
      (route) => route.abort(),
    );
    await page.goto(path);
    await expectReadable(page);
    for (const slide of await page.locator('[data-slide]:not([aria-hidden=true])').all())
      await expect(slide).not.toHaveAttribute('inert');
    const logged = () => lines.filter((line) => !line.includes('was preloaded')).toSorted();
    await expect.poll(logged).toEqual(logs.map((log) => expect.stringMatching(log)));
    expect(await preloaderTime(), 'ms under the preloader').toBeLessThan(preloaderMaxWait + 500);
    await expectLinksWork(page);
    expect(unexpectedMessages(lines)).toEqual([]);
  });

test('/certifications/cmmc is readable before its scripts load, and its links work after', async ({
  page,
}) => {
  const lines = watchConsole(page);
  const release = await delayRequests(page, /\.js$/);
  await page.goto('/certifications/cmmc', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#preloader')).toBeHidden();
  await release();
  await expectReadable(page);
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
    const isKept = await page.locator('h1').evaluate((one) => 'sent' in one);
    expect(isKept, `${path}: the heading sent by the host is still in the page`).toBe(true);
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
  expect(await time(), 'ms under the preloader with inline scripts blocked').toBe(0);
});
