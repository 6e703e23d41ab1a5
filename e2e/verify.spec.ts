import { expect, test } from '@playwright/test';
import { letterLabels } from '../content/page-copy/letters';
import { clauseCopy, verifyPage } from '../content/page-copy/verify';
import { validityClause } from '../content/verify/contract';
import { redFlags } from '../content/verify/flags';
import { plainText } from '../lib/text/rich-text';
import { builtPage } from '../scripts/support/built-pages';
import { clipboard, visit } from './support/visit';

test('the clause is copied and mailed without changes', { tag: '@engines' }, async ({ page }) => {
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

test('red flags are printed once, before the documents, which link to them by number', () => {
  const html = builtPage('/verify');
  const lines = html.split('<li').map((line) => line.replaceAll(/^[^>]*>|<[^>]+>/g, '').trim());
  const [flags = '', papers = ''] = html.split(' id="papers"');
  for (const [index, { text }] of redFlags.entries()) {
    // A certainty label comes before the period.
    expect(lines.filter((line) => line.startsWith(plainText(text).slice(0, -1)))).toHaveLength(1);
    expect(flags).toContain(` id="red-flag-${index + 1}"`);
    expect(papers).toMatch(new RegExp(`aria-label="[^"]+ ${index + 1}"[^>]* href="#red-flag-${index + 1}"`));
  }
});

test('addresses have no certainty label, because they are not claims', async ({ page }) => {
  await visit(page, '/verify');
  const addresses = page.locator('main :is(dd, td) > ul > li', {
    has: page.locator('> a[href^="https://"]'),
  });
  expect(await addresses.count()).toBeGreaterThan(50);
  await expect(addresses.locator('> [data-certainty="second-hand"]')).toHaveCount(0);
});
