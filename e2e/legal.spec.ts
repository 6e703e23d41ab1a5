import { expect, type Page, test } from '@playwright/test';
import { legalDocuments } from '../content/legal';
import { contactEmail } from '../content/site';
import { textOf } from '../scripts/support/built-pages';
import { exportedDocuments, linksOf, mainOf } from './support/built';
import { scrollTo, visit } from './support/visit';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('sections are numbered and listed in the table of contents, and a mail link is present', () => {
  for (const { slug, sections } of legalDocuments) {
    const main = mainOf(exportedDocuments.find(({ path }) => path === `/legal/${slug}`)?.html ?? '');
    expect(main, slug).toContain(`href="mailto:${contactEmail}`);
    const titles = main.matchAll(/<section[^>]* id="[^>]*>.*?<h2[^>]*>(.*?)<\/h2>/gs);
    expect([...titles].map(([, words = '']) => textOf(words))).toEqual(
      sections.map(({ title }, index) => `${index + 1} ${title}`),
    );
    const list = /<nav[^>]*aria-label="On this page".*?<\/nav>/s.exec(main)?.[0] ?? '';
    expect(linksOf(list).map(({ href }) => href)).toEqual(sections.map(({ id }) => `#${id}`));
  }
});

test('the table of contents of the terms highlights the section in view', { tag: '@engines' }, async ({
  page,
}) => {
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
});

test('on mobile the table of contents is collapsed, expands, and links to its sections', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/legal/terms');
  const summary = contents(page).locator('summary');
  await expect(summary).toHaveText(/^On this page: \d+ sections$/);
  await expect(contents(page).getByRole('link')).toHaveCount(0);
  await summary.click();
  await contents(page).getByRole('link', { name: 'Money-back guarantee' }).click();
  await expect(page.locator('#money-back-guarantee h2')).toBeInViewport();
});
