import { expect, type Page, test } from '@playwright/test';
import { preloaderMaxWait } from '../content/constants';
import { aboutPage } from '../content/page-copy/about';
import { pages } from '../content/pages';
import { contactEmail } from '../content/site';
import { watchConsole } from './support/console';
import { isFullRun } from './support/matrix';
import { failRequests, kinds, modes, resourcesOf, timePreloader } from './support/network-failures';
import { followLink, nextFrame, visit, waitForHydration } from './support/visit';

/** Pages of the sample, which tests every kind of file in every mode once; E2E_FULL=1 tests them on every page. */
const templates = [
  '/certifications/cmmc',
  '/certifications/comparison',
  '/',
  '/stations/quality',
  '/planner',
];
const all = pages.map(({ path }) => path);

/** Console messages that section 8 of the specification allows, and one of the browser about a font without style sheet. */
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

/** Page, files and mode of each test; the sample rotates through the templates that have files of the kind. */
const cases = kinds.flatMap((kind, row) =>
  modes.flatMap((mode, column) => {
    const offset = (row * modes.length + column) % templates.length;
    const paths = isFullRun ? all : [...templates.slice(offset), ...templates];
    const candidates = paths.map((path) => ({ path, kind, mode, files: resourcesOf(path, all)[kind] }));
    return candidates.filter(({ files }) => files.length > 0).slice(0, isFullRun ? undefined : 1);
  }),
);

for (const { path, kind, mode, files } of cases)
  test(`${path}: is readable and links work with ${kind} ${mode}`, async ({ page }) => {
    const lines = watchConsole(page);
    const preloaderTime = await timePreloader(page);
    const release = await failRequests(page, files, mode);
    await page.goto(path, { waitUntil: 'commit' });
    // The page must be readable before the late file is released.
    await expect(page.locator('h1')).toBeVisible();
    release();
    await expectReadable(page);
    expect(await preloaderTime()).toBeLessThan(preloaderMaxWait + 500);
    // A page whose scripts fail to load logs exactly one line.
    if (kind === 'frame chunk' && mode === 'blocked')
      expect(lines).toEqual(['Start-up failed: a script did not load']);
    await expectLinksWork(page);
    expect(unexpectedMessages(lines)).toEqual([]);
  });

/** Responses of a new deployment to a request for navigation data by a page of the old build. */
const answers = {
  'the old data, its chunks gone': undefined,
  'data of another build': (body: string) => body.replace(/"b":"[^"]+"|"buildId":"[^"]+"/g, '"b":"newbuild"'),
  'no data at all': null,
};
type Answer = (typeof answers)[keyof typeof answers];

/** Simulates a deployment: files of the old build return 404; a full page load gets the new page, whose files exist. */
async function deploy(page: Page, change: Answer) {
  let old = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) old = false;
  });
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const gone = old && (path.startsWith('/_next/static/') || (change === null && path.endsWith('.txt')));
    if (gone) return route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' });
    if (!old || !change || !path.endsWith('.txt')) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

const loadedAs = (page: Page) =>
  page.evaluate(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname);

for (const [name, change] of Object.entries(answers))
  test(`after a deployment during the visit (${name}) the next link is a full load of the new page`, async ({
    page,
  }) => {
    const lines = watchConsole(page);
    await visit(page, '/legal/privacy');
    await deploy(page, change);
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
  await deploy(page, undefined);
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page).toHaveURL('/legal/privacy#site-map');
  await expect(page.locator('#site-map')).toBeInViewport();
  expect(lines).toEqual([]);
});

test('a link shows the browser’s error page when offline', async ({ page, context }) => {
  await visit(page, '/legal/privacy');
  await context.setOffline(true);
  await page.locator('footer a[href="/about"]').first().click();
  await expect.poll(() => page.evaluate(() => location.protocol).catch(() => '')).toBe('chrome-error:');
});

/** Changes that a proxy, a CDN or a device makes to the HTML, after which React may rerender the page on the client. */
const rewrites: Record<string, (html: string) => string> = {
  'an element inserted first in the body': (html) => html.replace(/<body[^>]*>/, '$&<div>Inserted</div>'),
  'comments and white space stripped': (html) =>
    html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/>\s+</g, '><'),
  'a removed link': (html) => html.replace(/<a [^>]*href="#main"[^>]*>[^<]*<\/a>/, ''),
};

test('the preloader hides and controls work after a proxy has changed the HTML', async ({ page }) => {
  for (const [name, rewrite] of Object.entries(rewrites))
    await test.step(name, async () => {
      await page.route('/planner', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        expect(rewrite(html)).not.toBe(html);
        await route.fulfill({ response, body: rewrite(html) });
      });
      await visit(page, '/planner');
      await expect(page.locator('#preloader')).toBeHidden();
      const menu = page.locator('header button[aria-expanded]').first();
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await page.unroute('/planner');
    });
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
