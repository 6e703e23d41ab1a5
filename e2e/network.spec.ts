import { expect, type Page, test } from '@playwright/test';
import { home } from '../content/page-copy/home';
import { networkCopy } from '../content/page-copy/network';
import { plannerBuyers } from '../content/planner/buyers';
import { networkAnswers } from '../lib/network/data';
import { networkProducts } from '../lib/network/results';
import { findLayoutProblems } from './support/layout';
import { goToFragment, nextFrame, visit } from './support/visit';

const { options } = networkCopy.products;
const pressed = (page: Page) => page.locator('.network [aria-pressed=true]');

/** Two choices with different results for each product. */
const choices = networkProducts.flatMap((product, at) => {
  const answers = Object.entries(networkAnswers().of).map(([buyer, ids]) => [ids[at], buyer] as const);
  const buyers = [...new Map(answers.toReversed()).values()].slice(0, 2);
  return buyers.map((buyer) => `buyer=${buyer}&product=${product}`);
});

/** Returns text of the map that a line crosses or that is too small, and misaligned terminal names. Runs in the page. */
function findMapProblems(): string[] {
  const all = <Part extends Element>(parts: string) => [...document.querySelectorAll<Part>(parts)];
  const inLines = all<SVGPathElement>('.network-tracks path').flatMap((line) =>
    Array.from({ length: line.getTotalLength() / 8 }, (_, step) =>
      line.getPointAtLength(8 * step).matrixTransform(line.getScreenCTM() ?? undefined),
    ),
  );
  const ends = all('.network-end').map((end) => end.getBoundingClientRect());
  return [
    ...all<SVGTextElement>('.network-drawing text').filter((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0);
      const isCrossed = ({ x, y }: DOMPoint) => x > left && x < right && y > top + 2 && y < bottom - 2;
      return size < 14 || inLines.some(isCrossed);
    }),
    ...all('.network-buyer').filter((name, index) => {
      const { top, bottom } = name.getBoundingClientRect();
      const end = ends[index] ?? new DOMRect();
      return Math.abs(top + bottom - end.top - end.bottom) > 3;
    }),
  ].map(({ textContent }) => textContent);
}

for (const [path, links] of [
  ['/buyers/netherlands', 'a'],
  ['/', 'button'],
] as const)
  test(`the map on ${path} has names at their terminals, no overlapping text, and only listed names at the product`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    // The width with the least space at the product; drawings.spec.ts checks others.
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.locator('.network-drawing')).toBeVisible();
    await expect(page.locator(`${links}.network-buyer`)).toHaveCount(plannerBuyers.length);
    for (const state of path === '/' ? choices : ['']) {
      if (state) await goToFragment(page, state);
      await nextFrame(page);
      expect.soft(await page.evaluate(findMapProblems), state).toEqual([]);
      expect
        .soft(await findLayoutProblems(page, state, { parts: '.network, section:has(> .banner-controls)' }))
        .toEqual([]);
      const listed = await page.locator('.network-list li:not([data-mark=none]) svg + b').allTextContents();
      const named = page.locator(':is(.marked-wide .network-name, .marked-small b):visible:not(:empty)');
      expect(listed, state).toEqual(expect.arrayContaining(await named.allTextContents()));
      if (state) await expect(named, state).toHaveCount(Math.min(8, listed.length));
    }
  });

test('a choice changes the banner and is restored from the URL on Back and on reload, together with a tab', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/');
  await page.locator('#tab-2').click();
  await page.getByRole('button', { name: 'Poland', exact: true }).press('Enter');
  await page.getByRole('button', { name: options.parts }).click();
  await expect(page).toHaveURL('/#tab=tab-2&buyer=PL&product=parts');
  await expect(page.locator('.network [role=status]')).toHaveText(/^Poland, parts: /);
  const banner = page.getByRole('region', { name: home.banner.label });
  await expect(banner.locator('.route-ruler ul')).toContainText('certified for Poland');
  await expect(banner.locator('.marked-wide image')).toHaveAttribute('href', '/art/products/parts.svg');
  const plan = banner.getByRole('link', { name: home.banner.action });
  await expect(plan).toHaveAttribute('href', '/planner#v=2&buyers=PL&products=parts');
  const figures = page.locator('.network-figures');
  const shown = await figures.textContent();
  for (const leaveAndReturn of [
    () => page.reload(),
    () => page.goto('/robots.txt').then(() => page.goBack()),
    async () => {
      await page.getByRole('link', { name: networkCopy.plan }).click();
      await expect(page).not.toHaveURL(/tab-2/);
      await page.goBack();
    },
  ]) {
    await leaveAndReturn();
    await expect(pressed(page)).toHaveText([options.parts, 'Poland']);
    await expect(banner.getByRole('button', { name: /^Sell to:? Poland/ })).toBeVisible();
    await expect(figures).toHaveText(shown ?? '');
    await expect(page.locator('#tab-2')).toHaveAttribute('aria-selected', 'true');
  }
});

test('the popup closes without a choice; selecting an option returns the focus and is announced', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/#buyer=XX&product=toString');
  const line = page.getByRole('button', { name: /^Sell to/ });
  const popup = page.locator('.route-sheet');
  await expect(line).toHaveText(/Germany/);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.locator('footer').dispatchEvent('pointerdown'),
    () => page.locator('.network').getByRole('link', { name: networkCopy.plan }).focus(),
  ]) {
    await line.click();
    await expect(popup.locator('[aria-pressed=true]')).toHaveText('Germany');
    await leave();
    await expect(popup).toHaveCount(0);
  }
  await line.click();
  await popup.getByRole('button', { name: 'Netherlands' }).click();
  await expect(line).toBeFocused();
  await expect(page.locator('.network [role=status]')).toHaveText(/^Netherlands, drones: /);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the initial route with its choices as text and disabled buttons, as a list on mobile, on one page in print', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [width, media] of [
      [390, null],
      [1440, null],
      [718, 'print'],
    ] as const) {
      await page.setViewportSize({ width, height: 1047 });
      await page.emulateMedia({ media });
      await expect(page.locator(':is(.network, .route-choices) button:enabled')).toHaveCount(0);
      await expect(page.locator('.network .route-words')).toHaveText(/Drones and aircraft.*Germany/);
      const route = width > 1181 ? '.network-terminal' : '.network-list li';
      await expect(page.locator(route).filter({ visible: true })).not.toHaveCount(0);
    }
    expect((await page.locator('.network').boundingBox())?.height).toBeLessThan(1047);
  });
});
