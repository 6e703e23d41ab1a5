import { expect, test } from '@playwright/test';
import { buyerBySlug, buyerRecords } from '../content/buyers';
import { homePermits } from '../content/buyers/permits';
import { buyersCopy } from '../content/page-copy/buyers';
import { networkCopy } from '../content/page-copy/network';
import { planCopy } from '../content/page-copy/planner';
import { plainText } from '../lib/text/rich-text';
import { longest } from './support/matrix';

const { germany } = buyerBySlug;
const paths = buyerRecords.map(({ slug }) => `/buyers/${slug}`);
const longestBuyers = longest(paths);

test('a buyer leads into the planner with itself chosen, and the plan leads back', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
  await page.goto('/buyers');
  await page
    .getByRole('row', { name: /^Germany/ })
    .getByRole('link', { name: germany.name })
    .click();
  await expect(page.locator('h1')).toHaveText('Selling to Germany');
  await expect(page.locator('#marks')).toBeHidden();
  await page.goto('/buyers/germany#marks');
  await expect(page.locator('#marks [lang=de]').first()).toBeVisible();

  await page.locator('.network').getByRole('link', { name: networkCopy.plan }).click();
  await expect(page.locator('[data-answer=buyers]')).toContainText(germany.name);
  await page.getByText(planCopy.before.remarks, { exact: true }).click();
  await page.locator('main').getByRole('link', { name: germany.name, exact: true }).click();
  await expect(page).toHaveURL(/\/buyers\/germany$/);
});

test('a number beside a line opens the sources at its text', async ({ page }) => {
  await page.goto('/buyers/germany');
  const mark = page.locator('#outside sup a').first();
  const target = page.locator((await mark.getAttribute('href')) ?? '');
  await expect(target).toBeHidden();
  await mark.click();
  await expect(target).toBeInViewport();
});

/** Sheets in the bytes of a PDF. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test('the list of all buyers and the longest pages of a buyer print on at most seven sheets', async ({
  page,
}) => {
  const sheets: Record<string, number> = {};
  for (const path of ['/buyers', ...longestBuyers]) {
    await page.goto(path);
    sheets[path] = sheetsOf(await page.pdf({ format: 'A4' }));
  }
  expect(Object.entries(sheets).filter(([, count]) => count < 1 || count > 7)).toEqual([]);
});

test('a fragment opens the row of the list that it names', async ({ page }) => {
  const { id } = buyersCopy.open;
  await page.goto('/buyers');
  await expect(page.locator(`#${id}`)).toBeHidden();
  await page.goto(`/buyers#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('the list leads to each seat, and the seat names its office', async ({ page }) => {
  await page.goto('/buyers');
  for (const { home } of homePermits)
    await expect(page.locator(`#permit-${home} a`)).toHaveAttribute('href', `/buyers/permits#${home}`);
  const [first] = homePermits;
  await page.locator(`#permit-${first?.home} a`).click();
  await expect(page.locator(`#${first?.home}`)).toBeInViewport();
  for (const { home, office } of homePermits)
    await expect(page.locator(`#${home}`)).toContainText(plainText(office));
});

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the comparison is a list of rows, each a link as a whole', async ({ page }) => {
    await page.goto('/buyers');
    const rows = page.locator('.buyer-rows tbody tr');
    await expect(rows).toHaveCount(buyerRecords.length);
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(66);
    await rows.nth(1).click({ position: { x: 300, y: 30 } });
    await expect(page).toHaveURL(/\/buyers\/denmark$/);
  });
});

test('on the phone a button chooses the moment, and only what is due then stands in the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/buyers/poland');
  const { due = [] } = buyerBySlug.poland;
  const table = page.getByRole('table', { name: /^What must exist/ });
  const shown = (moment: 'tender' | 'award' | 'delivery') =>
    due.filter(({ at }) => at[moment]).map(({ what }) => plainText(what));
  const names = () => table.locator('tbody th:visible').allTextContents();
  expect(await names()).toEqual(shown('tender'));
  await page.getByRole('button', { name: buyersCopy.due.moments.award.short }).click();
  await expect.poll(names).toEqual(shown('award'));
  await page.reload();
  await expect.poll(names).toEqual(shown('award'));
});

/** Words between two places of a text. */
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

for (const { path, words = 1900, phone, desktop, tablet } of [
  ...paths.map((path) =>
    path === '/buyers/ukraine'
      ? { path, words: 2400, phone: 6500, desktop: 8000 }
      : { path, phone: 4900, desktop: 6800 },
  ),
  { path: '/buyers/united-states', words: 2400, phone: 6500, desktop: 5400 },
  { path: '/buyers/permits', phone: 6500, desktop: 5400 },
  { path: '/buyers/eu-money', phone: 6000, desktop: 4500 },
  { path: '/buyers', phone: 5000, tablet: 6500, desktop: 5000 },
] as { path: string; words?: number; phone: number; tablet?: number; desktop: number }[])
  test(`${path} keeps to its words and heights, a buyer answers early`, async ({ page }) => {
    await page.goto(path);
    // biome-ignore lint/performance/useDomNodeTextContent: what is folded does not count
    const text = await page.locator('main').innerText();
    expect(wordsIn(text)).toBeLessThanOrEqual(words);
    if (paths.includes(path as (typeof paths)[number])) {
      const letter = text.indexOf(buyersCopy.answers.letter);
      expect(letter).toBeGreaterThan(0);
      expect(wordsIn(text.slice(text.indexOf('Selling to'), letter))).toBeLessThanOrEqual(700);
    }
    for (const [width, most] of Object.entries({ 1440: desktop, 834: tablet, 390: phone })) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${width} px`).toBeLessThanOrEqual(most ?? Number.POSITIVE_INFINITY);
    }
  });
