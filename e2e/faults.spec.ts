import { expect, type Page, test } from '@playwright/test';
import { preloaderMaxWait } from '../content/constants';
import { pages } from '../content/pages';
import { exported } from './support/built';
import {
  type Kind,
  kinds,
  type Mode,
  modes,
  plant,
  resourcesOf,
  timePreloader,
  watchConsole,
} from './support/faults';
import { full } from './support/matrix';
import { leave } from './support/visit';

/**
 * E2E_FULL: every route with every file of its own in every mode; otherwise every kind of file in every mode once, each
 * on one of five templates in turn.
 */
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
  await leave(page, '/about');
  await expect(page).toHaveTitle(pages.find(({ path }) => path === '/about')?.meta.title as string);
  await expect(page.locator('h1')).toBeVisible();
}

async function survives(page: Page, path: string, kind: Kind, addresses: string[], mode: Mode) {
  const lines = watchConsole(page);
  const preloaderTime = await timePreloader(page);
  const release = await plant(page, addresses, mode);
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
}

const everyCase = () =>
  all.flatMap((path) =>
    Object.entries(resourcesOf(path, all)).flatMap(([kind, files]) =>
      files.flatMap((file) => modes.map((mode) => ({ path, kind: kind as Kind, mode, files: [file] }))),
    ),
  );

/** Every kind in every mode, on the next template with files of that kind. */
function sample() {
  const resources = new Map(templates.map((path) => [path, resourcesOf(path, all)]));
  let turn = 0;
  return kinds.flatMap((kind) =>
    modes.flatMap((mode) => {
      for (let tries = 0; tries < templates.length; tries += 1) {
        const path = templates[turn++ % templates.length] as string;
        const files = resources.get(path)?.[kind] ?? [];
        if (files.length > 0) return { path, kind, mode, files };
      }
      throw new Error(`no template has a ${kind}`);
    }),
  );
}

for (const { path, kind, mode, files } of full ? everyCase() : sample()) {
  const name = files.length === 1 ? files[0]?.split('/').at(-1) : `${files.length} files`;
  test(`${path}: ${kind} ${mode} (${name})`, async ({ page }) => survives(page, path, kind, files, mode));
}

test('a script lost twice, while the others wait for it, leaves the page that was sent', async ({ page }) => {
  // The chunk of the error page: without it React can only remove the page.
  const chunk = resourcesOf('/contact', all)['frame chunk'].find((address) =>
    exported(address).includes('This page did not load'),
  ) as string;
  const lines = watchConsole(page);
  let answers = 0;
  page.on('response', (response) => {
    if (response.url().endsWith(chunk)) answers += 1;
  });
  await plant(page, [chunk], 'failing');
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect.poll(() => answers).toBe(2);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  await isReadable(page);
  await linksWork(page);
  expect(said(lines)).toEqual([]);
});
