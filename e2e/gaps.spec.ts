import { expect, test } from '@playwright/test';
import { gapBySlug } from '../content/gaps';
import { gapTableCopy, stateCopy } from '../content/page-copy/gaps';
import { countStates, gapRows, requirementTotals } from '../lib/gaps/totals';
import { followLink, goToFragment, visit } from './support/visit';

const table = gapBySlug['iso-27001-to-cmmc'];
const path = `/gaps/${table.slug}`;
const counts = countStates(gapRows(table));

test('new rows are open initially; a filter and its URL show one state, and a link opens its row', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, path);
  const shown = page.locator('tr[data-tags]:visible');
  await expect(shown).toHaveCount(counts.new);
  await page.getByRole('button', { name: stateCopy.extend.name }).click();
  await expect(shown).toHaveCount(counts.extend);
  const button = page.getByRole('button', { name: stateCopy.new.name });
  await button.click();
  await expect(page).toHaveURL(`${path}#view=new`);
  await page.reload();
  await expect(shown).toHaveCount(counts.new);
  await expect(button).toHaveAttribute('aria-pressed', 'true');

  const row = page.locator('[id="3.14.7"]');
  await goToFragment(page, '3.14.7');
  await expect(page.locator('[data-narrowed]')).toHaveCount(0);
  await expect(row).toBeInViewport();
  // The row stays highlighted when the filter changes and after Back from another page.
  await button.click();
  await expect(row).toHaveAttribute('data-highlighted');
  await page.getByRole('button', { name: gapTableCopy.views.all }).click();
  await row.locator('th a').click();
  await followLink(page, '/about');
  await page.goBack();
  await expect(row).toHaveAttribute('data-highlighted');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every row, links both files, and starts the table on the first printed page', async ({
    page,
  }) => {
    await page.goto(`${path}#view=new`);
    const shown = page.locator('tr[data-tags]:visible');
    await expect(shown).toHaveCount(requirementTotals(table).rows);
    await expect(page.locator(`main a[href^='${path}/table.']`)).toHaveCount(2);
    // A4 landscape, less its margins.
    await page.setViewportSize({ width: 1020, height: 690 });
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toHaveCount(requirementTotals(table).rows);
    await expect(page.locator('.gap-group tbody tr').first()).toBeInViewport({ ratio: 1 });
  });
});
