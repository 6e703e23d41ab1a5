import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { platformPage } from '../content/page-copy/platform';
import { trainingPage } from '../content/page-copy/training';
import { services } from '../content/services';
import { serviceEntries } from '../content/services/entries';
import { servicePages } from '../content/services/pages';
import { stationList } from '../content/stations/heads';
import { printedText } from '../lib/text/rich-text';

const pages = Object.values(servicePages);

/** A text as the page prints it, its words of certainty without the brackets that paper gives them. */
const heard = (text: string) => printedText(text).replaceAll(/ \((reported|practice|planned)\)/g, ' $1');
const routes = ['/services', '/services/complytrain', ...pages.map(({ slug }) => `/services/${slug}`)];

test('the overview has an about block, a call to Station 1 and five cards, each a link over its whole area', async ({
  page,
}) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'About the company' })).toHaveAttribute('href', '/about');
  await expect(main.getByRole('link', { name: 'Start with Station 1, Foundation' })).toHaveAttribute(
    'href',
    '/stations/foundation',
  );
  const tiles = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(tiles).toHaveCount(5);
  for (const { title, href } of services) {
    await expect(tiles.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', href);
  }
  const training = tiles.filter({ hasText: 'Training & Support' });
  await expect(training).toContainText('Coming Soon');
  await expect(training.getByRole('link')).toHaveCount(0);

  // A card is a link over its whole area.
  const heading = page.getByRole('heading', { name: 'Partnership Bridging' });
  await tiles.filter({ has: heading }).click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(/\/services\/partnership$/);
});

test('each service has breadcrumb, intro, two paragraphs, the four services, and its drawing on the trunk', async ({
  page,
}) => {
  for (const { slug, intro, body } of pages)
    await test.step(slug, async () => {
      const { title, href } = serviceEntries[slug];
      await page.goto(href);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Services', title]);
      await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      await expect(crumbs.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
      await expect(crumbs.locator('[aria-current=page]')).toHaveText(title);
      for (const text of [intro, ...body])
        await expect(main.getByText(heard(text), { exact: true })).toBeVisible();
      const side = main.getByRole('navigation', { name: 'Services' });
      await expect(side.getByRole('link')).toHaveText(services.map((service) => service.title));
      await expect(side.locator('[aria-current=page]')).toHaveText(title);
      await expect(main.getByRole('link', { name: 'Contact us', exact: true })).toHaveAttribute(
        'href',
        '/contact',
      );
      for (const width of [1200, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const drawing = await page.locator('main img').first().boundingBox();
        if (!drawing) throw new Error(`${slug} has no drawing at ${width} px`);
        const trunk = await page
          .locator('main .trunk')
          .first()
          .evaluate((band) => {
            const { left, width: thick } = getComputedStyle(band, '::before');
            return Number.parseFloat(left) + Number.parseFloat(thick) / 2;
          });
        // The drawings' branch starts 686 of 2640 units from their left edge.
        const branch = drawing.x + (drawing.width * 686) / 2640;
        expect(Math.abs(branch - trunk), `${slug} at ${width} px`).toBeLessThan(1.5);
      }
    });
});

test('the platform page shows journey, both routes, return, sidebar, the widget at 60 percent and three calls', async ({
  page,
}) => {
  await page.goto('/services/complytrain');
  const main = page.getByRole('main');
  for (const { slug, name } of stationList) {
    await expect(main.getByRole('rowheader').getByRole('link', { name })).toHaveAttribute(
      'href',
      `/stations/${slug}`,
    );
  }
  await expect(
    main.getByText('Durations are per station, and stations overlap', { exact: false }),
  ).toBeVisible();
  await expect(main.getByText('Month 3: bidding can start')).toBeVisible();
  for (const text of [
    'In phases of 6 + 9 + 7 + 8 months, $500K–1M+',
    'In phases of 1, 1, 2, 1 and 1 months, one for each station',
    '30+ months',
    '6 months',
    'Up to 90%',
    '70%',
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.getByText('Bidding can start at month 3.')).toBeVisible();
  const side = main.getByRole('navigation', { name: 'Services' });
  await expect(side.getByRole('link')).toHaveCount(services.length);
  await expect(side.locator('[aria-current=page]')).toHaveText('ComplyTrain Platform');

  const widget = page.getByRole('region', { name: 'Journey progress' });
  await expect(widget.getByRole('listitem')).toHaveCount(5);
  await expect(widget.locator('[aria-current=step]')).toContainText('Security');
  await expect(widget.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
  await expect(widget.getByText('Completed')).toHaveCount(1);
  await expect(widget.getByText('Pending')).toHaveCount(3);

  const calls = main.locator('dt a[href="/contact"]');
  await expect(calls).toHaveCount(3);
  for (const [index, { label }] of platformPage.departures.items.entries()) {
    await expect(calls.nth(index)).toContainText(label);
  }
});

test('training is announced, not indexed, leads to mail and platform, and no service page links to it', async ({
  page,
}) => {
  await page.goto('/services/training');
  const main = page.getByRole('main');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(main.getByText('Coming Soon', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: trainingPage.notify })).toHaveAttribute('href', /^mailto:/);
  await expect(main.getByRole('link', { name: trainingPage.platform })).toHaveAttribute(
    'href',
    '/services/complytrain',
  );
  for (const route of routes)
    expect(readFileSync(`out${route}.html`, 'utf8'), route).not.toContain('href="/services/training"');
});
