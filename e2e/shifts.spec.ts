import { expect, type Page, test } from '@playwright/test';
import { startLimit } from '../components/layout/boot/failed-start';
import { allPaths, full, templatePaths } from './support/matrix';
import { drawn, hold, shiftLimit, shiftsOf, watchShifts } from './support/shifts';

/**
 * Nothing moves while a page starts, whatever is late: the typeface, the scripts or the style sheet, or everything, on
 * a processor six times slower. What is late is held back until the page has drawn all that does not depend on it.
 */
const settled = (page: Page) => expect(page.locator('#preloader')).toBeHidden();
const started = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-started');

/** ms from the first drawing by which the typeface is late: longer than any font-display lets it replace a stand-in. */
const faceDelay = 3500;

/** A start after the limit counts as failed and shows everything, which has its own tests; here it is only slow. */
const neverGivesUp = (page: Page) =>
  page.addInitScript((limit) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (task: TimerHandler, ms?: number, ...rest: unknown[]) =>
        ms === limit ? 0 : setTimeout(task, ms, ...rest),
    });
  }, startLimit);

const starts: Record<string, (page: Page, path: string) => Promise<void>> = {
  'as it is': async (page, path) => {
    await page.goto(path);
  },
  'the face late': async (page, path) => {
    const release = await hold(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'commit' });
    await started(page);
    await settled(page);
    // The browser counts from the first style that needs the face, which may come well after the request.
    await drawn(page);
    await new Promise((resolve) => setTimeout(resolve, faceDelay));
    await release();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  },
  'the scripts late': async (page, path) => {
    const release = await hold(page, /\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await settled(page);
    await drawn(page);
    await release();
  },
  'the style sheet late': async (page, path) => {
    const release = await hold(page, /\.css$/);
    const answer = await page.goto(path, { waitUntil: 'commit' });
    // The whole page has arrived before it can be drawn.
    await answer?.finished();
    await release();
  },
  'a processor six times slower': async (page, path) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(path);
  },
};

const widths = full ? [390, 834, 1440] : [390, 1440];
const cases = widths.flatMap((width) =>
  Object.entries(starts).map(([name, start]) => ({ width, name, start })),
);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * A late face is seconds of waiting, a slow processor seconds of work: in the sample the home page meets them, and the
 * face is late on one more (font.spec.ts).
 */
const inTurn = cases.filter(({ name }) => !/face late|slower/.test(name));

/**
 * The home page has the most that moves and the most that is late: it runs every start, the other templates take turns.
 */
function own(path: string) {
  if (full) return cases;
  if (path === '/') return cases.filter((_, index) => index % 2 === 0);
  return [inTurn[templatePaths.indexOf(path) % inTurn.length]].filter((one) => one !== undefined);
}

for (const path of full ? allPaths : templatePaths) {
  for (const { width, name, start } of own(path)) {
    test(`${path} at ${width} px, ${name}: nothing shifts`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await neverGivesUp(page);
      await start(page, path);
      await started(page);
      await settled(page);
      for (const carousel of await page.locator('[data-carousel]').all())
        await expect(carousel).toHaveAttribute('data-carousel', 'running');
      await drawn(page);
      expect(await shiftsOf(page, shiftLimit)).toEqual([]);
    });
  }
}
