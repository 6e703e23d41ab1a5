import { expect, test } from '@playwright/test';
import { delayRequests, disableWatchdog, shiftsOf, watchShifts } from './support/layout-shift';
import { nextFrame, waitUntilReady } from './support/visit';

/**
 * Layout shifts while a page loads with late scripts, a late style sheet or late images. What is late is delayed until the
 * page has rendered everything that does not depend on it. A late web font is never used (html.spec.ts), and
 * pages.spec.ts checks pages that load without delay.
 */

/** Pages with the most animations, the most content that depends on scripts, and an image that is shown in part. */
const cases = [
  { path: '/', width: 1440, late: 'scripts', files: /\.js$/ },
  { path: '/', width: 390, late: 'images', files: /\.svg$/ },
  { path: '/buyers/denmark', width: 390, late: 'scripts', files: /\.js$/ },
  { path: '/certifications/aqap2110', width: 390, late: 'images', files: /\.svg$/ },
];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { path, width, late, files } of cases)
  test(`${path} at ${width} px does not shift its layout when the ${late} are late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await disableWatchdog(page);
    const release = await delayRequests(page, files);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#preloader')).toBeHidden();
    await nextFrame(page);
    await release();
    await page.waitForLoadState('load');
    await waitUntilReady(page);
    await nextFrame(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
