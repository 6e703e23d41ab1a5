import { expect, test } from '@playwright/test';
import { contactPage } from '../content/page-copy/contact';
import { notFoundPage } from '../content/page-copy/not-found';
import { pages } from '../content/pages';
import { trainingPath } from '../content/services';
import { contactEmail } from '../content/site';
import { followLink, visit } from './support/visit';

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

test('a URL that does not exist shows the site map, from which links work on the client', async ({
  page,
}) => {
  await visit(page, '/no/such/page');
  await expect(page).toHaveTitle(notFoundPage.meta.title);
  await expect(page.locator('h1')).toHaveText(notFoundPage.title);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  const map = page.locator('main section', { has: page.locator('#map') });
  const links = await map
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const expected = pages.flatMap(({ path, line }) => (line && path !== trainingPath ? [path] : []));
  expect(links.sort()).toEqual(expected.sort());
  await followLink(page, '/legal/privacy');
  await expect(page).not.toHaveTitle(notFoundPage.meta.title);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(notFoundPage.title);
});
