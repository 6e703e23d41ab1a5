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

/** E2E_FULL: every route with every kind of file in every mode; otherwise every kind in every mode once. */
const templates = [
  '/certifications/cmmc',
  '/certifications/comparison',
  '/',
  '/stations/quality',
  '/planner',
];
const all = pages.map(({ path }) => path);

/** What section 8 of the specification allows the site to log. */
const diagnostics = [/^Start-up failed: /, /: carousel plugin, element or items missing/];

const said = (lines: string[]) => lines.filter((line) => !diagnostics.some((known) => known.test(line)));

/** The whole page can be read: nothing stays folded that only a script could open. */
async function isReadable(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html:is([data-started], [data-scripts=failed])')).toBeAttached({
    timeout: 30_000,
  });
  if (await page.locator('html[data-scripts=failed]').count()) {
    for (const panel of await page.locator('[role=tabpanel]').all()) await expect(panel).toBeVisible();
    for (const slide of await page.locator('[data-slide]:not([aria-hidden=true]) a').all())
      await expect(slide).toBeVisible();
  }
  // biome-ignore lint/performance/useDomNodeTextContent: what is rendered counts, not what the DOM holds
  expect(await page.evaluate(() => document.querySelector('main')?.innerText.length)).toBeGreaterThan(500);
}

/** A link at the end of the text works, with the fault still present on the next page. */
async function linksWork(page: Page) {
  await followLink(page, '/about');
  await expect(page.locator('h1')).toHaveText(aboutPage.title);
}

/** The files of a kind on a page; in the sample on one of the templates in turn, or the next one that has such files. */
const cases = kinds.flatMap((kind, row) =>
  modes.flatMap((mode, column) => {
    const turn = (row * modes.length + column) % templates.length;
    const paths = isFullRun ? all : [...templates.slice(turn), ...templates];
    const having = paths.map((path) => ({ path, kind, mode, files: resourcesOf(path, all)[kind] }));
    return having.filter(({ files }) => files.length > 0).slice(0, isFullRun ? undefined : 1);
  }),
);

for (const { path, kind, mode, files } of cases)
  test(`${path}: ${kind} ${mode}`, async ({ page }) => {
    const lines = watchConsole(page);
    const preloaderTime = await timePreloader(page);
    const release = await failRequests(page, files, mode);
    await page.goto(path, { waitUntil: 'commit' });
    // Readable before a late file comes, not because of it.
    await expect(page.locator('h1')).toBeVisible();
    release();
    await isReadable(page);
    expect(await preloaderTime()).toBeLessThan(preloaderMaxWait + 500);
    // A page whose scripts never come says so, in one line.
    if (kind === 'frame chunk' && mode === 'blocked')
      expect(lines).toEqual(['Start-up failed: a script did not load']);
    await linksWork(page);
    expect(said(lines)).toEqual([]);
  });

test('a script lost twice, while the others wait for it, leaves the page that was sent', async ({ page }) => {
  // The chunk of the error page: without it React can only remove the page.
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
  await isReadable(page);
  await linksWork(page);
  expect(said(lines)).toEqual([]);
});

/** What a proxy, a CDN or a phone does to the HTML on its way; React then renders the page anew. */
const rewrites: Record<string, (html: string) => string> = {
  'an obfuscated mail address': (html) => html.replaceAll(/>[^<>@\s]+@[^<>@\s]+</g, '>[email protected]<'),
  'an element inserted first in the body': (html) => html.replace(/<body[^>]*>/, '$&<div>Inserted</div>'),
  'comments and white space stripped': (html) =>
    html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/>\s+</g, '><'),
  'a removed link': (html) => html.replace(/<a [^>]*href="#main"[^>]*>[^<]*<\/a>/, ''),
};

for (const [name, rewrite] of Object.entries(rewrites))
  for (const path of ['/', '/certifications/cmmc', '/planner'])
    test(`${path}: ${name} leaves the page uncovered and its controls working`, async ({ page, baseURL }) => {
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

test('a page whose inline scripts are blocked is never covered', async ({ page }) => {
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

test('the style alone ends a preloader that no script hides', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('#preloader')).toBeHidden();
  await page.evaluate(() => {
    document.documentElement.dataset.preloader = 'shown';
  });
  await expect(page.locator('#preloader')).toBeVisible();
  await expect(page.locator('#preloader')).toBeHidden();
});
