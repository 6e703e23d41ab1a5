import { expect, type Page, test } from '@playwright/test';
import { legalDocuments } from '../content/legal';
import { contactEmail } from '../content/site';
import { plainText } from '../lib/text/rich-text';
import { textOf } from '../scripts/support/built-pages';
import { documents, linksOf, mainOf } from './support/built';
import { scrollTo, visit } from './support/visit';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('sections are numbered and listed, references have numbers', () => {
  const all = (html: string, pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, part = '']) => textOf(part));
  for (const { slug, title, sections, glance } of legalDocuments) {
    const main = mainOf(documents.find(({ path }) => path === `/legal/${slug}`)?.html ?? '');
    expect(all(main, /<h1[^>]*>(.*?)<\/h1>/gs)).toEqual([title]);
    expect(textOf(main), slug).not.toContain('§');
    expect(main, slug).toContain(`href="mailto:${contactEmail}`);
    expect(all(main, /<section[^>]* id="[^>]*>.*?<h2[^>]*>(.*?)<\/h2>/gs)).toEqual(
      sections.map((section, index) => `${index + 1} ${section.title}`),
    );
    const list = /<nav[^>]*aria-label="On this page".*?<\/nav>/s.exec(main)?.[0] ?? '';
    expect(linksOf(list).map(({ href }) => href)).toEqual(sections.map(({ id }) => `#${id}`));
    const [answers = ''] = main.slice(main.indexOf('id="glance"')).split('</dl>');
    expect(all(answers, /<dd[^>]*>(.*?)<\/dd>/gs)).toEqual(glance.map(({ value }) => plainText(value)));
  }
});

test('the terms mark the section in view, define by lists, leave nothing behind', async ({ page }) => {
  await visit(page, '/legal/terms');
  const current = contents(page).locator('a[aria-current=true]');
  await expect(current).toHaveText(/Parties and scope/);
  await contents(page).getByRole('link', { name: 'Liability' }).click();
  await expect(page).toHaveURL(/#liability$/);
  await expect(current).toHaveText(/Liability/);
  await expect(page.locator('#liability h2')).toBeInViewport();
  await scrollTo(page, 100_000);
  await expect(current).toHaveText(/Governing law and arbitration/);
  await page.getByRole('link', { name: 'Back to Top' }).click();
  await expect(current).toHaveText(/Parties and scope/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await expect(page.locator('#definitions dl dt').first()).toHaveText('Order');
  const support = page.getByRole('table', { name: 'First response by priority' });
  await expect(support.getByRole('rowheader')).toHaveCount(3);
  await expect(support.getByRole('row', { name: /^Critical/ })).toContainText('4 hours');
  await expect(page.locator('main section[id] a[href="/legal/privacy"]').first()).toBeVisible();
  // As the cookie policy says.
  expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('on a phone the table of contents is folded, opens, and leads to its section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/legal/terms');
  const summary = contents(page).locator('summary');
  await expect(summary).toHaveText(/^On this page: \d+ sections$/);
  await expect(contents(page).getByRole('link')).toHaveCount(0);
  await summary.click();
  await contents(page).getByRole('link', { name: 'Money-back guarantee' }).click();
  await expect(page.locator('#money-back-guarantee h2')).toBeInViewport();
});
