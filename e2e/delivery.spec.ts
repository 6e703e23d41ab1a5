import { expect, test } from '@playwright/test';
import { contactEmail } from '../content/site';
import { documents, readExport } from './support/built';
import { nextFrame } from './support/layout-shift';
import { watchConsole } from './support/network-failures';
import { started } from './support/visit';

test('every document asks phones to make no links of their own, of clause numbers as of telephone numbers', () => {
  const asks = '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>';
  const without = [...documents.map(({ path }) => path), '/404'].filter(
    (path) => readExport(path).split(asks).length !== 2,
  );
  expect(without).toEqual([]);
});

const obfuscated = {
  text: '[email&#160;protected]',
  element: '<span class="__cf_email__" data-cfemail="7a19">[email&#160;protected]</span>',
};

for (const [kind, other] of Object.entries(obfuscated))
  test(`an address that the host has written differently on its way (${kind}) is kept, with the page`, async ({
    page,
  }) => {
    const lines = watchConsole(page);
    const [name, host] = contactEmail.split('@');
    const printed = [`>${contactEmail}<`, `>${name}@<`, `>${host}<`];
    for (const path of ['/', '/contact', '/legal/privacy']) {
      await page.route(path, async (route) => {
        const answer = await route.fetch();
        let html = await answer.text();
        for (const words of printed) html = html.replaceAll(words, `>${other}<`);
        await route.fulfill({ response: answer, body: html });
      });
      await page.goto(path);
      await page.evaluate(() => Object.assign(document.querySelector('h1') ?? {}, { sent: true }));
      await started(page);
      for (let frame = 0; frame < 5; frame += 1) await nextFrame(page);
      expect(await page.locator('h1').evaluate((one) => 'sent' in one), path).toBe(true);
      expect(await page.getByText(/email.protected/).count(), path).toBeGreaterThan(0);
      expect(lines, path).toEqual([]);
    }
  });

test('what is the same in every language is kept from translators', async ({ page }) => {
  const kept = (path: string, words: RegExp) => {
    const html = documents.find((one) => one.path === path)?.html ?? '';
    return [...html.matchAll(/<(\w+)[^>]* translate="no"[^>]*>(.*?)<\/\1>/gs)].some(([, , inner = '']) =>
      words.test(inner.replace(/<[^>]*>/g, '')),
    );
  };
  expect(kept('/contact', new RegExp(contactEmail))).toBe(true);
  expect(kept('/certifications/cmmc', /252\.204-70\d\d/)).toBe(true);
  expect(kept('/certifications/comparison', /^€[\d,]+–[\d,]+$/)).toBe(true);
  expect(kept('/glossary/clauses', /^DFARS 252\.204-7012$/)).toBe(true);
  expect(kept('/certifications/aqap2110', /^AQAP-2131$/)).toBe(true);
  await page.goto('/');
  await expect(page.locator('header [translate=no]').filter({ hasText: /^ComplyTrain$/ })).toHaveCount(1);
});
