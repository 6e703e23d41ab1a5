import { expect, test } from '@playwright/test';
import { contactPage } from '../content/page-copy/contact';
import { notFoundPage } from '../content/page-copy/not-found';
import { pages } from '../content/pages';
import { trainingPath } from '../content/services';
import { contactEmail } from '../content/site';
import { followLink, waitForHydration } from './support/visit';

test('contact has a mail link and one link for each prepared subject', async ({ page }) => {
  await page.goto('/contact');
  const main = page.locator('main');
  const mailbox = `mailto:${contactEmail}`;
  await expect(main.locator(`a[href="${mailbox}"]`).first()).toHaveText(contactEmail);
  for (const name of contactPage.subjects) {
    const link = main.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `${mailbox}?subject=${encodeURIComponent(name)}`);
  }
});

test('a URL that does not exist returns 404 with the site map', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  await waitForHydration(page);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(notFoundPage.meta.title);
  await expect(page.locator('h1')).toHaveText(notFoundPage.title);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  const map = page.locator('main section', { has: page.locator('#map') });
  const links = (await map.getByRole('link').all()).map((link) => link.getAttribute('href'));
  const expected = pages.flatMap(({ path, line }) => (line && path !== trainingPath ? [path] : []));
  expect((await Promise.all(links)).sort()).toEqual(expected.sort());
  await expect(map).toContainText('Coming Soon');
  // Client-side navigation works from the 404 page and back to it.
  await followLink(page, '/legal/privacy');
  await expect(page.locator('h1')).toHaveText('Privacy policy');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(notFoundPage.title);
});
