import { expect, test } from '@playwright/test';
import { platformPage } from '../content/page-copy/platform';
import { trainingPage } from '../content/page-copy/training';
import { services } from '../content/services';
import { plainText } from '../lib/text/rich-text';
import { textOf } from '../scripts/support/built-pages';
import { exportedDocuments, linksOf, mainOf } from './support/built';

test('the overview links to about and Station 1 and has five cards that are clickable as a whole', async ({
  page,
}) => {
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

test('each service has an intro, its paragraphs, the current entry in the sidebar and a contact link', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const { slug, title, href } of services) {
    await page.goto(href);
    const side = main.getByRole('navigation', { name: 'Services' });
    await expect(side.getByRole('link')).toHaveText(services.map((service) => service.title));
    await expect(side.locator('[aria-current=page]')).toHaveText(title);
    if (slug === 'complytrain') continue;
    const paragraphs = main.locator('section[aria-labelledby=how] p').filter({ hasText: /.{140}/ });
    await expect(paragraphs).toHaveCount(3);
    await expect(main.getByRole('link', { name: 'Contact us', exact: true })).toBeVisible();
  }
});

/** Position at which a drawing's line leaves the trunk, as a share of the drawing's width from its left edge. */
const branches = {
  '/services/investment': 686 / 2640,
  '/services/consultancy': 686 / 2640,
  '/services/partnership': 686 / 2640,
  '/stations/defense-standards': 646 / 2560,
};

test('the line of a drawing starts on the trunk', async ({ page }) => {
  for (const [path, share] of Object.entries(branches)) {
    await page.goto(path);
    for (const width of [1200, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const offset = await page.evaluate((share) => {
        const drawing = document.querySelector('main img')?.getBoundingClientRect() as DOMRect;
        const trunk = getComputedStyle(document.querySelector('main .trunk') as Element, '::before');
        const branch = drawing.left + drawing.width * share;
        return branch - Number.parseFloat(trunk.left) - Number.parseFloat(trunk.width) / 2;
      }, share);
      expect(Math.abs(offset), `${path} at ${width} px`).toBeLessThan(1.5);
    }
  }
});

test('a printed page shows the whole drawing of a service with all its text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of Object.keys(branches).filter((path) => path.startsWith('/services'))) {
    await page.goto(path);
    // A4 and Letter.
    for (const width of [794, 816]) {
      await page.setViewportSize({ width, height: 1000 });
      const drawing = page.locator('main img:visible').first();
      const box = await drawing.boundingBox();
      // The drawing itself is 1440 of the file's 2640 units, in the middle.
      const [left, right] = [600, 2040].map((unit) => (box?.x ?? 0) + ((box?.width ?? 0) * unit) / 2640);
      // The background may extend beyond the page; the drawing itself by less than the width of its line.
      expect(left, path).toBeGreaterThan(-4);
      expect(right, path).toBeLessThan(width + 1);
      for (const label of await drawing.locator('~ p').all()) {
        await expect(label, path).toBeVisible();
        const labelBox = await label.boundingBox();
        expect((labelBox?.x ?? width) + (labelBox?.width ?? 0), path).toBeLessThan(width);
      }
    }
  }
});

test('the footer line prints in the header of the first page, so that it never needs another page', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/services/complytrain', '/buyers/united-kingdom']) {
    await page.goto(path);
    const mail = page.locator('footer a[href^="mailto:"]:visible');
    const logo = await page.locator('header a[href="/"]:visible').first().boundingBox();
    const box = await mail.boundingBox();
    expect(box?.y, path).toBeLessThan(100);
    expect(box?.x, path).toBeGreaterThan((logo?.x ?? 794) + (logo?.width ?? 0));
    // No element covers it.
    await mail.click({ trial: true });
  }
});

test('the platform shows the widget at 60 percent, the note on overlapping stations and its calls to action', async ({
  page,
}) => {
  await page.goto('/services/complytrain');
  const main = page.getByRole('main');
  await expect(main.getByText(plainText(platformPage.timetable.overlap))).toBeVisible();
  const widget = page.getByRole('region', { name: 'Journey progress' });
  await expect(widget.getByRole('listitem')).toHaveText([
    /Completed/,
    /Security/,
    ...Array(3).fill(/Pending/),
  ]);
  await expect(widget.locator('[aria-current=step]')).toContainText('Security');
  await expect(widget.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
  const calls = platformPage.callsToAction.items.map(({ label }) => label);
  await expect(main.locator('dt a[href="/contact"]')).toContainText(calls);
});

test('training links to mail and platform, and no service page links to training', () => {
  for (const { path, html } of exportedDocuments.filter(({ path }) => path.startsWith('/services'))) {
    const links = linksOf(mainOf(html)).map(({ href, words }) => `${textOf(words)}: ${href}`);
    expect(links.join(), path).not.toContain(': /services/training');
    if (path !== '/services/training') continue;
    expect(links).toContainEqual(expect.stringContaining(`${trainingPage.notify}: mailto:`));
    expect(links).toContainEqual(`${trainingPage.platform}: /services/complytrain`);
  }
});
