import { expect, test } from '@playwright/test';
import { letterLabels } from '../content/page-copy/letters';
import { clauseCopy, verifyPage } from '../content/page-copy/verify';
import { validityClause } from '../content/verify/contract';
import { letterById, letterToCopy } from '../lib/letters/letter';
import { fill } from '../lib/text/fill';
import { translate } from './support/translation';
import { clipboard, visit } from './support/visit';

/** Letters and clauses to copy; LetterTools.test.tsx covers a refused clipboard. */

test('a fragment opens its letter, which is copied in the selected language', { tag: '@engines' }, async ({
  page,
}) => {
  const copied = await clipboard(page);
  await visit(page, '/letters#letter-2');
  const letter = page.locator('#letter-2');
  await letter.getByRole('button', { name: 'Deutsch' }).click();
  await letter.getByRole('button', { name: letterLabels.copy }).click();
  await expect(letter.getByRole('button', { name: letterLabels.copied })).toBeVisible();
  expect(await copied()).toMatch(
    /^Amtliche Qualitätssicherung [^\n]*\n\n[^\n]+,\n\n\S+ sind \[Firma, Staat\]/,
  );
  const mail = letter.getByRole('link', { name: letterLabels.mail });
  await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Amtliche/);
});

test('a page that the browser has translated copies the original letter', async ({ page }) => {
  const copied = await clipboard(page);
  await visit(page, '/buyers/germany#letters');
  const copy = page.locator('#letters .button-ink').first();
  await copy.click();
  await expect(copy).toHaveText(letterLabels.copied);
  const before = await copied();
  expect(before.length).toBeGreaterThan(100);
  await translate(page, true);
  await copy.click();
  await expect(copy).toHaveText(letterLabels.copied.toUpperCase());
  expect(await copied()).toBe(before);
});

test('the clause for contracts is copied and mailed without changes', { tag: '@engines' }, async ({
  page,
}) => {
  const copied = await clipboard(page);
  await visit(page, '/verify');
  await page.getByRole('button', { name: clauseCopy.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: clauseCopy.done })).toHaveCount(1);
  expect(await copied()).toBe(validityClause);
  const mail = await page.getByRole('link', { name: letterLabels.mail }).getAttribute('href');
  const { protocol, searchParams } = new URL(mail ?? '');
  expect([protocol, ...searchParams.values()]).toEqual([
    'mailto:',
    verifyPage.clause.subject,
    validityClause,
  ]);
});

test('the copy button of a row copies its letter without opening it', async ({ page }) => {
  const copied = await clipboard(page);
  await visit(page, '/letters');
  const letter = letterById('3');
  await page.getByRole('button', { name: fill(letterLabels.copyName, { title: letter.title }) }).click();
  await expect(page.getByRole('status').filter({ hasText: letterLabels.done })).toHaveCount(1);
  expect(await copied()).toBe(letterToCopy(letter.versions[0]));
  await expect(page.locator('#letter-3')).toBeHidden();
});
