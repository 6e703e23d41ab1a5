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
import { clipboard, expectShort, goToPart, visit } from './support/visit';

test('the clause is copied and mailed as it stands; red flags stand once, first', async ({ page }) => {
  const copied = await clipboard(page);
  await visit(page, '/verify');
  await expectShort(page, { 390: 7_500, 1440: 7_000 });
  await page.getByRole('button', { name: clauseWords.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: clauseWords.done })).toHaveCount(1);
  expect(await copied()).toBe(validityClause);
  const mail = await page.getByRole('link', { name: letterCopyWords.mail }).getAttribute('href');
  const { protocol, searchParams } = new URL(mail ?? '');
  expect([protocol, searchParams.get('subject')]).toEqual(['mailto:', verifyPage.clause.subject]);
  expect(searchParams.get('body')).toBe(validityClause);

  await expect(page.locator('section[aria-labelledby=chain] ol > li > h3')).toHaveText(
    chain.map(({ name }) => name),
  );
  // A link of a closed row has no name.
  await goToPart(page, 'iso');
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
  const named = page.locator('#iso a[href="#red-flag-12"]');
  await expect(named).toHaveAccessibleName(fill(verifyPage.flags.one, { number: 12 }));
});

test('each certification page leads to its paper', () => {
  for (const slug of certificationSlugs)
    expect(builtPage(`/certifications/${slug}`)).toMatch(
      new RegExp(`id="verify"[^>]*><a[^>]* href="/verify#${checkOf(slug).paper}"`),
    );
});

test('on the phone a fragment opens the row that it names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, '/verify');
  const shown = page.locator('#ce').getByText(papers.find(({ id }) => id === 'ce')?.shows[0]?.text ?? '');
  await expect(shown).toBeHidden();
  await goToPart(page, 'ce');
  await expect(shown).toBeInViewport();
  await goToPart(page, 'nations');
  await expect(page.getByRole('rowheader', { name: 'Ukraine' })).toBeVisible();
  await goToPart(page, 'investor');
  await expect(page.locator('#investor')).toBeInViewport();
});
