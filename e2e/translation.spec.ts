import { expect, type Page, test } from '@playwright/test';
import { clickAtRandom, openTranslatedPair } from './support/translation';

const clickButton = (name: string | RegExp) => (page: Page) =>
  page.locator('main').getByRole('button', { name }).first().click();
const clickAll =
  (selector: string) =>
  async (press: Awaited<ReturnType<typeof openTranslatedPair>>['press'], page: Page) => {
    const count = await page.locator(selector).count();
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count; index += 1)
      await press((one) => one.locator(selector).nth(index).click(), `${selector} ${index}`);
  };

test.beforeEach(async ({ context }) => context.clock.setFixedTime(new Date('2026-11-21T12:00:00')));

test('comparison: filter count, sorted rows and tabs work on a translated page', async ({ page }) => {
  const { press } = await openTranslatedPair(page, '/certifications/comparison');
  await clickAll('.filter-button')(press, page);
  await clickAll('th button')(press, page);
  await clickAll('[role=tab]')(press, page);
});

for (const path of ['/certifications/cmmc', '/stations/quality', '/glossary', '/gaps/iso-9001-to-aqap-2110'])
  test(`${path}: tabs and filters work on a translated page`, async ({ page }) => {
    const { press } = await openTranslatedPair(page, path);
    await clickAll('[role=tab], .filter-button')(press, page);
  });

test('home: the network, the banner and its choices work on a translated page', async ({ page }) => {
  const { press } = await openTranslatedPair(page, '/');
  await clickAll('.network-product')(press, page);
  await clickAll('.network-buyer')(press, page);
  for (const line of [0, 1]) {
    await press((one) => one.locator('.route-line').nth(line).click());
    await press((one) => one.locator('.route-sheet button').nth(2).click());
  }
  await clickAll('main [role=tab]')(press, page);
});

for (const width of [390, 834])
  test(`the banner at ${width} px updates its slide position on a translated page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { press } = await openTranslatedPair(page, '/');
    for (let slide = 0; slide < 3; slide += 1)
      await press((one) => one.locator('.banner .control-right').click());
  });

test('a buyer’s page: product choices work on a translated page', async ({ page }) => {
  const { press } = await openTranslatedPair(page, '/buyers/germany');
  await clickAll('.network-product')(press, page);
});

test('planner: an answer changes the plan on a translated page and does not crash it', async ({ page }) => {
  const { press, translated } = await openTranslatedPair(page, '/planner#v=2&buyers=DE&products=drones');
  await expect(translated.locator('#plan-title')).toBeVisible();
  await press((one) => one.locator('[data-answer=buyers]').click());
  await press((one) => one.locator('.question button[data-code=US]').click());
  await press(clickButton(/^Next:/));
  await press(clickButton('Start over'));
});

for (const [seed, path] of [
  [1, '/planner'],
  [2, '/planner#v=2&buyers=DE&products=drones'],
  [
    3,
    '/planner#v=2&buyers=DE.NL.US.EUCIV.AERO&products=drones.software&data=CUI.CONFIDENTIAL&item=usml&person=no&seat=UA&size=1-10&start=2027-01&deadline=2028-06',
  ],
] as const)
  test(`planner: ${path} works with random clicks on a translated page`, async ({ page }) => {
    const pair = await openTranslatedPair(page, path);
    await clickAtRandom(pair, 40, seed);
  });
