import { expect, type Page, test } from '@playwright/test';
import { certifications } from '../content/certifications';
import { filters } from '../content/page-copy/comparison';
import { pathways } from '../content/pathways';
import { matches } from '../lib/comparison/filter';
import { formatRange } from '../lib/figures/format';

const path = '/certifications/comparison';
const table = (page: Page) => page.getByRole('table', { name: /^Eight certifications compared/ });
const matchItems = (page: Page) =>
  page.getByRole('navigation', { name: 'Matching certifications' }).getByRole('listitem');
const rowTexts = (page: Page) => table(page).locator('tbody tr').allTextContents();
const names = (value: (typeof filters)[number]['value']) =>
  certifications.filter(({ tags }) => matches(tags, value)).map(({ comparison }) => comparison.name);

test('the filter lists the matches, announces them, logs one line a choice and works by keyboard', async ({
  page,
}) => {
  const logs: string[] = [];
  page.on('console', (message) => logs.push(`${message.type()} ${message.text()}`));
  await page.goto(path);
  const buttons = page.getByRole('group', { name: 'Filter certifications' }).getByRole('button');
  await expect(buttons).toHaveCount(6);
  await expect(buttons.and(page.locator('[aria-pressed=true]'))).toHaveText(/^All Certifications/);
  await expect(matchItems(page)).toHaveCount(8);
  const before = await rowTexts(page);

  for (const { value, label } of filters.toReversed()) {
    logs.length = 0;
    await buttons.filter({ hasText: label }).click();
    await expect(buttons.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
    await expect(buttons.filter({ hasText: label })).toHaveAttribute('aria-pressed', 'true');
    const expected = names(value);
    await expect(matchItems(page)).toHaveCount(expected.length);
    await expect(matchItems(page).getByRole('link')).toHaveText(expected);
    await expect(page.locator('main [aria-live=polite]')).toHaveText(
      `${expected.length} of 8 ${expected.length === 1 ? 'matches' : 'match'} ${label}`,
    );
    expect(logs).toEqual([`log Certification filter: ${value}`]);
    expect(await rowTexts(page)).toEqual(before);
    const marked = table(page).locator('tbody tr[data-match=yes]').getByRole('link');
    await expect(marked).toHaveCount(value === 'all' ? 0 : expected.length);
  }

  await page.getByRole('button', { name: /^EU Required/ }).focus();
  await page.keyboard.press('Space');
  await expect(matchItems(page)).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(matchItems(page)).toHaveCount(2);
});

test('the columns of figures sort the rows and give the order of the table back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const before = await rowTexts(page);
  const header = table(page).getByRole('columnheader', { name: 'Cost' });
  const lowest = certifications.toSorted((a, b) => a.comparison.cost.min - b.comparison.cost.min)[0];
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(table(page).getByRole('rowheader').first()).toContainText(lowest?.comparison.name ?? '');
  expect((await rowTexts(page)).toSorted()).toEqual(before.toSorted());
  // A filter leaves the order alone, and marks the matching rows in place.
  await page.getByRole('button', { name: /^EU Required/ }).click();
  await expect(table(page).locator('tbody tr[data-match=yes]')).toHaveCount(1);
  await header.getByRole('button').press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await header.getByRole('button').press('Enter');
  await expect(header).not.toHaveAttribute('aria-sort');
  expect(await rowTexts(page)).toEqual(before);
});

test('in the needs guide a line runs from the first stop to the last; on the phone each stop is a line of words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 834, height: 900 });
  await page.goto(path);
  const row = page.getByRole('row', { name: /^US DoD Suppliers/ });
  const stops = row.locator('[data-requirement]:not([data-requirement=No])');
  await expect(stops).toHaveText(['Recommended', 'Required*', 'Required', 'Recommended', 'Required']);
  const line = await row.locator('line').evaluate((element) => element.getBoundingClientRect().toJSON());
  const [first, last] = [await stops.first().boundingBox(), await stops.last().boundingBox()];
  expect(line.left - (first?.x ?? 0)).toBeCloseTo(line.right - (last?.x ?? 0), 0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row.getByRole('cell').filter({ visible: true })).toHaveText(await stops.allTextContents());
  for (const word of await stops.all()) expect((await word.boundingBox())?.height).toBeGreaterThan(16);
  await expect(page.getByRole('row', { name: /^Drones and aircraft/ })).toBeHidden();
});

