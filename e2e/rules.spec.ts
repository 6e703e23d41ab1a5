import { expect, test } from '@playwright/test';
import { atomPath } from '../lib/rules/atom';
import { rules, rulesByState } from '../lib/rules/register';
import { textOf } from '../scripts/support/built-pages';
import { exported, fileAt } from './support/built';
import { expectShort, goToPart, visit } from './support/visit';

test('the register is short, and an address opens its rule, in the row of the older ones too', async ({
  page,
}) => {
  await visit(page, '/rules');
  await expectShort(page, { 390: 7_000, 1440: 9_000 });
  for (const id of ['cmmc-phase-2', rulesByState['in-force'].at(-1)?.id ?? '']) {
    await expect(page.locator(`[id="${id}"]`)).toBeHidden();
    await goToPart(page, id);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
  const row = page.locator('details', { has: page.locator('[id="cmmc-phase-2"]') });
  await expect(row.locator('summary')).toContainText(/suspended/i);
});

test('every rule is a row with an anchor, and the feed is linked', () => {
  const html = exported('/rules').replaceAll('\u00a0', ' ');
  const rows = [
    ...html.matchAll(/<details[^>]*>.*?<(h[34])[^>]*>(.*?)<\/\1>.*?<\/summary><[^>]* id="([^"]+)"/gs),
  ];
  const shown = rows.map(([, , title = '', id]) => [id, textOf(title)]);
  for (const { id, title } of rules) expect(shown).toContainEqual([id, title]);
  expect(html).toMatch(new RegExp(`rel="alternate"[^>]*${atomPath}`));
  expect(fileAt(atomPath)).toBeDefined();
});
