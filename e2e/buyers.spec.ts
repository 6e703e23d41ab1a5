import { expect, test } from '@playwright/test';
import { buyerBySlug, buyerRecords } from '../content/buyers';
import { buyersCopy } from '../content/page-copy/buyers';
import { networkCopy } from '../content/page-copy/network';
import { planCopy } from '../content/page-copy/planner';
import { pages } from '../content/pages';
import { plainText } from '../lib/text/rich-text';
import { exportedDocuments, readExport } from './support/built';

const { germany, poland } = buyerBySlug;

test('no page has the same link twice in a row', () => {
  const twice = exportedDocuments.flatMap(({ path, html }) =>
    [
      ...html.matchAll(/<a\b[^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>[\s().,;]*<a\b[^>]*href="\1"[^>]*>\2<\/a>/g),
    ].map(([, href, words]) => `${path}: ${words} ${href}`),
  );
  expect(twice).toEqual([]);
});

test('buyers’ pages and letters start with a table of contents in the order of the page', () => {
  const paths = pages.map(({ path }) => path).filter((path) => /^\/(buyers|letters)/.test(path));
  expect(paths.length).toBe(buyerRecords.length + 5);
  for (const path of paths) {
    const html = readExport(path);
    const [list = ''] = /<nav[^>]*class="part-contents.*?<\/nav>/s.exec(html) ?? [];
    const ids = [...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
    expect({ path, long: ids.length >= 4 }).toEqual({ path, long: true });
    const positions = ids.map((id) => html.indexOf(` id="${id}"`));
    expect({ path, missing: positions.filter((at) => at < 0) }).toEqual({ path, missing: [] });
    expect({ path, positions }).toEqual({ path, positions: positions.toSorted((a, b) => a - b) });
  }
});

test('Denmark’s page states which letter to send first by country of the company, with an addressed mail link', async ({
  page,
}) => {
  await page.goto('/buyers/denmark');
  const answers = page.locator('#letters');
  await expect(answers).toContainText('Letter 1 if your company is in Denmark, letter 1b if it is abroad');
  await expect(answers).toContainText('Lautrupbjerg 1–5, 2750 Ballerup');
  await expect(answers.getByRole('link', { name: /^Open in mail/ }).first()).toHaveAttribute(
    'href',
    /^mailto:fmi@mil\.dk\?subject=/,
  );
  await answers.getByRole('link', { name: 'Letter 1b' }).click();
  await expect(page.locator('#letter-1b')).toBeVisible();
});

test('a buyer’s page shows its sources, links to the planner with the buyer selected, and the plan links back', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
  await page.goto('/buyers');
  const row = page.getByRole('row', { name: /^Germany/ });
  await row.getByRole('link', { name: germany.name }).click();
  await expect(page.locator('#marks')).toBeHidden();
  await page.goto('/buyers/germany#marks');
  await expect(page.locator('#marks [lang=de]').first()).toBeVisible();
  const mark = page.locator('#outside sup a').first();
  const source = page.locator((await mark.getAttribute('href')) ?? '');
  await expect(source).toBeHidden();
  await mark.click();
  await expect(source).toBeInViewport();

  await page.locator('.network').getByRole('link', { name: networkCopy.plan }).click();
  await expect(page.locator('[data-answer=buyers]')).toContainText(germany.name);
  await page.getByText(planCopy.before.remarks, { exact: true }).click();
  await page.locator('main').getByRole('link', { name: germany.name, exact: true }).click();
  await expect(page).toHaveURL(/\/buyers\/germany$/);
});

test('on mobile whole rows of the list are links, and buttons select which deadlines are shown', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/buyers');
  const rows = page.locator('.buyer-rows tbody tr');
  await expect(rows).toHaveCount(buyerRecords.length);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(66);
  await rows.nth(2).click({ position: { x: 300, y: 30 } });
  await expect(page).toHaveURL(/\/buyers\/poland$/);

  const table = page.getByRole('table', { name: /^What must exist/ });
  const dueAt = (moment: 'tender' | 'award' | 'delivery') =>
    poland.due?.filter(({ at }) => at[moment]).map(({ what }) => plainText(what));
  const names = () => table.locator('tbody th:visible').allTextContents();
  await expect.poll(names).toEqual(dueAt('tender'));
  await page.getByRole('button', { name: buyersCopy.due.moments.award.short }).click();
  await expect.poll(names).toEqual(dueAt('award'));
  await page.reload();
  await expect.poll(names).toEqual(dueAt('award'));
});
