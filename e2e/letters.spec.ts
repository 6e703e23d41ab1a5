import { expect, test } from '@playwright/test';
import { letterLabels } from '../content/page-copy/letters';
import { watchConsole } from './support/network-failures';
import { translate } from './support/translation';
import { clipboard, visit, withoutClipboard } from './support/visit';

test('a fragment opens its letter, which is copied in the selected language', { tag: '@engines' }, async ({
  page,
}) => {
  const copied = await clipboard(page);
  await visit(page, '/letters#letter-2');
  const letter = page.locator('#letter-2');
  await letter.getByRole('button', { name: 'Deutsch' }).click();
  await letter.getByRole('button', { name: 'Copy letter' }).click();
  await expect(letter.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied()).toMatch(
    /^Amtliche Qualitätssicherung [^\n]*\n\n[^\n]+,\n\n\S+ sind \[Firma, Staat\]/,
  );
  const mail = letter.getByRole('link', { name: /Open in mail/ });
  await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Amtliche/);
});

test('a page that the browser has translated copies the original letter', async ({ page }) => {
  const copied = await clipboard(page);
  for (const [path, id] of [
    ['/letters', 'letter-1'],
    ['/buyers/germany', 'letters'],
  ] as const) {
    await visit(page, `${path}#${id}`);
    const letter = page.locator(`#${id}`);
    const copy = letter.locator('[data-copy-letter]').first();
    await copy.click();
    await expect(copy).toHaveText(letterLabels.copied);
    const before = await copied();
    expect(before.length).toBeGreaterThan(100);
    await translate(page, true);
    await copy.click();
    await expect(copy).toHaveText(letterLabels.copied.toUpperCase());
    expect(await copied()).toBe(before);
    await page.locator('h1').click();
    await expect(copy).toHaveText(letterLabels.copy.toUpperCase());
  }
});

test('without a clipboard the letter is selected, and a message explains the keyboard shortcut', {
  tag: '@engines',
}, async ({ page }) => {
  const lines = watchConsole(page);
  await withoutClipboard(page);
  await visit(page, '/letters#letter-2');
  const letter = page.locator('#letter-2');
  await letter.getByRole('button', { name: 'Copy letter' }).click();
  await expect(letter.getByText(letterLabels.refused)).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(100);
  expect(lines).toEqual([]);
});
