import { expect, type Page, test } from '@playwright/test';
import { preloaderMaxWait } from '../content/constants';
import { aboutPage } from '../content/page-copy/about';
import { pages } from '../content/pages';
import { readExport } from './support/built';
import { nextFrame } from './support/layout-shift';
import { isFullRun } from './support/matrix';
import {
  failRequests,
  kinds,
  modes,
  resourcesOf,
  timePreloader,
  watchConsole,
} from './support/network-failures';
import { followLink } from './support/visit';

/** Pages of the sample, which tests every kind of file in every mode once; E2E_FULL=1 tests them on every page. */
const templates = [
  '/certifications/cmmc',
  '/certifications/comparison',
  '/',
  '/stations/quality',
  '/planner',
];
const all = pages.map(({ path }) => path);

/** Console messages that section 8 of the specification allows. */
const diagnostics = [/^Start-up failed: /, /: carousel plugin, element or items missing/];

const unexpectedMessages = (lines: string[]) =>
  lines.filter((line) => !diagnostics.some((known) => known.test(line)));

/** Expects the whole page to be readable: no content is hidden that only a script could show. */
async function expectReadable(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html:is([data-started], [data-scripts=failed])')).toBeAttached({
    timeout: 30_000,
  });
  if (await page.locator('html[data-scripts=failed]').count()) {
    for (const panel of await page.locator('[role=tabpanel]').all()) await expect(panel).toBeVisible();
    for (const slide of await page.locator('[data-slide]:not([aria-hidden=true]) a').all())
      await expect(slide).toBeVisible();
  }
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

test('keeps the prebuilt page when a chunk fails twice while other scripts depend on it', async ({
  page,
}) => {
  // The chunk of the error page: without it React could only remove the page.
  const chunk = resourcesOf('/contact', all)['frame chunk'].find((address) =>
    readExport(address).includes('This page did not load'),
  ) as string;
  const lines = watchConsole(page);
  let answers = 0;
  page.on('response', (response) => {
    if (response.url().endsWith(chunk)) answers += 1;
  });
  await failRequests(page, [chunk], 'failing');
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect.poll(() => answers).toBe(2);
  for (let frame = 0; frame < 15; frame += 1) await nextFrame(page);
  await expectReadable(page);
  await expectLinksWork(page);
  expect(unexpectedMessages(lines)).toEqual([]);
});

/** Changes that a proxy, a CDN or a device makes to the HTML, after which React rerenders the page on the client. */
const rewrites: Record<string, (html: string) => string> = {
  'an obfuscated mail address': (html) => html.replaceAll(/>[^<>@\s]+@[^<>@\s]+</g, '>[email protected]<'),
  'an element inserted first in the body': (html) => html.replace(/<body[^>]*>/, '$&<div>Inserted</div>'),
  'comments and white space stripped': (html) =>
    html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/>\s+</g, '><'),
  'a removed link': (html) => html.replace(/<a [^>]*href="#main"[^>]*>[^<]*<\/a>/, ''),
};

for (const [name, rewrite] of Object.entries(rewrites))
  for (const path of ['/', '/certifications/cmmc', '/planner'])
    test(`${path}: the preloader hides and controls work with ${name}`, async ({ page, baseURL }) => {
      await page.route(
        (url) => url.pathname === path,
        async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          expect(rewrite(html)).not.toBe(html);
          await route.fulfill({ response, body: rewrite(html) });
        },
      );
      await page.goto(baseURL + path);
      await expect(page.locator('html')).toHaveAttribute('data-started');
      await expect(page.locator('#preloader')).toBeHidden();
      const covering = await page.evaluate(() =>
        document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('#preloader'),
      );
      expect(covering ?? null).toBeNull();
      const menu = page.locator('header button[aria-expanded]').first();
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
    });

test('the preloader never shows when inline scripts are blocked', async ({ page }) => {
  await page.route(
    (url) => url.pathname === '/contact',
    async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
      await route.fulfill({ response, headers });
    },
  );
  const preloaderTime = await timePreloader(page);
  await page.goto('/contact');
  await expect(page.locator('h1')).toBeVisible();
  for (let frame = 0; frame < 10; frame += 1) await nextFrame(page);
  expect(await preloaderTime()).toBe(0);
});

test('the style sheet hides a preloader that no script hides', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('#preloader')).toBeHidden();
  await page.evaluate(() => {
    document.documentElement.dataset.preloader = 'shown';
  });
  await expect(page.locator('#preloader')).toBeVisible();
  await expect(page.locator('#preloader')).toBeHidden();
});
