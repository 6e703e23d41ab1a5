import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { browserArgs, findBrowser } from '../scripts/support/browser';
import { faults } from './support/adaptation';
import { allPaths, full, templatePaths } from './support/matrix';
import { frameStates, open, settle } from './support/states';

/** Pages adapt to a visitor whose browser shows text twice as large by default. */
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArgs, '--blink-settings=defaultFontSize=32'],
  },
});

/** Its line of upkeep has the words that stand closest; that of the template is another. */
const closestWords = '/certifications/iso9001';

for (const path of full ? allPaths : [...templatePaths, closestWords]) {
  test(`${path} at 1440 and 390 px with text of 32 px`, async ({ page }) => {
    await open(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await faults(page, 'text of 32 px')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await settle(page);
    expect(await faults(page, 'text of 32 px on a phone')).toEqual([]);
  });
}

/** Eight certifications and five first steps: the longest names, ranges and lanes that a plan can have. */
const longestPlan =
  '/planner#v=2&buyers=DE.US.EUCIV.AERO&products=drones.software&data=CUI.CONFIDENTIAL&item=usml&person=no&seat=UA&size=1-10';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a plan of eight certifications at ${width} px with text of 32 px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, longestPlan);
    await expect(page.locator('#plan-title')).toContainText('eight certifications');
    await expect(page.locator('#cost')).toBeAttached();
    // What has not come into view is laid out too, and what is folded stands open.
    await page.evaluate(() => {
      for (const section of document.querySelectorAll('section')) section.style.contentVisibility = 'visible';
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
    });
    await settle(page);
    expect(await faults(page, 'a plan with text of 32 px')).toEqual([]);
  });

test('bar and mobile menu at 1440 px with text of 32 px', async ({ page }) => {
  await open(page, '/');
  // Text twice as large: the frame of a window half as wide.
  for (const { name, enter, leave } of frameStates(page, 720)) {
    await enter();
    await settle(page);
    expect(await faults(page, name)).toEqual([]);
    await leave?.();
  }
});

test('widths in the style sheets follow the text', () => {
  const folder = 'out/_next/static/chunks';
  const widths = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [
      ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(
        /\(\s*(?:(?:min|max)-)?width\s*[:<>=]+\s*([\d.]+\w+)/g,
      ),
    ])
    .map(([, width]) => width as string);
  expect(widths.length).toBeGreaterThan(20);
  expect([...new Set(widths.filter((width) => !width.endsWith('rem')))].sort()).toEqual([]);
});
