import { expect, type Page, test } from '@playwright/test';
import { networkCopy } from '../content/page-copy/network';
import { buyers } from '../content/planner/buyers';
import { networkAnswers } from '../lib/network/data';
import { networkProducts } from '../lib/network/results';
import { crossedWords } from './support/crossing';
import { drawn } from './support/shifts';
import { visit } from './support/visit';

const { options } = networkCopy.products;
const pressed = (page: Page) => page.locator('.network [aria-pressed=true]');

/** A choice for each answer to a product: the first buyer's, since the others mark map and product alike. */
const choices = networkProducts.flatMap((product, at) => {
  const answers = Object.entries(networkAnswers().of).map(([buyer, of]) => [of[at], buyer] as const);
  return [...new Map(answers.toReversed()).values()].map((buyer) => `buyer=${buyer}&product=${product}`);
});

/** All words of the map, and those at the product in the banner with what stands around them. */
const parts = [
  ...['drawing text', 'buyer', 'group', 'legend', 'product', 'figures'].map((part) => `.network-${part}`),
  '.network h2',
  ...['wide text', 'small > p > *', 'small > p:not([data-mark])'].map((part) => `.marked-${part}`),
  '.slide[data-active] :is(h2, .slide-copy > p), .route-line b',
].join();

/** How the map is drawn: words that a line runs through, names beside their terminal, px of the smallest words. */
const drawing = (page: Page) =>
  page.locator('.network-drawing').evaluate((map) => {
    const all = <Part extends Element>(parts: string) => [...document.querySelectorAll<Part>(parts)];
    const middle = (part: Element) => {
      const { top, bottom } = part.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const texts = all<SVGTextElement>('.network-drawing text');
    const lines = all<SVGPathElement>('.network-tracks path').map((line) => ({
      line,
      box: line.getBoundingClientRect(),
      toLine: line.getScreenCTM()?.inverse(),
    }));
    const struck = texts.filter((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const near = lines.filter(({ box }) => box.left < right && box.top < bottom && box.bottom > top);
      for (let x = left; x <= right; x += 6)
        for (const y of [top + 4, (top + bottom) / 2, bottom - 4])
          if (
            near.some(({ line, toLine }) => line.isPointInStroke(new DOMPoint(x, y).matrixTransform(toLine)))
          )
            return true;
      return false;
    });
    const ends = all('.network-end').map(middle);
    const scale = map.getBoundingClientRect().width / 1084;
    return {
      struck: struck.map(({ textContent }) => textContent),
      off: all('.network-buyer').filter((name, index) => Math.abs(middle(name) - (ends[index] ?? 0)) > 1.5)
        .length,
      smallest: Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale)),
    };
  });

for (const [path, links, states] of [
  ['/buyers', 'a', ['']],
  ['/buyers/netherlands', 'a', ['']],
  ['/', 'button', ['', ...choices]],
] as const)
  test(`the map on ${path}: names at their terminals, no words over words or lines, and product names that it lists`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 834, 1181, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('.network-drawing')).toBeVisible({ visible: width >= 1181 });
      if (width >= 1181) await expect(page.locator(`${links}.network-buyer`)).toHaveCount(buyers.length);
      // Every answer where the words at the product are closest; the map is only drawn smaller at 1181 px.
      for (const state of width === 390 || width === 1280 ? states : states.slice(0, 1)) {
        const at = `${width} px ${state}`;
        if (state) await page.evaluate((hash) => location.assign(`#${hash}`), state);
        await drawn(page);
        expect(await crossedWords(page, parts), at).toEqual([]);
        if (width >= 1181) {
          const { smallest, ...faults } = await drawing(page);
          expect(faults, at).toEqual({ struck: [], off: 0 });
          expect(smallest, at).toBeGreaterThanOrEqual(14);
        }
        if (!state) continue;
        const stops = page.locator('.network-list li:not([data-mark=none])');
        const listed = await stops.locator('span:first-of-type').allTextContents();
        const named = await page.locator(':is(.marked-name, .marked-small b):visible').allTextContents();
        expect(listed, at).toEqual(expect.arrayContaining(named.filter(Boolean)));
        expect(named.filter(Boolean), at).toHaveLength(
          width >= 1280 ? listed.length : Math.min(4, listed.length),
        );
      }
    }
  });

