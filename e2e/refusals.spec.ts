import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { watchConsole } from './support/faults';
import { isTemplate } from './support/matrix';
import { expectTrueData } from './support/structured-data';

const about = pages.find(({ path }) => path === '/about')?.meta.title as string;

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('everything stands open on every template, its data says what it shows, and links work', async ({
    page,
  }) => {
    for (const record of pages.filter(({ path }) => isTemplate(path)))
      await test.step(record.path, async () => {
        await page.goto(record.path);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('#preloader')).toBeHidden();
        const parts = page.locator('[role=tabpanel], [data-slide]:not([aria-hidden=true])');
        expect(
          await parts.evaluateAll((all) => all.filter((part) => !part.checkVisibility()).map(({ id }) => id)),
        ).toEqual([]);
        await expectTrueData(page, record);
      });
    await page.locator('footer a[href="/about"]').first().click();
    await expect(page).toHaveTitle(about);
  });
});

test.describe('storage and cookies refused', () => {
  for (const path of ['/', '/certifications/comparison']) {
    test(`${path}: scripts run, links work, nothing is said`, async ({ page }) => {
      const lines = watchConsole(page);
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { get: refuse });
        Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
      });
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-started');
      await page.locator('footer a[href="/about"]').first().click();
      await expect(page).toHaveTitle(about);
      expect(await page.context().cookies()).toEqual([]);
      expect(lines).toEqual([]);
    });
  }
});
