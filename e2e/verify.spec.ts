import { expect, test } from '@playwright/test';
import { certificationSlugs } from '../content/certifications/slugs';
import { letterCopyWords } from '../content/page-copy/letters';
import { clauseWords, verifyPage } from '../content/page-copy/verify';
import { checkOf } from '../content/verify';
import { chain } from '../content/verify/certificate';
import { validityClause } from '../content/verify/contract';
import { redFlags } from '../content/verify/flags';
import { fill } from '../lib/text/fill';
import { plainText } from '../lib/text/rich-text';
import { builtPage } from '../scripts/support/built-pages';
import { clipboard, goToPart, visit } from './support/visit';

test('the clause is copied and mailed as it stands; red flags stand once, first', async ({ page }) => {
  const copied = await clipboard(page);
  await visit(page, '/verify');
  await page.getByRole('button', { name: clauseWords.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: clauseWords.done })).toHaveCount(1);
  expect(await copied()).toBe(validityClause);
  const mail = await page.getByRole('link', { name: letterCopyWords.mail }).getAttribute('href');
  const { protocol, searchParams } = new URL(mail ?? '');
  const { subject, body } = Object.fromEntries(searchParams);
  expect([protocol, subject, body]).toEqual(['mailto:', verifyPage.clause.subject, validityClause]);

  const links = page.locator('section[aria-labelledby=chain] ol > li > h3');
  await expect(links).toHaveText(chain.map(({ name }) => name));
  // A link of a closed row has no name.
  await goToPart(page, 'iso');
  const lines = (await page.locator('main li').allTextContents()).map((line) => line.replace(/\s+/g, ' '));
  for (const { text } of redFlags)
    expect(
      lines.filter((line) => line.startsWith(plainText(text))),
      text,
    ).toHaveLength(1);
  const flag = page.locator('#red-flag-12');
  await expect(flag.locator('xpath=following::*[@id="iso"]')).toHaveCount(1);
  const named = page.locator('#iso a[href="#red-flag-12"]');
  await expect(named).toHaveAccessibleName(fill(verifyPage.flags.one, { number: 12 }));
});

test('each certification page leads to its paper', () => {
  for (const slug of certificationSlugs)
    expect(builtPage(`/certifications/${slug}`)).toMatch(
      new RegExp(`id="verify"[^>]*><a[^>]* href="/verify#${checkOf(slug).paper}"`),
    );
});
