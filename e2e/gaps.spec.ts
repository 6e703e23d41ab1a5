import { expect, test } from '@playwright/test';
import { gapBySlug } from '../content/gaps';
import type { ClauseTable } from '../content/gaps/types';
import { stateCopy, tableCopy } from '../content/page-copy/gaps';
import { secondAnchor } from '../lib/gaps/path';
import { byPointsToEarn, countStates, requirementTotals, rowsOf } from '../lib/gaps/totals';
import { open } from './support/states';

const table = gapBySlug['iso-27001-to-cmmc'];
const path = `/gaps/${table.slug}`;
const counts = countStates(rowsOf(table));
const { rows } = requirementTotals(table);

test('new rows are open, a view shows the rows of one state, its address opens it, a link to a row shows it', async ({
  page,
}) => {
  // A press before the scripts have started would have no effect.
  await open(page, path);
  const shown = page.locator('tr[data-tags]:visible');
  await expect(shown).toHaveCount(counts.new);
  const more = page.locator('.gap-group .part-fold > summary');
  await more.first().press('Enter');
  await expect(page.locator('.gap-group .part-fold[open] tr:visible')).not.toHaveCount(0);
  await more.first().press('Enter');
  await page.getByRole('button', { name: stateCopy.extend.name }).click();
  await expect(shown).toHaveCount(counts.extend);
  const button = page.getByRole('button', { name: stateCopy.new.name });
  await button.click();
  await expect(shown).toHaveCount(counts.new);
  await expect(page).toHaveURL(`${path}#view-new`);

  await page.reload();
  await expect(shown).toHaveCount(counts.new);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => {
    location.hash = '#3.14.7';
  });
  await expect(page.locator('[data-narrowed]')).toHaveCount(0);
  await expect(page.locator('[id="3.14.7"]')).toBeInViewport();
  // The row stays marked while the view changes and on the way back from another page.
  await button.click();
  await expect(page.locator('[id="3.14.7"]')).toHaveAttribute('data-arrived');
  await page.getByRole('button', { name: tableCopy.views.all }).click();
  await page.locator('[id="3.14.7"] th a').click();
  await page.locator('footer a[href="/about"]').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page.locator('[id="3.14.7"]')).toHaveAttribute('data-arrived');
});

test('every row is there without scripts and on paper, and both files can be taken home', async ({
  browser,
  request,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${path}#view-new`);
  const shown = page.locator('tr[data-tags]:visible');
  await expect(shown).toHaveCount(rows);
  await expect(page.getByRole('group', { name: tableCopy.views.label })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(rows);
  for (const kind of ['csv', 'json']) {
    const href = await page.locator(`main a[href$='table.${kind}']`).getAttribute('href');
    expect((await request.get(href ?? '')).ok()).toBe(true);
  }
  await page.close();
});

test('on the phone five families with new rows stand open, a row opens on its record, and the page is short', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, path);
  const families = byPointsToEarn(table.groups).filter((family) => countStates(family.rows).new > 0);
  await expect(page.locator('.gap-group > details[open]')).toHaveCount(5);
  for (const { id } of families.slice(0, 5))
    await expect(page.locator(`[id="${id}"] > details`)).toHaveAttribute('open');
  // Under a heading stand rows, never a fold alone; a family without new rows is a row of its own, which shows its counts.
  await expect(page.locator('.gap-group > details > .part-table')).toHaveCount(families.length);
  await expect(page.locator('.gap-group')).toHaveCount(families.length);
  await expect(page.locator('.gap-groups > .part-fold > summary').last()).toContainText('2 reuse');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000);
  const row = page.locator('[id="3.1.9"]');
  await expect(row.locator('.part-more').first()).toBeHidden();
  await row.locator('summary').click();
  await expect(row.locator('.part-more').first()).toBeVisible();
  // A link to a row of a folded family opens both.
  await page.evaluate(() => {
    location.hash = '#3.9.1';
  });
  await expect(page.locator('[id="3.9.1"] .part-more').first()).toBeVisible();
});

test('AQAP 2310 stands beside AQAP 2110: every row of its old page leads to its row there', async ({
  page,
}) => {
  const first: ClauseTable = gapBySlug['as9100-to-aqap-2110'];
  const second: ClauseTable = gapBySlug['as9100-to-aqap-2310'];
  await open(page, `/gaps/${second.slug}#row-18`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/gaps/${first.slug}$`),
  );
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const ways = await page
    .locator('main [id^="row-"] a')
    .evaluateAll((links) => links.map((link) => [link.closest('[id]')?.id, link.getAttribute('href')]));
  expect(ways).toEqual(rowsOf(second).map((row) => [row.id, `/gaps/${first.slug}#${secondAnchor(row)}`]));
  await page.locator('[id="row-18"] a').click();
  await expect(page.locator('[id="2310-row-18"]')).toBeInViewport();
  const heads = page.locator('table').first().getByRole('columnheader');
  await expect(heads.filter({ hasText: /^AQAP 2[13]10$/ })).toHaveCount(2);
});

test('the first printed sheet of a table holds its beginning', async ({ page }) => {
  await open(page, path);
  // A4 across, less its margins.
  await page.setViewportSize({ width: 1020, height: 690 });
  await page.emulateMedia({ media: 'print' });
  const top = await page
    .locator('.gap-group tbody tr')
    .first()
    .evaluate((row) => row.getBoundingClientRect().bottom);
  expect(top).toBeLessThan(690);
  // A box to tick stands before each reference.
  const box = await page
    .locator('.gap-group tbody th')
    .first()
    .evaluate((cell) => getComputedStyle(cell, '::before').width);
  expect(Number.parseFloat(box)).toBeGreaterThan(12);
});
