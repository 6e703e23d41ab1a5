import { expect, test } from '@playwright/test';
import { buyerBySlug, buyerRecords } from '../content/buyers';
import { buyersCopy } from '../content/page-copy/buyers';
import { networkCopy } from '../content/page-copy/network';
import { permitsPage } from '../content/page-copy/permits';
import { planCopy } from '../content/page-copy/planner';
import { fill } from '../lib/text/fill';
import { plainText } from '../lib/text/rich-text';

const { germany, poland } = buyerBySlug;

test('a buyer’s page opens collapsed parts for a fragment and a source, and links to the planner with the buyer selected', async ({
  page,
}) => {
  await page.goto('/buyers/germany#marks');
  await expect(page.locator('#marks [lang=de]').first()).toBeVisible();
  const mark = page.locator('#outside sup a').first();
  const source = page.locator((await mark.getAttribute('href')) ?? '');
  await expect(source).toBeHidden();
  await mark.click();
  await expect(source).toBeInViewport();
  await page.locator('.network').getByRole('link', { name: networkCopy.plan }).click();
  await expect(page.locator('[data-answer=buyers]')).toContainText(germany.name);
  // The plan links back.
  await page.getByText(planCopy.before.remarks, { exact: true }).click();
  await page.locator('main').getByRole('link', { name: germany.name, exact: true }).click();
  await expect(page).toHaveURL(/\/buyers\/germany$/);
});

test('on mobile whole rows of the list are links, and buttons select which deadlines are shown', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/buyers');
  const rows = page.locator('.buyer-rows tbody tr');
  await expect(rows).toHaveCount(buyerRecords.length);
  await rows.nth(2).click({ position: { x: 300, y: 30 } });
  await expect(page).toHaveURL(/\/buyers\/poland$/);

  const dueAt = (moment: 'tender' | 'award') =>
    poland.due?.filter(({ at }) => at[moment]).map(({ what }) => plainText(what));
  const names = () =>
    page
      .getByRole('table', { name: /^What must exist/ })
      .locator('tbody th:visible')
      .allTextContents();
  await expect.poll(names).toEqual(dueAt('tender'));
  await page.getByRole('button', { name: buyersCopy.due.moments.award.short }).click();
  await expect.poll(names).toEqual(dueAt('award'));
  await page.reload();
  await expect.poll(names).toEqual(dueAt('award'));
});

test('on mobile one country of the permits is shown: the first, the one of the fragment, or the selected one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = () =>
    page
      .getByRole('table', { name: permitsPage.seats.caption })
      .locator('tbody th:visible')
      .allTextContents();
  await page.goto('/buyers/permits');
  await expect.poll(shown).toEqual(['Ukraine']);
  // Next.js restores the address without a fragment that was set while the page hydrated; clicks wait for the start.
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.goto('/buyers/permits#germany');
  await expect.poll(shown).toEqual(['Germany']);
  await expect(page.locator('#germany')).toBeInViewport();
  await page.getByRole('button', { name: 'Denmark' }).click();
  await expect.poll(shown).toEqual(['Denmark']);
  await page.getByText(fill(permitsPage.seats.more, { nation: 'Denmark' })).click();
  await expect(page.locator('#denmark')).toBeVisible();
});

test('on tablets the cells of a permit are in one column next to its country', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await page.goto('/buyers/permits');
  const lefts = await page
    .locator('tbody tr')
    .nth(2)
    .locator('td')
    .evaluateAll((all: HTMLElement[]) => all.map((td) => td.offsetLeft));
  expect(new Set(lefts).size).toBe(1);
});
