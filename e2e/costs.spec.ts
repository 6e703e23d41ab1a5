import { expect, test } from '@playwright/test';
import { tableHeads } from '../content/budget/certification-tables';
import { budgetSentences, budgetTableWords } from '../content/budget/words';
import { certificationSlugs } from '../content/certifications/slugs';
import { costsPage } from '../content/page-copy/costs';

const path = '/certifications/costs';

test('the comparison leads to the costs, whose first line says what the figures rest on', async ({
  page,
}) => {
  await page.goto('/certifications/comparison');
  await page.getByRole('main').getByRole('link', { name: 'what it costs in all' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1 + * > p').first()).toContainText(new RegExp(`^${budgetSentences.dated}`));
});

test('each certification has its three figures, and its name opens days and bills for four head counts', async ({
  page,
}) => {
  await page.goto(path);
  const rows = page.getByRole('table', { name: costsPage.all.title }).locator('tbody > tr');
  await expect(rows).toHaveCount(certificationSlugs.length);
  for (const slug of certificationSlugs) {
    await rows.locator(`a[href="#${slug}"]`).click();
    const days = page.locator(`#${slug}`).getByRole('table', { name: budgetTableWords.days });
    await expect(days.getByRole('columnheader')).toHaveText([
      budgetTableWords.people,
      ...tableHeads.map((heads) => `${heads} people`),
    ]);
  }
});

test('a link to one certification opens its row, and the page stays within its length', async ({ page }) => {
  for (const [width, most] of [
    [390, 7000],
    [1440, 7900],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight),
      `${width} px`,
    ).toBeLessThanOrEqual(most);
  }
  await page.goto(`${path}#cmmc`);
  await expect(page.locator('#cmmc')).toBeInViewport();
  await expect(page.locator('#cmmc')).toContainText('When the status lapses during a contract');
});
