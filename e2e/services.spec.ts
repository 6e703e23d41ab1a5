import { expect, test } from '@playwright/test';
import { services } from '../content/services';

// The prebuilt HTML has all of it.
test.use({ javaScriptEnabled: false });

test('the overview links to about and Station 1 and has five cards that are clickable as a whole', async ({
  page,
}) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  const link = (name: string) => main.getByRole('link', { name, exact: true });
  await expect(main.locator('a[href="/about"]')).toBeVisible();
  await expect(main.locator('a[href="/stations/foundation"]')).toBeVisible();
  const tiles = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(tiles).toHaveCount(5);
  for (const { title, href } of services) await expect(link(title)).toHaveAttribute('href', href);
  const training = tiles.filter({ hasText: 'Training & Support' });
  await expect(training).toContainText('Coming Soon');
  await expect(training.getByRole('link')).toHaveCount(0);
  await tiles.filter({ hasText: 'Partnership Bridging' }).click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(/\/services\/partnership$/);
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
    expect(box?.y, `${path}: top of the mail link`).toBeLessThan(100);
    expect(box?.x, `${path}: left edge of the mail link, after the logo`).toBeGreaterThan(
      (logo?.x ?? 794) + (logo?.width ?? 0),
    );
    // No element covers it.
    await mail.click({ trial: true });
  }
});

test('the platform shows the widget at 60 percent and its calls to action', async ({ page }) => {
  await page.goto('/services/complytrain');
  const widget = page.getByRole('region', { name: 'Journey progress' });
  await expect(widget.getByRole('listitem')).toHaveText([
    /Completed/,
    /Security/,
    ...Array(3).fill(/Pending/),
  ]);
  await expect(widget.locator('[aria-current=step]')).toContainText('Security');
  await expect(widget.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
  // The label of the first bid begins at its tick, below the label of the last month.
  const [tick, flag, , last] = await page
    .locator('section:has(#timeline) .part-axis > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
  expect(flag?.left).toBeCloseTo(tick?.left ?? 0, 0);
  expect(flag?.top, 'top of the label of the first bid').toBeGreaterThan(last?.bottom ?? 0);
  await expect(page.locator('main dt a[href="/contact"]')).toHaveCount(3);
});
