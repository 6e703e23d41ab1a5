import { expect, test } from '@playwright/test';
import { clipboard, visit } from './support/visit';

test('an address opens its letter, which is copied in the language that shows', async ({ page }) => {
  const copied = await clipboard(page);
  await visit(page, '/letters#letter-2');
  const letter = page.locator('#letter-2');
  await letter.getByRole('button', { name: 'Deutsch' }).click();
  await letter.getByRole('button', { name: 'Copy letter' }).click();
  await expect(letter.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied()).toMatch(/^Amtliche Qualitätssicherung [^\n]*\n\nWir sind \[Firma, Staat\]/);
  const mail = letter.getByRole('link', { name: /Open in mail/ });
  await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Amtliche/);
});
