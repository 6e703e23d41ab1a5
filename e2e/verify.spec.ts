import { expect, test } from '@playwright/test';
import { certificationSlugs } from '../content/certifications/slugs';
import { letterCopyWords } from '../content/page-copy/letters';
import { clauseWords, verifyPage } from '../content/page-copy/verify';
import { checkOf, papers } from '../content/verify';
import { chain } from '../content/verify/certificate';
import { validityClause } from '../content/verify/contract';
import { redFlags } from '../content/verify/flags';
import { fill } from '../lib/text/fill';
import { plainText } from '../lib/text/rich-text';
import { builtPage } from '../scripts/support/built-pages';
import { open } from './support/states';

test('the clause is copied as it stands, and the copy is announced; mail opens with it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/verify');
  await page.getByRole('button', { name: clauseWords.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: clauseWords.done })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(validityClause);
  const mail = page.getByRole('link', { name: letterCopyWords.mail });
  const { protocol, searchParams } = new URL((await mail.getAttribute('href')) ?? '');
  expect(protocol).toBe('mailto:');
  expect(searchParams.get('subject')).toBe(verifyPage.clause.subject);
  expect(searchParams.get('body')).toBe(validityClause);
});

test('the checklist is a PDF of the size its link states', async ({ page, request }) => {
  await page.goto('/verify');
  const link = page.getByRole('main').locator('a[href="/verify/checklist.pdf"]');
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const size = Math.ceil((await response.body()).byteLength / 1000);
  await expect(link).toContainText(`(PDF, one A4 sheet, ${size} kB)`);
});

test('each certification page leads to its paper', () => {
  for (const slug of certificationSlugs)
    expect(builtPage(`/certifications/${slug}`)).toMatch(
      new RegExp(`id="verify"[^>]*><a[^>]* href="/verify#${checkOf(slug).paper}"`),
    );
});

for (const [width, limit] of [
  [390, 7_500],
  [1440, 7_000],
] as const)
  test(`at ${width} px the page is short, and a fragment opens the row that it names`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/verify');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(limit);
    const shown = page.locator('#ce').getByText(papers.find(({ id }) => id === 'ce')?.shows[0]?.text ?? '');
    await expect(shown).toBeHidden();
    await page.evaluate(() => {
      location.hash = '#ce';
    });
    await expect(shown).toBeInViewport();
    if (width > 390) return;
    await open(page, '/verify#nations');
    await expect(page.getByRole('rowheader', { name: 'Ukraine' })).toBeVisible();
    await open(page, '/verify#investor');
    await expect(page.locator('#investor')).toBeInViewport();
  });

test('the red flags stand once, before the papers, which name them by number', async ({ page }) => {
  // A link of a closed row has no name.
  await open(page, '/verify#iso');
  const lines = await page
    .locator('main li')
    .evaluateAll((all) => all.map((line) => line.textContent?.replace(/\s+/g, ' ') ?? ''));
  for (const { text } of redFlags)
    expect(
      lines.filter((line) => line.startsWith(plainText(text))),
      text,
    ).toHaveLength(1);
  const flag = await page.locator('#red-flag-12').boundingBox();
  const paper = await page.locator('#iso').locator('xpath=..').boundingBox();
  expect(flag?.y).toBeLessThan(paper?.y ?? 0);
  await expect(page.locator('#iso a[href="#red-flag-12"]')).toHaveAccessibleName(
    fill(verifyPage.flags.one, { number: 12 }),
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the chain is a list, and every paper is open', async ({ page }) => {
    await page.goto('/verify');
    await expect(page.locator('section[aria-labelledby="chain"] ol > li > h3')).toHaveText(
      chain.map(({ name }) => name),
    );
    for (const { id, shows } of papers)
      await expect(page.locator(`#${id}`).getByText(shows[0]?.text ?? '')).toBeVisible();
    await expect(page.getByRole('button', { name: clauseWords.copy })).toBeHidden();
  });
});