test('a choice is kept by the address, beside a tab’s: on Back and on reload', async ({ page }) => {
  await page.goto('/');
  await page.locator('#tab-2').click();
  await page.getByRole('button', { name: 'Poland', exact: true }).press('Enter');
  await page.getByRole('button', { name: options.parts }).click();
  await expect(page).toHaveURL('/#tab=tab-2&buyer=PL&product=parts');
  await expect(page.locator('.network [role=status]')).toHaveText(/^Poland, parts: /);
  const figures = page.locator('.network-figures');
  const shown = await figures.textContent();
  for (const away of [
    () => page.reload(),
    () => page.goto('/robots.txt').then(() => page.goBack()),
    async () => {
      await page.getByRole('link', { name: networkCopy.plan }).click();
      await expect(page).not.toHaveURL(/tab-2/);
      await page.goBack();
    },
  ]) {
    await away();
    await expect(pressed(page)).toHaveText([options.parts, 'Poland']);
    await expect(figures).toHaveText(shown ?? '');
    await expect(page.locator('#tab-2')).toHaveAttribute('aria-selected', 'true');
  }
});

test('the sheet of a choice closes without one; a press gives the focus back and is said once', async ({
  page,
}) => {
  await page.goto('/#buyer=XX&product=toString');
  const line = page.getByRole('button', { name: /^Sell to/ });
  const sheet = page.locator('.route-sheet');
  await expect(line).toHaveText(/Germany/);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.locator('footer').dispatchEvent('pointerdown'),
    () => page.locator('.network').getByRole('link', { name: networkCopy.plan }).focus(),
  ]) {
    await line.click();
    await expect(sheet.locator('[aria-pressed=true]')).toHaveText('Germany');
    await leave();
    await expect(sheet).toHaveCount(0);
  }
  await line.click();
  await sheet.getByRole('button', { name: 'Netherlands' }).click();
  await expect(line).toBeFocused();
  await expect(page.locator('.network [role=status]')).toHaveText(/^Netherlands, drones: /);
});

test('the page of one buyer keeps its product alone; its route lights without motion where less is asked for', async ({
  page,
}) => {
  const route = page.locator('.network-route');
  await page.goto('/buyers/germany#buyer=PL&product=software');
  await expect(pressed(page)).toHaveText([options.software]);
  await page.getByRole('button', { name: options.vehicles }).press('Space');
  await expect(page).toHaveURL(/product=vehicles$/);
  await expect(route).toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(route).toHaveCSS('animation-name', 'network-route');
  await page.goto('/robots.txt');
  await page.goBack();
  await expect(pressed(page)).toHaveText([options.vehicles]);
  await expect(page.locator('.network-buyer[aria-current]')).toHaveText('Germany');
});

test('in forced colors the route differs from the other lines, and a pressed button from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const looks = (selector: string) =>
    page.evaluate((selector) => {
      const part = document.querySelector(selector) as Element;
      return [getComputedStyle(part).stroke, getComputedStyle(part, '::before').borderTopWidth];
    }, selector);
  expect((await looks('.network-route'))[0]).not.toBe((await looks('.network-tracks'))[0]);
  const product = '.network-product[aria-pressed=';
  expect((await looks(`${product}true]`))[1]).not.toBe((await looks(`${product}false]`))[1]);
});

test('buttons wait for their script', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto('/');
  const buttons = page.locator(':is(.network, .route-choices) button');
  expect(await buttons.count()).toBeGreaterThan(buyers.length);
  await expect(buttons.and(page.locator(':enabled'))).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one lit route stands with its words and no button, on the phone as a list, on paper on one sheet', async ({
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
      await expect(page.locator('.network button:visible')).toHaveCount(0);
      await expect(page.locator('.network .route-words')).toHaveText(/Drones and aircraft.*Germany/);
      const route = width > 1181 ? '.network-terminal' : '.network-list li';
      await expect(page.locator(route).filter({ visible: true })).not.toHaveCount(0);
    }
    expect((await page.locator('.network').boundingBox())?.height).toBeLessThan(1047);
  });
});
