import { expect, test } from '@playwright/test';
import { contactEmail } from '../content/site';
import { exportedDocuments, readExport } from './support/built';
import { nextFrame } from './support/layout-shift';
import { watchConsole } from './support/network-failures';
import { waitForHydration } from './support/visit';

test('every document disables format detection, so that clause numbers do not become telephone links', () => {
  const tag = '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>';
  const without = [...exportedDocuments.map(({ path }) => path), '/404'].filter(
    (path) => readExport(path).split(tag).length !== 2,
  );
  expect(without).toEqual([]);
});

const obfuscated = {
  text: '[email&#160;protected]',
  element: '<span class="__cf_email__" data-cfemail="7a19">[email&#160;protected]</span>',
};

for (const [kind, other] of Object.entries(obfuscated))
  test(`hydration keeps the page when the host has obfuscated a mail address (${kind})`, async ({ page }) => {
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
      await waitForHydration(page);
      for (let frame = 0; frame < 5; frame += 1) await nextFrame(page);
      expect(await page.locator('h1').evaluate((one) => 'sent' in one), path).toBe(true);
      expect(await page.getByText(/email.protected/).count(), path).toBeGreaterThan(0);
      expect(lines, path).toEqual([]);
    }
  });

test('names, clause numbers and amounts are excluded from translation', async ({ page }) => {
  const isExcluded = (path: string, words: RegExp) => {
    const html = exportedDocuments.find((one) => one.path === path)?.html ?? '';
    return [...html.matchAll(/<(\w+)[^>]* translate="no"[^>]*>(.*?)<\/\1>/gs)].some(([, , inner = '']) =>
      words.test(inner.replace(/<[^>]*>/g, '')),
    );
  };
  expect(isExcluded('/contact', new RegExp(contactEmail))).toBe(true);
  expect(isExcluded('/certifications/cmmc', /252\.204-70\d\d/)).toBe(true);
  expect(isExcluded('/certifications/comparison', /^€[\d,]+–[\d,]+$/)).toBe(true);
  expect(isExcluded('/glossary/clauses', /^DFARS 252\.204-7012$/)).toBe(true);
  expect(isExcluded('/certifications/aqap2110', /^AQAP-2131$/)).toBe(true);
  await page.goto('/');
  await expect(page.locator('header [translate=no]').filter({ hasText: /^ComplyTrain$/ })).toHaveCount(1);
});
