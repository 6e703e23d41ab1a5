import { expect, test } from '@playwright/test';
import { atomPath } from '../lib/rules/atom';
import { rules, rulesByState } from '../lib/rules/register';

test.use({ javaScriptEnabled: false });

test('without scripts every rule is a row with an anchor, a view is a fragment, and the feed is linked', async ({
  page,
  request,
}) => {
  await page.goto('/rules');
  const rows = page.locator('main ol > li[id]');
  await expect(rows).toHaveCount(rules.length);
  const { id = '' } = rulesByState.superseded[0] ?? {};
  await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  await expect(page.locator(`link[rel=alternate][href$="${atomPath}"]`)).toHaveAttribute('type', /atom/);

  await page.locator('a[href="#view-superseded"]').click();
  await expect(rows.filter({ visible: true })).toHaveCount(rulesByState.superseded.length);
  await page.locator('a[href="#register"]').click();
  await expect(rows.filter({ visible: true })).toHaveCount(rules.length);

  const feed = await request.get(atomPath);
  expect(feed.headers()['content-type']).toContain('xml');
  expect(await feed.text()).toContain(`/rules#${id}`);
  const data = await request.get('/data/certifications.json');
  expect((await data.json()).certifications).toHaveLength(8);
});
