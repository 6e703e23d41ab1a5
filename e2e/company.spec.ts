import { expect, test } from '@playwright/test';
import { aboutPage } from '../content/page-copy/about';
import { contactPage } from '../content/page-copy/contact';
import { notFoundPage } from '../content/page-copy/not-found';
import { pages } from '../content/pages';
import { trainingPath } from '../content/services';
import { contactEmail, offices } from '../content/site';

test('contact: the mailbox, three prepared subjects, both offices and no form', async ({ page }) => {
  await page.goto('/contact');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: contactEmail, exact: true })).toHaveAttribute(
    'href',
    `mailto:${contactEmail}`,
  );
  for (const subject of contactPage.subjects) {
    await expect(main.getByRole('link', { name: subject })).toHaveAttribute(
      'href',
      `mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`,
    );
  }
  await expect(page.locator('form, input, select, textarea')).toHaveCount(0);
  await expect(main).toContainText("We'll respond within 24 hours");
  await expect(main).toContainText(
    'classified or export-controlled material, or controlled unclassified information (CUI), by email',
  );
  // The offices stand beside a map that names them.
  for (const { city, country, status } of offices) {
    await expect(page.locator('main dt', { hasText: `${city}, ${country}` })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Map:/ })).toHaveAccessibleName(
      new RegExp(`${city}, ${status}`),
    );
  }
  await page.locator('footer').scrollIntoViewIfNeeded();
  const map = page.locator('img[src="/art/office-map.svg"]');
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440);
});

test('about: roles by group, fields of work, partners by kind', async ({ page }) => {
  await page.goto('/about');
  for (const { name, roles } of aboutPage.team.groups) {
    const group = page.locator('section', { has: page.getByRole('heading', { level: 3, name }) }).last();
    await expect(group.getByRole('listitem')).toHaveCount(roles.length);
  }
  for (const { name } of aboutPage.credentials.fields) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
  for (const { title } of [...aboutPage.partners.kinds, ...aboutPage.purpose]) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(page.locator('main')).toContainText('1,008 km');
  await expect(page.locator('#accessibility h2')).toBeVisible();
});

test('history at every width: dates in order, nothing sideways, no words over others', async ({ page }) => {
  await page.goto('/about');
  for (const width of [320, 390, 834, 1181, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const items = page.locator('section', { has: page.locator('#history') }).locator('ol > li');
    const dates = await items
      .locator('> span > time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual(aboutPage.history.stops.map(({ date }) => date));
    const boxes = await items.evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        const apart =
          a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        expect(apart, `${width} px`).toBe(true);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('an address that does not exist gets the map of the site', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(notFoundPage.meta.title);
  await expect(page.locator('h1')).toHaveText(notFoundPage.title);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);

  const map = page.locator('main section', { has: page.locator('#map') });
  const links = await map
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') as string));
  const expected = pages.map(({ path }) => path as string).filter((path) => path !== trainingPath);
  expect(links.toSorted()).toEqual(expected.toSorted());
  await expect(map).toContainText('Coming Soon');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
