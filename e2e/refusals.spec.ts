import { expect, test } from '@playwright/test';
import { documents } from './support/built';
import { watchConsole } from './support/faults';
import { isTemplate } from './support/matrix';
import { leave, started, visit } from './support/visit';

const about = documents.find(({ path }) => path === '/about')?.meta.title as string;
const parts = '[role=tabpanel], [data-slide]:not([aria-hidden=true])';

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs and slides stand open, without a preloader, and links work', async ({ page }) => {
    const paths = documents.filter(
      ({ path, html }) => isTemplate(path) && /role="tabpanel"| data-slide/.test(html),
    );
    expect(paths.length).toBeGreaterThan(3);
    for (const { path } of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('#preloader')).toBeHidden();
        await expect(page.locator(parts).filter({ visible: false })).toHaveCount(0);
      });
    await leave(page, '/about');
    await expect(page).toHaveTitle(about);
  });
});

test('storage and cookies refused: scripts run, links work, nothing is said', async ({ page }) => {
  const lines = watchConsole(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  for (const path of ['/', '/certifications/comparison']) {
    await visit(page, path);
    await leave(page, '/about');
    await expect(page).toHaveTitle(about);
    await started(page);
  }
  expect(await page.context().cookies()).toEqual([]);
  expect(lines).toEqual([]);
});
