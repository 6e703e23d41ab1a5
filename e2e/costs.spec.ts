import { expect, test } from '@playwright/test';
import { tableHeads } from '../content/budget/certification-tables';
import { budgetSentences, budgetTableWords } from '../content/budget/words';
import { certificationSlugs } from '../content/certifications/slugs';
import { costsPage } from '../content/page-copy/costs';

test('the comparison leads to the costs: what they rest on, three figures each, and days for four head counts', async ({
  page,
}) => {
  await page.goto('/certifications/comparison');
  await page.getByRole('main').getByRole('link', { name: 'what it costs in all' }).click();
  await expect(page).toHaveURL('/certifications/costs');
  await expect(page.locator('h1 + * > p').first()).toContainText(new RegExp(`^${budgetSentences.dated}`));
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
