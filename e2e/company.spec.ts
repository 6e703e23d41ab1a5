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
  for (const [name, query] of [
    [contactEmail, ''],
    ...contactPage.subjects.map((subject) => [subject, `?subject=${encodeURIComponent(subject)}`]),
  ] as [string, string][])
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `mailto:${contactEmail}${query}`,
    );
  await expect(page.locator('form, input, select, textarea')).toHaveCount(0);
  await expect(main).toContainText("We'll respond within 24 hours");
  await expect(main).toContainText(
    'classified or export-controlled material, or controlled unclassified information (CUI), by email',
  );
  // The offices stand beside a map that names them.
  for (const { city, country, status } of offices) {
    await expect(page.locator('main dl', { hasText: `${city}, ${country}` })).toBeVisible();
    const map = page.getByRole('img', { name: /^Map:/ });
    await expect(map).toHaveAccessibleName(new RegExp(`${city}, ${status}`));
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
  for (const { title } of aboutPage.purpose)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.locator('main')).toContainText('1,008 km');
  await expect(page.locator('h2#accessibility')).toBeVisible();
  const stops = page.locator('section', { has: page.locator('#history') }).locator('ol > li');
  const dates = await stops
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual(aboutPage.history.stops.map(({ date }) => date));
  // Whether the browser prints backgrounds or not.
  await page.emulateMedia({ media: 'print' });
  const printed = await stops.first().evaluate((stop) =>
    ['::before', '::after'].map((part) => {
      const { printColorAdjust, backgroundColor, borderLeftColor } = getComputedStyle(stop, part);
      return [printColorAdjust, backgroundColor, borderLeftColor].join(' ');
    }),
  );
  for (const style of printed) expect(style).toMatch(/^exact .*rgb\(10, 26, 47\)/);
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
  const links = await map
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') as string));
  const expected = pages.flatMap(({ path, line }) => (line && path !== trainingPath ? [path as string] : []));
  expect(links.toSorted()).toEqual(expected.toSorted());
  await expect(map).toContainText('Coming Soon');
  // A link leads on within the document, and back.
  await leave(page, '/legal/privacy');
  await expect(page.locator('h1')).toHaveText('Privacy policy');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(notFoundPage.title);
});
