import { expect, type Page, test } from '@playwright/test';
import { legalDocuments } from '../content/legal';
import { retention } from '../content/legal/figures';
import { contactEmail } from '../content/site';
import { formatRange } from '../lib/figures/format';
import { plainText } from '../lib/text/rich-text';

const path = (slug: string) => `/legal/${slug}`;
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => contents(page).locator('a[aria-current=true]');
const phone = { width: 390, height: 844 };

test('sections are numbered, listed and dated, references have numbers, and the visit leaves nothing on the device', async ({
  page,
  context,
}) => {
  for (const { slug, title, sections, glance } of legalDocuments)
    await test.step(slug, async () => {
      await page.goto(path(slug));
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page.locator('main')).toContainText('September 2025');
      await expect(page.locator(`main a[href^="mailto:${contactEmail}"]`).first()).toBeVisible();
      const headings = page.locator('main section[id] h2');
      await expect(headings).toHaveText(sections.map((section, index) => `${index + 1} ${section.title}`));
      const targets = await contents(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(sections.map(({ id }) => `#${id}`));
      await expect(page.locator('#glance ~ dl dd')).toHaveText(glance.map(({ value }) => plainText(value)));
      await expect(page.locator('main')).not.toContainText('§');
    });
  // As the cookie policy says.
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('terms and privacy policy mark up their lists and link by full paths', async ({ page }) => {
  await page.goto(path('terms'));
  await expect(page.locator('main section[id] a[href="/legal/privacy"]').first()).toBeVisible();
  // Definitions are description lists, tables have captions and headers.
  await expect(page.locator('#definitions dl dt').first()).toHaveText('Order');
  const support = page.getByRole('table', { name: 'First response by priority' });
  await expect(support.getByRole('rowheader')).toHaveCount(3);
  await expect(support.getByRole('row', { name: /^Critical/ })).toContainText('4 hours');
  await page.goto(path('privacy'));
  await expect(page.locator('main section[id] a[href="/legal/cookies"]').first()).toBeVisible();
  for (const range of Object.values(retention)) {
    await expect(page.getByRole('table', { name: 'How long records are kept' })).toContainText(
      formatRange(range),
    );
  }
});

test('the section in view is marked in the table of contents', async ({ page }) => {
  await page.goto(path('terms'));
  await expect(current(page)).toHaveText(/Parties and scope/);
  await contents(page).getByRole('link', { name: 'Liability' }).click();
  await expect(page).toHaveURL(/#liability$/);
  await expect(current(page)).toHaveCount(1);
  await expect(current(page)).toHaveText(/Liability/);
  await expect(page.locator('#liability h2')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(current(page)).toHaveText(/Governing law and arbitration/);
  await page.getByRole('link', { name: 'Back to Top' }).click();
  await expect(current(page)).toHaveText(/Parties and scope/);
});

test('on a phone the table of contents is folded, opens, and leads to its section', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(path('terms'));
  const summary = contents(page).locator('summary');
  await expect(summary).toHaveText(/^On this page: \d+ sections$/);
  await expect(contents(page).getByRole('link')).toHaveCount(0);
  await summary.click();
  await contents(page).getByRole('link', { name: 'Money-back guarantee' }).click();
  await expect(page.locator('#money-back-guarantee h2')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the table of contents stands open', async ({ page }) => {
    await page.goto(path('terms'));
    await expect(contents(page).getByRole('link', { name: 'Liability' })).toBeVisible();
  });
});
