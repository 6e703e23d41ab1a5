import { expect, test } from '@playwright/test';
import { findAdaptationProblems } from './support/adaptation';
import { styleSheets } from './support/built';
import { findLargeTextProblems, largeText } from './support/layout';
import { frameStates, open, settle } from './support/states';

/** Pages with text of 32 px in addition to the templates of pages.spec.ts: the densest text and the longest plan. */
for (const path of [
  '/certifications/iso9001',
  // Eight certifications and five first actions: the longest names, ranges and lanes that a plan can have.
  '/planner#v=2&buyers=DE.US.EUCIV.AERO&products=drones.software&data=CUI.CONFIDENTIAL&item=usml&person=no&seat=UA&size=1-10',
])
  test(`loses nothing with text of 32 px on ${path}`, async ({ page }) => {
    await open(page, path);
    if (path.includes('#')) await expect(page.locator('#plan-title')).toContainText('eight certifications');
    expect(await findLargeTextProblems(page)).toEqual([]);
  });

test('header and mobile menu lose nothing with larger text, and the menu button stays in the window', async ({
  page,
}) => {
  await open(page, '/');
  await largeText(page, 32);
  // With text of twice the size, the header is that of a window of half the width.
  for (const { name, enter, leave } of frameStates(page, 720)) {
    await enter();
    await settle(page);
    expect(await findAdaptationProblems(page, name)).toEqual([]);
    await leave?.();
  }
  for (const [width, text] of [
    [320, 24],
    [390, 28],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await largeText(page, text);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    for (const inside of await page.getByRole('dialog').getByRole('button').all())
      await expect(inside).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('media queries use widths in rem and do not depend on the orientation', () => {
  const css = [...styleSheets.values()].join();
  const widths = [...css.matchAll(/\(\s*(?:(?:min|max)-)?width\s*[:<>=]+\s*([\d.]+\w+)/g)];
  expect(widths.length).toBeGreaterThan(20);
  expect(widths.flatMap(([, width = '']) => (width.endsWith('rem') ? [] : width))).toEqual([]);
  expect(css).not.toMatch(/\(\s*orientation\b/);
});
