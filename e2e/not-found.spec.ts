import { expect, test } from '@playwright/test';

test('a link of the 404 page leads to its page, with that page in the document', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.locator('[rel=canonical], [property="og:url"]')).toHaveCount(0);
  await page.locator('footer a[href="/legal/privacy"]').click();
  await expect(page).toHaveURL(/\/legal\/privacy$/);
  await expect(page.locator('h1')).toHaveText('Privacy policy');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page not found');
});
