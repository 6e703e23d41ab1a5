import { expect, test } from '@playwright/test';
import { buyerBySlug } from '../content/buyers';
import { buyersCopy } from '../content/page-copy/buyers';

const { germany } = buyerBySlug;

test('a buyer leads into the planner with itself chosen, and the plan leads back', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
  await page.goto('/buyers');
  await page
    .getByRole('row', { name: /^Germany/ })
    .getByRole('link', { name: germany.name })
    .click();
  await expect(page.locator('h1')).toHaveText('Selling to Germany');
  await expect(page.locator('section#marks [lang=de]').first()).toBeVisible();
  await expect(page.locator('#contents a[aria-current=true]')).toHaveText(
    new RegExp(buyersCopy.topics.outside.replace('?', '\\?')),
  );

  await page.getByRole('link', { name: 'Plan the route to Germany' }).click();
  await expect(page.locator('button[data-field=buyers][aria-pressed=true]')).toHaveText(germany.name);
  await page.locator('button[data-field=products][data-code=drones]').click();
  await page.locator('main').getByRole('link', { name: germany.name, exact: true }).click();
  await expect(page).toHaveURL(/\/buyers\/germany$/);
});

test('a number beside a line opens the sources at its text', async ({ page }) => {
  await page.goto('/buyers/poland');
  const mark = page.locator('#buys sup a').first();
  const target = page.locator((await mark.getAttribute('href')) ?? '');
  await expect(target).toBeHidden();
  await mark.click();
  await expect(target).toBeInViewport();
});

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the comparison is a list of thirteen rows, each a link as a whole', async ({ page }) => {
    await page.goto('/buyers');
    const rows = page.locator('.buyer-rows tbody tr');
    await expect(rows).toHaveCount(13);
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(66);
    await rows.nth(1).click({ position: { x: 300, y: 30 } });
    await expect(page).toHaveURL(/\/buyers\/denmark$/);
  });
});
