import { expect, test } from '@playwright/test';
import { buyerBySlug, buyerRecords } from '../content/buyers';
import { homePermits } from '../content/buyers/permits';
import { lettersBySubject } from '../content/letters';
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

test('a middle click or one with Control on a buyer opens it beside this page', async ({ page, context }) => {
  await page.goto('/buyers');
  const germany = page.getByRole('row', { name: /^Germany/ }).getByRole('link');
  for (const options of [{ button: 'middle' as const }, { modifiers: ['ControlOrMeta' as const] }]) {
    const opened = context.waitForEvent('page');
    await germany.click(options);
    await expect(await opened).toHaveURL(/\/buyers\/germany$/);
    await expect(page).toHaveURL(/\/buyers$/);
  }
});

for (const [width, most] of [
  [390, 5000],
  [834, 6500],
  [1440, 5000],
] as const)
  test(`the list of all buyers is at most ${most} px high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/buyers');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });

test('a fragment opens the row of the list that it names', async ({ page }) => {
  const { id } = buyersCopy.open;
  await page.goto('/buyers');
  await expect(page.locator(`#${id}`)).toBeHidden();
  await page.goto(`/buyers#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('the list leads to the seat that stood in it, and the seat names its office', async ({ page }) => {
  for (const { home, office } of homePermits) {
    await page.goto('/buyers');
    await page.locator(`#permit-${home} a`).click();
    const seat = page.locator(`#${home}`);
    await expect(seat).toBeInViewport();
    await expect(seat).toContainText(plainText(office));
  }
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

test('a buyer answers three questions within 700 words of its title, and shows at most 1,900 words', async ({
  page,
}) => {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    // biome-ignore lint/performance/useDomNodeTextContent: what is folded does not count
    const text = await page.locator('main').innerText();
    const start = text.indexOf('Selling to');
    const letter = text.indexOf(buyersCopy.answers.letter);
    if (letter < 0 || wordsIn(text.slice(start, letter)) > 700) faults.push(`${path}: answers come late`);
    if (wordsIn(text) > (path === '/buyers/ukraine' ? 2400 : 1900))
      faults.push(`${path}: ${wordsIn(text)} words`);
  }
  expect(faults).toEqual([]);
});

// What holds for all buyers stands on the page of all; letters are the same wherever they are sent from.
test('no sentence of twelve words stands on more than two pages of a buyer', async ({ page }) => {
  const on = new Map<string, Set<string>>();
  for (const path of [...paths, '/buyers/united-states']) {
    await page.goto(path);
    const blocks = await page.locator('main').evaluate((main) => {
      for (const fold of main.querySelectorAll('details')) fold.open = true;
      for (const letter of main.querySelectorAll('[data-letter-lang], .part-sources')) letter.remove();
      // biome-ignore lint/performance/useDomNodeTextContent: a block ends a sentence
      return (main as HTMLElement).innerText.split('\n');
    });
    for (const sentence of blocks.flatMap((block) => block.split(/(?<=[.?!:;])\s+/)))
      if (wordsIn(sentence) >= 12) on.set(sentence, (on.get(sentence) ?? new Set()).add(path));
  }
  const letters = Object.values(lettersBySubject).flat();
  const repeated = [...on].filter(
    ([sentence, { size }]) =>
      size > 2 &&
      !letters.some(({ title, when }) =>
        [title, when].some((words) => sentence.includes(words.slice(8, 40))),
      ),
  );
  expect(repeated.map(([sentence, { size }]) => `${size}: ${sentence}`)).toEqual([]);
});

for (const [path, phone, desktop] of [
  ...paths.map((path): readonly [string, number, number] => [
    path,
    path === '/buyers/ukraine' ? 6500 : 4900,
    path === '/buyers/ukraine' ? 8000 : 6800,
  ]),
  ['/buyers/permits', 6500, 5400],
  ['/buyers/eu-money', 6000, 4500],
  ['/buyers/united-states', 6500, 5400],
] satisfies (readonly [string, number, number])[])
  test(`${path} is at most ${phone} px high on the phone and ${desktop} px on the desktop`, async ({
    page,
  }) => {
    for (const [width, most] of [
      [390, phone],
      [1440, desktop],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${width}`).toBeLessThanOrEqual(most);
    }
  });
