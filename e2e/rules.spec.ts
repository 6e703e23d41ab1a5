import { expect, test } from '@playwright/test';
import { atomPath } from '../lib/rules/atom';
import { rules, rulesByState } from '../lib/rules/register';
import { fileAt } from './support/built';
import { goToPart, heightOf, visit } from './support/visit';

for (const [width, limit] of [
  [390, 7_000],
  [1440, 9_000],
] as const)
  test(`at ${width} px the register is short, and an address opens its rule, old ones too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/rules');
    expect(await heightOf(page)).toBeLessThan(limit);
    for (const id of ['cmmc-phase-2', rulesByState['in-force'].at(-1)?.id ?? '']) {
      await expect(page.locator(`[id="${id}"]`)).toBeHidden();
      await goToPart(page, id);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    }
    const row = page.locator('details', { has: page.locator('[id="cmmc-phase-2"]') });
    await expect(row.locator('summary')).toContainText(/suspended/i);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every rule is a row with an anchor that stands open, and the feed is linked', async ({ page }) => {
    await page.goto('/rules');
    const shown = await page
      .locator('main details > [id]:visible')
      .evaluateAll((rows) =>
        rows.map(({ id, parentElement }) => [
          id,
          parentElement?.querySelector('h3, h4')?.textContent.replaceAll('\u00a0', ' '),
        ]),
      );
    for (const { id, title } of rules) expect(shown).toContainEqual([id, title]);
    await expect(page.locator(`link[rel=alternate][href$="${atomPath}"]`)).toHaveAttribute('type', /atom/);
    expect(fileAt(atomPath)).toBeDefined();
  });
});
