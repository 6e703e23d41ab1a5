import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { faults } from './support/adaptation';
import { faultsOfLargeText, largeText } from './support/layout';
import { frameStates, open, settle } from './support/states';

/** Text of 32 px beyond the pages at rest (pages.spec.ts): the longest plan, the closest words, and the frame. */
test('the closest words, of a line of upkeep, with text of 32 px', async ({ page }) => {
  await open(page, '/certifications/iso9001');
  expect(await faultsOfLargeText(page)).toEqual([]);
});

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
    await largeText(page, 32);
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
  await largeText(page, 32);
  // Text twice as large: the frame of a window half as wide.
  for (const { name, enter, leave } of frameStates(page, 720)) {
    await enter();
    await settle(page);
    expect(await faults(page, name)).toEqual([]);
    await leave?.();
  }
});

test('on the phone with larger text the menu button stays in the window', async ({ page }) => {
  for (const [width, text] of [
    [320, 24],
    [390, 28],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/about');
    await largeText(page, text);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    const menu = page.getByRole('dialog');
    for (const inside of await menu.getByRole('button').all())
      await expect(inside).toBeInViewport({ ratio: 1 });
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toHaveCount(0);
  }
});

test('widths in the style sheets follow the text, and none asks how the device is held', () => {
  const folder = 'out/_next/static/chunks';
  const sheets = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const widths = sheets
    .flatMap((css) => [...css.matchAll(/\(\s*(?:(?:min|max)-)?width\s*[:<>=]+\s*([\d.]+\w+)/g)])
    .map(([, width]) => width as string);
  expect(widths.length).toBeGreaterThan(20);
  expect([...new Set(widths.filter((width) => !width.endsWith('rem')))].sort()).toEqual([]);
  expect(sheets.filter((css) => /\(\s*orientation\b/.test(css))).toEqual([]);
});
