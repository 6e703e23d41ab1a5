import { expect, test } from '@playwright/test';
import { platformPage } from '../content/page-copy/platform';
import { trainingPage } from '../content/page-copy/training';
import { services } from '../content/services';
import { serviceEntries } from '../content/services/entries';
import { servicePages } from '../content/services/pages';
import { stationList } from '../content/stations/heads';
import { printedText } from '../lib/text/rich-text';
import { textOf } from '../scripts/support/built-pages';
import { documents, mainOf } from './support/built';

/** A text as the page prints it, its words of certainty without the brackets that paper gives them. */
const heard = (text: string) => printedText(text).replaceAll(/ \((reported|practice|planned)\)/g, ' $1');

test('the overview: about, a call to Station 1, five cards that are links as a whole', async ({ page }) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['About the company', '/about'],
    ['Start with Station 1, Foundation', '/stations/foundation'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  const tiles = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(tiles).toHaveCount(5);
  for (const { title, href } of services)
    await expect(tiles.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', href);
  const training = tiles.filter({ hasText: 'Training & Support' });
  await expect(training).toContainText('Coming Soon');
  await expect(training.getByRole('link')).toHaveCount(0);
  const heading = page.getByRole('heading', { name: 'Partnership Bridging' });
  await tiles.filter({ has: heading }).click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(/\/services\/partnership$/);
});

test('each service: its texts, its place in the list, contact, drawing on the trunk', async ({ page }) => {
  for (const { slug, intro, body } of Object.values(servicePages))
    await test.step(slug, async () => {
      const { title, href } = serviceEntries[slug];
      await page.goto(href);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
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
        const trunk = await page
          .locator('main .trunk')
          .first()
          .evaluate((band) => {
            const { left, width: thick } = getComputedStyle(band, '::before');
            return Number.parseFloat(left) + Number.parseFloat(thick) / 2;
          });
        // The drawings' branch starts 686 of 2640 units from their left edge.
        const branch = drawing ? drawing.x + (drawing.width * 686) / 2640 : Number.NaN;
        expect(Math.abs(branch - trunk), `${slug} at ${width} px`).toBeLessThan(1.5);
      }
    });
});

test('the platform: journey, first bid, the widget at 60 percent and three calls', async ({ page }) => {
  await page.goto('/services/complytrain');
  const main = page.getByRole('main');
  for (const { slug, name } of stationList)
    await expect(main.getByRole('rowheader').getByRole('link', { name })).toHaveAttribute(
      'href',
      `/stations/${slug}`,
    );
  await expect(main.getByText('Durations are per station, and stations overlap')).toBeVisible();
  await expect(main.getByText('Month 3: bidding can start')).toBeVisible();
  const side = main.getByRole('navigation', { name: 'Services' });
  await expect(side.locator('[aria-current=page]')).toHaveText('ComplyTrain Platform');

  const widget = page.getByRole('region', { name: 'Journey progress' });
  await expect(widget.getByRole('listitem')).toHaveCount(5);
  await expect(widget.locator('[aria-current=step]')).toContainText('Security');
  await expect(widget.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
  await expect(widget.getByText('Completed')).toHaveCount(1);
  await expect(widget.getByText('Pending')).toHaveCount(3);
  const calls = platformPage.departures.items.map(({ label }) => label);
  await expect(main.locator('dt a[href="/contact"]')).toContainText(calls);
});

test('training is announced, not indexed, leads to mail and platform, and no service page links to it', () => {
  for (const { path, html } of documents.filter(({ path }) => path.startsWith('/services'))) {
    const main = mainOf(html);
    expect(main, path).not.toContain('href="/services/training"');
    if (path !== '/services/training') continue;
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(textOf(main)).toContain('Coming Soon');
    expect(main).toMatch(new RegExp(`href="mailto:[^>]*>(?:<[^>]+>)*${trainingPage.notify}`));
    expect(main).toMatch(
      new RegExp(`href="/services/complytrain"[^>]*>(?:<[^>]+>)*${trainingPage.platform}`),
    );
  }
});
