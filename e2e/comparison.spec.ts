import { expect, type Page, test } from '@playwright/test';
import { certifications } from '../content/certifications';
import { filters } from '../content/page-copy/comparison';
import { matches } from '../lib/comparison/filter';
import { visit } from './support/visit';

const path = '/certifications/comparison';
const table = (page: Page) => page.getByRole('table', { name: /^Eight certifications compared/ });
/** Returns text and size of each row, which a filter must not change. */
const rows = (page: Page) =>
  table(page)
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [row.textContent, row.clientWidth, row.clientHeight]));

test('the filter lists and announces the matches and logs one line per choice', { tag: '@engines' }, async ({
  page,
}) => {
  const logs: string[] = [];
  page.on('console', (message) => logs.push(`${message.type()} ${message.text()}`));
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, path);
  const buttons = page.getByRole('group', { name: 'Filter certifications' }).getByRole('button');
  const pressed = buttons.and(page.locator('[aria-pressed=true]'));
  await expect(buttons).toHaveCount(6);
  await expect(pressed).toHaveText(/^All Certifications/);
  const before = await rows(page);

  for (const { value, label } of filters.toReversed()) {
    logs.length = 0;
    await buttons.filter({ hasText: label }).click();
    await expect(pressed).toContainText(label);
    const expected = certifications.filter(({ tags }) => matches(tags, value));
    await expect(
      page.getByRole('navigation', { name: 'Matching certifications' }).getByRole('link'),
    ).toHaveText(expected.map(({ comparison }) => comparison.name));
    await expect(page.locator('main [aria-live=polite]')).toHaveText(
      `${expected.length} of 8 ${expected.length === 1 ? 'matches' : 'match'} ${label}`,
    );
    expect(logs).toEqual([`log Certification filter: ${value}`]);
    const marked = table(page).locator('tbody tr[data-match=yes]');
    await expect(marked).toHaveCount(value === 'all' ? 0 : expected.length);
    expect(await rows(page), `rows under ${label}`).toEqual(before);
  }
});

test('columns of figures sort the rows; Back restores filter and order without logging', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, path);
  const before = await rows(page);
  const header = table(page).getByRole('columnheader', { name: 'Cost' });
  const ends = ({ cost }: (typeof certifications)[number]['comparison']) => [cost.min, cost.max] as const;
  const sorted = certifications
    .map(({ comparison }) => comparison)
    .toSorted((a, b) => ends(a)[0] - ends(b)[0] || ends(a)[1] - ends(b)[1]);
  await header.getByRole('button').click();
  await page.getByRole('button', { name: /^EU Required/ }).click();
  await table(page).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/comparison/);
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  await page.goBack();
  await expect(page.getByRole('button', { name: /^EU Required/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(table(page).locator('tbody tr[data-match=yes]')).toHaveCount(1);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(table(page).getByRole('rowheader')).toContainText(sorted.map(({ name }) => name));
  expect(logs).toEqual([]);
  await header.getByRole('button').press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await header.getByRole('button').press('Enter');
  await expect(header).not.toHaveAttribute('aria-sort');
  expect(await rows(page), 'rows after the third click').toEqual(before);
});

test('the table has table roles on mobile, and its rows are links', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await visit(page, path);
  await expect(table(page).getByRole('columnheader')).toHaveCount(8);
  await expect(table(page).getByRole('rowheader')).toHaveCount(8);
  await expect(table(page).getByRole('cell')).toHaveCount(8 * 7);
  const row = table(page).getByRole('row').filter({ hasText: 'CMMC' });
  // The row's link covers the cell on purpose, so the cell itself need not receive the click.
  await row.getByRole('cell').last().click({ force: true });
  await expect(page).toHaveURL(/\/certifications\/cmmc$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prints in landscape', async ({ page }) => {
    await page.goto(path);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const landscape = pdf.match(/\/MediaBox\s*\[0 0 841\.9\d* 594\.9\d*\]/g) ?? [];
    expect(landscape.length, 'pages in landscape').toBe(pdf.match(/\/MediaBox/g)?.length);
  });
});
