import { expect, test } from '@playwright/test';
import { aboutPage } from '../content/page-copy/about';
import { contactPage } from '../content/page-copy/contact';
import { notFoundPage } from '../content/page-copy/not-found';
import { pages } from '../content/pages';
import { trainingPath } from '../content/services';
import { contactEmail, offices } from '../content/site';
import { leave, started } from './support/visit';

test('contact: the mailbox, three prepared subjects, both offices on a map and no form', async ({ page }) => {
  await page.goto('/contact');
  const main = page.locator('main');
  const mailbox = `mailto:${contactEmail}`;
  await expect(main.locator(`a[href="${mailbox}"]`).first()).toHaveText(contactEmail);
  for (const name of contactPage.subjects) {
    const link = main.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `${mailbox}?subject=${encodeURIComponent(name)}`);
  }
  await expect(main).toContainText(
    'classified or export-controlled material, or controlled unclassified information (CUI), by email',
  );
  // The offices stand beside a map that names them.
  for (const { city, country, status } of offices) {
    await expect(page.locator('main dl', { hasText: `${city}, ${country}` })).toBeVisible();
    await expect(page.getByRole('img', { name: new RegExp(`^Map:.*${city}, ${status}`) })).toBeVisible();
  }
  await page.locator('footer').scrollIntoViewIfNeeded();
  const map = page.locator('img[src="/art/office-map.svg"]');
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440);
});

test('about: roles, fields, partners, a history by its dates, printed in ink', async ({ page }) => {
  await page.goto('/about');
  for (const { name, roles } of aboutPage.team.groups) {
    const list = page.getByRole('heading', { level: 3, name }).locator('+ dl');
    await expect(list.locator('dt')).toHaveText(roles.map((role) => role.name));
  }
  for (const { name, certifications } of aboutPage.credentials.fields) {
    const row = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
    await expect(row.getByRole('link')).toHaveCount(certifications.length);
  }
  await expect(page.locator('main dt', { hasText: /./ })).toContainText(
    aboutPage.partners.kinds.map(({ title }) => title),
  );
  await expect(page.locator('main')).toContainText('1,008 km');
  await expect(page.locator('h2#accessibility')).toBeVisible();
  const stops = page.locator('section', { has: page.locator('#history') }).locator('ol > li');
  const times = await stops.locator('time').all();
  const dates = times.map((time) => time.getAttribute('datetime'));
  expect(await Promise.all(dates)).toEqual(aboutPage.history.stops.map(({ date }) => date));
  // Whether the browser prints backgrounds or not.
  await page.emulateMedia({ media: 'print' });
  const ink = await stops.first().evaluate((stop) => {
    const { printColorAdjust, borderLeftColor } = getComputedStyle(stop, '::before');
    return [printColorAdjust, borderLeftColor];
  });
  expect(ink).toEqual(['exact', 'rgb(10, 26, 47)']);
});

test('an address that does not exist gets the map of the site', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  await started(page);
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
  // A link leads on within the document, and back.
  await leave(page, '/legal/privacy');
  await expect(page.locator('h1')).toHaveText('Privacy policy');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(notFoundPage.title);
});
