import { expect, type Page, test } from '@playwright/test';
import { type Act, openTranslated } from './support/translation';

/** Each kind of control on a page that the browser has translated: React must neither fail nor leave old texts. */

/** Clicks the first elements that match a selector, one after the other. */
async function clickEach(act: Act, page: Page, selector: string, limit = 3) {
  const count = await page.locator(selector).count();
  expect(count, selector).toBeGreaterThan(1);
  for (let index = 0; index < Math.min(count, limit); index += 1)
    await act((one) => one.locator(selector).nth(index).click(), `${selector} ${index}`);
}

test.beforeEach(async ({ context }) => context.clock.setFixedTime(new Date('2026-11-21T12:00:00')));

test('filter, sorting and tabs work on a translated page', async ({ page }) => {
  const act = await openTranslated(page, '/certifications/comparison');
  for (const selector of ['.filter-button', 'th button', '[role=tab]']) await clickEach(act, page, selector);
});

test('network, banner and choices work on a translated page', async ({ page }) => {
  const act = await openTranslated(page, '/');
  for (const selector of ['.network-product', '.network-buyer']) await clickEach(act, page, selector, 2);
  await act((one) => one.locator('.route-line').first().click());
  await act((one) => one.locator('.route-sheet button').nth(2).click());
  // Only a narrower banner has buttons for the next slide.
  await act((one) => one.setViewportSize({ width: 834, height: 900 }));
  for (let slide = 0; slide < 2; slide += 1)
    await act((one) => one.locator('.banner .control-right').click());
});

test('the planner works with ten random clicks on a translated page', async ({ page }) => {
  const act = await openTranslated(
    page,
    '/planner#v=2&buyers=DE.NL.US.EUCIV.AERO&products=drones.software&data=CUI.CONFIDENTIAL&item=usml&person=no&seat=UA&size=1-10&start=2027-01&deadline=2028-06',
  );
  await expect(page.locator('#plan-title')).toBeVisible();
  await act((one) => one.locator('[data-answer=buyers]').click());
  await act((one) => one.locator('.question button[data-code=US]').click());
  const buttons = (one: Page) => one.locator('main button:visible:enabled');
  // A fixed seed, so that every run clicks the same buttons.
  let state = 3;
  for (let step = 1; step <= 10; step += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const index = Math.floor((state / 2_147_483_648) * (await buttons(page).count()));
    const name = await buttons(page).nth(index).textContent();
    await act((one) => buttons(one).nth(index).click(), `click ${step}: ${name}`);
  }
});
