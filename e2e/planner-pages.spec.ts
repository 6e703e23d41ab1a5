import { expect, test } from '@playwright/test';
import { examples } from '../content/planner/examples';
import { rules } from '../content/planner/rules';
import { plan } from '../lib/planner/engine/plan';
import { sentenceOf } from '../lib/planner/words/sentence';
import { plannerWords } from '../lib/planner/words/words';

test('each worked plan stands under its own id with its sentence, four of them with picture and first steps', async ({
  page,
}) => {
  await page.goto('/planner/plans');
  for (const { id, answers } of examples) {
    const place = page.locator(`section:has(> .part-head > #${id}), tr#${id}`);
    await expect(place, id).toContainText(sentenceOf(plan(answers), plannerWords));
  }
  const full = page.locator('section:has(.plan-picture)');
  await expect(full).toHaveCount(4);
  for (const one of await full.all()) await expect(one.locator('.part-steps > li')).toHaveCount(5);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every rule of the planner can be read', async ({ page }) => {
    await page.goto('/planner/rules');
    const rows = page.locator('.part-fold tbody > tr');
    await expect(rows).toHaveCount(rules.length);
    for (const row of await rows.all()) await expect(row).toBeVisible();
  });
});
