import { expect, type Locator, type Page, test } from '@playwright/test';
import { questionCopy } from '../content/page-copy/planner';
import { hold } from './support/shifts';

interface Press {
  what: string;
  path: string;
  width: number;
  button: (page: Page) => Locator;
  /** What the press has to bring about. */
  seen: (page: Page) => Promise<unknown>;
}

const presses: Press[] = [
  {
    what: 'the mobile menu',
    path: '/about',
    width: 390,
    button: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    seen: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    what: 'a tab',
    path: '/stations/quality',
    width: 1440,
    button: (page) => page.getByRole('tab', { name: 'Implementation' }),
    seen: (page) =>
      expect(page.getByRole('tab', { name: 'Implementation' })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    what: 'a question of the planner',
    path: '/planner',
    width: 1440,
    button: (page) => page.locator('[data-answer=deadline]'),
    seen: (page) => expect(page.getByRole('button', { name: questionCopy.deadline.set })).toBeVisible(),
  },
];

for (const { what, path, width, button, seen } of presses) {
  test(`${what} pressed before the scripts have come answers once they have`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await hold(page, /_next\/static\/chunks\/.*\.js$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await button(page).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-started');
    await release();
    await seen(page);
  });
}
