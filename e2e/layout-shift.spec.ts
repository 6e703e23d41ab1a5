import { expect, type Page, test } from '@playwright/test';
import { delayRequests, disableWatchdog, shiftsOf, watchShifts } from './support/layout-shift';
import { nextFrame, waitUntilReady } from './support/visit';

/**
 * Layout shifts while a page loads with late scripts, a late style sheet or late images. What is late is delayed until the
 * page has rendered everything that does not depend on it. A late web font is never used (html.spec.ts), and
 * pages.spec.ts checks pages that load without delay.
 */

const starts: Record<string, (page: Page, path: string) => Promise<void>> = {
  'the scripts late': async (page, path) => {
    const release = await delayRequests(page, /\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#preloader')).toBeHidden();
    await nextFrame(page);
    await release();
  },
  'the images late': async (page, path) => {
    const release = await delayRequests(page, /\.svg$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#preloader')).toBeHidden();
    await nextFrame(page);
    await release();
    await page.waitForLoadState('load');
  },
};

/** Pages with the most animations, the most content that depends on scripts, and an image that is shown in part. */
const cases = [
  { path: '/', width: 1440, name: 'the scripts late' },
  { path: '/', width: 390, name: 'the images late' },
  { path: '/buyers/denmark', width: 390, name: 'the scripts late' },
  { path: '/certifications/aqap2110', width: 390, name: 'the images late' },
];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { path, width, name } of cases)
  test(`${path} at ${width} px, ${name}: no layout shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await disableWatchdog(page);
    await starts[name]?.(page, path);
    await waitUntilReady(page);
    await nextFrame(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
