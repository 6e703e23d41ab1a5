import { expect, test } from '@playwright/test';
import { gapBySlug } from '../content/gaps';
import { stateCopy, tableCopy } from '../content/page-copy/gaps';
import { countStates, judgedRows, requirementTotals, rowsOf } from '../lib/gaps/totals';
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
  const more = page.locator('.gap-more > summary');
  await more.first().press('Enter');
  await expect(page.locator('.gap-more[open] tr:visible')).not.toHaveCount(0);
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

test('unknown rows have a view of their own and are outside the total', async ({ page }) => {
  const quality = gapBySlug['iso-9001-to-aqap-2110'];
  const { unknown } = countStates(rowsOf(quality));
  await open(page, `/gaps/${quality.slug}`);
  await page.getByRole('button', { name: stateCopy.unknown.name }).click();
  await expect(page.locator('tr[data-tags]:visible')).toHaveCount(unknown);
  await expect(page).toHaveURL(`/gaps/${quality.slug}#view-unknown`);
  await expect(page.locator('#rows')).toContainText(`${judgedRows(quality).length} rows`);
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
