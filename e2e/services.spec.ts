import { expect, test } from '@playwright/test';
import { platformPage } from '../content/page-copy/platform';
import { trainingPage } from '../content/page-copy/training';
import { services } from '../content/services';
import { serviceEntries } from '../content/services/entries';
import { servicePages } from '../content/services/pages';
import { stationList } from '../content/stations/heads';
import { printedText } from '../lib/text/rich-text';
import { textOf } from '../scripts/support/built-pages';
import { documents, linksOf, mainOf } from './support/built';

test('the overview: about, a call to Station 1, five cards that are links as a whole', async ({ page }) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  const link = (name: string) => main.getByRole('link', { name, exact: true });
  await expect(main.locator('a[href="/about"]')).toBeVisible();
  await expect(link('Start with Station 1, Foundation')).toHaveAttribute('href', '/stations/foundation');
  const tiles = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(tiles).toHaveCount(5);
  for (const { title, href } of services) await expect(link(title)).toHaveAttribute('href', href);
  const training = tiles.filter({ hasText: 'Training & Support' });
  await expect(training).toContainText('Coming Soon');
  await expect(training.getByRole('link')).toHaveCount(0);
  await tiles.filter({ hasText: 'Partnership Bridging' }).click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(/\/services\/partnership$/);
});

/** A text as the page prints it, its words of certainty without the brackets that paper gives them. */
const heard = (text: string) => printedText(text).replaceAll(/ \((reported|practice|planned)\)/g, ' $1');

test('each service: its texts, its place in the list, contact, drawing on the trunk', async ({ page }) => {
  const main = page.getByRole('main');
  for (const { slug, intro, body } of Object.values(servicePages)) {
    const { title, href } = serviceEntries[slug];
    await page.goto(href);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const text of [intro, ...body])
      await expect(main.getByText(heard(text), { exact: true })).toBeVisible();
    const side = main.getByRole('navigation', { name: 'Services' });
    await expect(side.getByRole('link')).toHaveText(services.map((service) => service.title));
    await expect(side.locator('[aria-current=page]')).toHaveText(title);
    await expect(main.getByRole('link', { name: 'Contact us', exact: true })).toBeVisible();
    for (const width of [1200, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // The drawing's branch starts 686 of 2640 units from its left edge.
      const drawing = await main.locator('img').first().boundingBox();
      const branch = drawing ? drawing.x + (drawing.width * 686) / 2640 : Number.NaN;
      const trunk = await main
        .locator('.trunk')
        .first()
        .evaluate((band) => {
          const { left, width } = getComputedStyle(band, '::before');
          return Number.parseFloat(left) + Number.parseFloat(width) / 2;
        });
      expect(Math.abs(branch - trunk), `${slug} at ${width} px`).toBeLessThan(1.5);
    }
  }
});

test('the platform: journey, the widget at 60 percent and three calls', async ({ page }) => {
  await page.goto('/services/complytrain');
  const main = page.getByRole('main');
  const stations = main.getByRole('rowheader').locator('a[href^="/stations/"]');
  await expect(stations).toContainText(stationList.map(({ name }) => name));
  await expect(main.getByText('Durations are per station, and stations overlap')).toBeVisible();
  const side = main.getByRole('navigation', { name: 'Services' });
  await expect(side.locator('[aria-current=page]')).toHaveText('ComplyTrain Platform');
  const widget = page.getByRole('region', { name: 'Journey progress' });
  await expect(widget.getByRole('listitem')).toHaveText([
    /Completed/,
    /Security/,
    ...Array(3).fill(/Pending/),
  ]);
  await expect(widget.locator('[aria-current=step]')).toContainText('Security');
  await expect(widget.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
  const calls = platformPage.departures.items.map(({ label }) => label);
  await expect(main.locator('dt a[href="/contact"]')).toContainText(calls);
});

test('training is announced, not indexed, leads to mail and platform, and no service page links to it', () => {
  for (const { path, html } of documents.filter(({ path }) => path.startsWith('/services'))) {
    const main = mainOf(html);
    expect(main, path).not.toContain('href="/services/training"');
    if (path !== '/services/training') continue;
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(main).toContain('Coming Soon');
    const links = linksOf(main).map(({ href, words }) => `${textOf(words)}: ${href}`);
    expect(links).toContainEqual(expect.stringContaining(`${trainingPage.notify}: mailto:`));
    expect(links).toContainEqual(expect.stringContaining(`${trainingPage.platform}: /services/complytrain`));
  }
});