test('filter and order come back with the page, and nothing is logged', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: /^EU Required/ }).click();
  await table(page).getByRole('columnheader', { name: 'Cost' }).getByRole('button').click();
  await table(page).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/comparison/);
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  await page.goBack();
  await expect(page.getByRole('button', { name: /^EU Required/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(table(page).locator('tbody tr[data-match=yes]')).toHaveCount(1);
  await expect(table(page).getByRole('columnheader', { name: 'Cost' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(logs).toEqual([]);
});

/** What the cells of a row say after its head. */
const cellsOf = ({ comparison }: (typeof certifications)[number]) => [
  formatRange(comparison.timeline),
  formatRange(comparison.cost),
  comparison.complexity,
  comparison.nato,
  comparison.usdod,
  comparison.eu,
  [comparison.prerequisites, comparison.prerequisitesNote].filter(Boolean).join(' '),
];

test('the table is copied row by row, is a table at every width, and its rows lead on; pathways are tabs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await table(page).evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('ControlOrMeta+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').map((line) => line.split('\t'))).toEqual([
    ['Certification', 'Timeline', 'Cost', 'Complexity', 'NATO', 'US DoD', 'EU', 'Prerequisites'],
    ...certifications.map((record) => [`${record.comparison.name} ${record.focus}`, ...cellsOf(record)]),
  ]);

  await test.step('at every width it is a table, and nothing scrolls sideways', async () => {
    for (const width of [1440, 834, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect(table(page).getByRole('columnheader')).toHaveText([
        /^Certification/,
        /^Timeline/,
        /^Cost/,
        'Complexity',
        'NATO',
        'US DoD',
        'EU',
        'Prerequisites',
      ]);
      await expect(table(page).getByRole('rowheader')).toHaveCount(8);
      await expect(table(page).getByRole('cell')).toHaveCount(8 * 7);
      for (const record of certifications) {
        const row = table(page).getByRole('row').filter({ hasText: record.focus });
        await expect(row.getByRole('cell')).toHaveText(cellsOf(record));
      }
    }
  });

  await test.step('four pathways in tabs, each with its duration and cost', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const tabs = page.getByRole('tablist', { name: 'Recommended pathways' }).getByRole('tab');
    await expect(tabs).toHaveCount(4);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await tabs.first().focus();
    for (const { name, duration, cost, stops } of pathways) {
      const panel = page.getByRole('tabpanel', { name: new RegExp(`^${name}`) });
      await expect(panel).toBeVisible();
      await expect(panel).toContainText(formatRange(duration));
      await expect(panel).toContainText(formatRange(cost));
      await expect(panel.getByRole('listitem')).toHaveCount(stops.length);
      await page.keyboard.press('ArrowRight');
    }
  });

  await test.step('the whole row leads to the page of its certification', async () => {
    const row = table(page).getByRole('row').filter({ hasText: 'CMMC' });
    // The row's link covers the cell on purpose, so the cell itself need not receive the click.
    await row.getByRole('cell').last().click({ force: true });
    await expect(page).toHaveURL(/\/certifications\/cmmc$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all matches, rows and pathways can be read', async ({ page }) => {
    await page.goto(path);
    // A filter would do nothing.
    await expect(page.locator('main button[aria-pressed]:visible')).toHaveCount(0);
    await expect(page.locator('li[data-tags]:visible')).toHaveCount(8);
    await expect(page.locator('tr[data-tags]:visible')).toHaveCount(8);
    await expect(page.locator('.needs tbody tr:visible')).toHaveCount(10);
    await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(4);
    for (const { name, text } of pathways) {
      const heading = page.getByRole('tabpanel').getByRole('heading', { name });
      expect((await heading.boundingBox())?.height).toBeGreaterThan(16);
      await expect(page.getByText(text)).toBeVisible();
    }
  });
});

test('the page prints on landscape A4, the table with its keys on one sheet, the first', async ({ page }) => {
  await page.goto(path);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(
    new Set(
      sheets.map(([, width, height]) => `${Math.round(Number(width))} x ${Math.round(Number(height))}`),
    ),
  ).toEqual(new Set(['842 x 595']));
  // One more sheet means that the table no longer fits on the same page as the head.
  expect(sheets.length).toBeLessThanOrEqual(7);
});
