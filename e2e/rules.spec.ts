import { expect, test } from '@playwright/test';
import { atomPath } from '../lib/rules/atom';
import { rules, rulesByState } from '../lib/rules/register';
import { open } from './support/states';

for (const [width, limit] of [
  [390, 7_000],
  [1440, 9_000],
] as const)
  test(`at ${width} px the register is short, and an address opens its rule, in the row of the older ones too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/rules');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(limit);
    for (const id of ['cmmc-phase-2', rulesByState['in-force'].at(-1)?.id ?? '']) {
      await expect(page.locator(`[id="${id}"]`)).toBeHidden();
      await page.evaluate((hash) => location.assign(hash), `#${id}`);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    }
    const suspended = page
      .locator('details', { has: page.locator('[id="cmmc-phase-2"]') })
      .locator('summary');
    await expect(suspended).toContainText(/suspended/i);
  });

test('without scripts every rule is a row with an anchor that stands open, and the feed is linked', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/rules');
  const shown = await page
    .locator('main details > [id]')
    .evaluateAll((rows) =>
      rows
        .filter((row) => row.checkVisibility())
        .map((row) => [
          row.id,
          row.parentElement?.querySelector('h3, h4')?.textContent.replaceAll('\u00a0', ' '),
        ]),
    );
  for (const { id, title } of rules) expect(shown).toContainEqual([id, title]);
  const { id = '' } = rulesByState.superseded[0] ?? {};
  await expect(page.locator(`link[rel=alternate][href$="${atomPath}"]`)).toHaveAttribute('type', /atom/);

  const feed = await request.get(atomPath);
  expect(feed.headers()['content-type']).toContain('xml');
  expect(await feed.text()).toContain(`/rules#${id}`);
  const data = await request.get('/data/certifications.json');
  expect((await data.json()).certifications).toHaveLength(8);
  await context.close();
});
