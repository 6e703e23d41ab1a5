import { expect, type Page, test } from '@playwright/test';
import { certifications } from '../content/certifications';
import { filters } from '../content/page-copy/comparison';
import { pathways } from '../content/pathways';
import { matches } from '../lib/comparison/filter';
import { formatRange } from '../lib/figures/format';
import { clipboard, visit } from './support/visit';

const path = '/certifications/comparison';
const table = (page: Page) => page.getByRole('table', { name: /^Eight certifications compared/ });
const matchItems = (page: Page) =>
  page.getByRole('navigation', { name: 'Matching certifications' }).getByRole('listitem');
const rowTexts = (page: Page) => table(page).locator('tbody tr').allTextContents();
/** Size of each row: a choice moves and folds none. */
const rowBoxes = (page: Page) =>
  table(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [row.clientWidth, row.clientHeight]));

test('the filter lists the matches, announces them, logs one line a choice and works by keyboard', async ({
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
  const [before, boxes] = [await rowTexts(page), await rowBoxes(page)];

  for (const { value, label } of filters.toReversed()) {
    logs.length = 0;
    await buttons.filter({ hasText: label }).click();
    await expect(pressed).toContainText(label);
    const expected = certifications.filter(({ tags }) => matches(tags, value));
    await expect(matchItems(page).getByRole('link')).toHaveText(
      expected.map(({ comparison }) => comparison.name),
    );
    await expect(page.locator('main [aria-live=polite]')).toHaveText(
      `${expected.length} of 8 ${expected.length === 1 ? 'matches' : 'match'} ${label}`,
    );
    expect(logs).toEqual([`log Certification filter: ${value}`]);
    const marked = table(page).locator('tbody tr[data-match=yes]');
    await expect(marked).toHaveCount(value === 'all' ? 0 : expected.length);
    expect(await rowTexts(page)).toEqual(before);
    expect(await rowBoxes(page), `rows under ${label}`).toEqual(boxes);
  }

  await page.getByRole('button', { name: /^EU Required/ }).focus();
  await page.keyboard.press('Space');
  await expect(matchItems(page)).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(matchItems(page)).toHaveCount(2);
});

test('columns of figures sort the rows; filter and order come back with the page, and nothing is logged', async ({
  page,
}) => {
  await visit(page, path);
  const before = await rowTexts(page);
  const header = table(page).getByRole('columnheader', { name: 'Cost' });
  const lowest = certifications.toSorted((a, b) => a.comparison.cost.min - b.comparison.cost.min)[0];
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
  await expect(table(page).getByRole('rowheader').first()).toContainText(lowest?.comparison.name ?? '');
  expect(logs).toEqual([]);
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
  const [first, last] = [await stops.first().boundingBox(), await stops.last().boundingBox()];
  const width = await row.locator('line').evaluate((line) => line.getBoundingClientRect().width);
  expect(width).toBeCloseTo((last?.x ?? 0) - (first?.x ?? 0), 0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row.getByRole('cell').filter({ visible: true })).toHaveText(await stops.allTextContents());
  for (const word of await stops.all()) expect((await word.boundingBox())?.height).toBeGreaterThan(16);
  await expect(page.getByRole('row', { name: /^Drones and aircraft/ })).toBeHidden();
});

test('the table is copied row by row, is a table at every width, and its rows lead on; pathways are tabs', async ({
  page,
}) => {
  const copied = await clipboard(page);
  await visit(page, path);
  await table(page).evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('ControlOrMeta+c');
  const [labels, ...rows] = (await copied()).split('\n').map((line) => line.split('\t'));
  expect(labels?.join()).toBe('Certification,Timeline,Cost,Complexity,NATO,US DoD,EU,Prerequisites');
  expect(rows.map((cells) => [cells.length, cells[0], cells[2]])).toEqual(
    certifications.map(({ focus, comparison: { name, cost } }) => [8, `${name} ${focus}`, formatRange(cost)]),
  );

  const tabs = page.getByRole('tablist', { name: 'Recommended pathways' }).getByRole('tab');
  await expect(tabs).toHaveCount(4);
  await tabs.first().focus();
  for (const { name, stops } of pathways) {
    const panel = page.getByRole('tabpanel', { name: new RegExp(`^${name}`) });
    await expect(panel.getByRole('listitem')).toHaveCount(stops.length);
    await page.keyboard.press('ArrowRight');
  }
  for (const [key, index] of [
    ['ArrowLeft', 3],
    ['Home', 0],
    ['End', 3],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
  }

  await page.setViewportSize({ width: 320, height: 900 });
  for (const [role, count] of [
    ['columnheader', 8],
    ['rowheader', 8],
    ['cell', 8 * 7],
  ] as const)
    await expect(table(page).getByRole(role)).toHaveCount(count);

  const row = table(page).getByRole('row').filter({ hasText: 'CMMC' });
  // The row's link covers the cell on purpose, so the cell itself need not receive the click.
  await row.getByRole('cell').last().click({ force: true });
  await expect(page).toHaveURL(/\/certifications\/cmmc$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all matches, rows and pathways can be read; the page prints on seven sheets of landscape A4', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('[data-tags]:visible')).toHaveCount(8 + 8);
    await expect(page.locator('.needs tbody tr:visible')).toHaveCount(10);
    for (const { name, text } of pathways) {
      const heading = page.getByRole('tabpanel').getByRole('heading', { name });
      expect((await heading.boundingBox())?.height).toBeGreaterThan(16);
      await expect(page.getByText(text)).toBeVisible();
    }
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    const sizes = sheets.map(
      ([, width, height]) => `${Math.round(Number(width))},${Math.round(Number(height))}`,
    );
    expect([...new Set(sizes)]).toEqual(['842,595']);
    expect(sheets.length).toBeLessThanOrEqual(7);
  });
});
