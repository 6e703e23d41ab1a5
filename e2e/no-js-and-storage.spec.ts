import { expect, test } from '@playwright/test';
import { aboutPage } from '../content/page-copy/about';
import { watchConsole } from './support/console';
import { followLink, visit, waitForHydration } from './support/visit';

const about = aboutPage.meta.title;

/** Pages with each kind of content that scripts hide: carousels, tabs, disclosures, filters, letters, questions. */
const scripted = [
  '/',
  '/certifications/comparison',
  '/planner',
  '/stations/quality',
  '/letters',
  '/glossary',
  '/gaps/iso-27001-to-cmmc',
];

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('all disclosures, tabs, slides and letters are open, buttons that need scripts are hidden, and links work', async ({
    page,
  }) => {
    for (const path of scripted) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('#preloader')).toBeHidden();
      const faults = await page.evaluate(() => {
        const all = (selector: string, visible: boolean) =>
          [...document.querySelectorAll(selector)]
            .filter((part) => part.checkVisibility({ visibilityProperty: true }) === visible)
            .map(({ outerHTML }) => outerHTML.slice(0, 120));
        const open = 'main details > :not(summary), [role=tabpanel], [data-inactive]';
        return [
          ...all(`${open}, [data-slide]:not([aria-hidden=true])`, false),
          // Tabs are the titles of their panels, and column headers label their columns.
          ...all('button:not([role=tab], th *)', true),
        ];
      });
      expect.soft(faults, path).toEqual([]);
    }
    await followLink(page, '/about');
    await expect(page).toHaveTitle(about);
  });
});

test('scripts run, links work and nothing is logged when storage and cookies are blocked', {
  tag: '@engines',
}, async ({ page }) => {
  const lines = watchConsole(page);
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(document, 'cookie', { get: deny, set: deny });
  });
  for (const path of ['/', '/certifications/comparison']) {
    await visit(page, path);
    await followLink(page, '/about');
    await expect(page).toHaveTitle(about);
    await waitForHydration(page);
  }
  expect(await page.context().cookies()).toEqual([]);
  expect(lines).toEqual([]);
});
