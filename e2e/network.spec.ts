import { expect, type Page, test } from '@playwright/test';
import { networkCopy } from '../content/page-copy/network';
import { buyers } from '../content/planner/buyers';
import { networkProducts } from '../lib/network/results';

const { options } = networkCopy.products;
const pressed = (page: Page) => page.locator('.network [aria-pressed=true]').allTextContents();
const choices = buyers.flatMap(({ code }) =>
  networkProducts.map((product) => `buyer=${code}&product=${product}`),
);

for (const [path, links, states] of [
  ['/buyers', 'a', ['']],
  ['/buyers/netherlands', 'a', ['']],
  ['/', 'button', choices],
] as const)
  test(`the map on ${path}: names at their terminals, no words over words or lines`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [834, 1181, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.locator('.network').evaluate(
        async (map, hashes) => {
          const box = (element: Element) => element.getBoundingClientRect();
          const shown = (selector: string) =>
            [...map.querySelectorAll(selector)].filter((one) => box(one).width > 0);
          const [drawing] = shown('.network-drawing');
          const over = new Set<string>();
          const placed = new Map<string, { one: Element; at: DOMRect }>();
          for (const hash of hashes) {
            if (hash) location.hash = hash;
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
            const words = shown(
              '.network-drawing text, .network-buyer, .network-group, .network-legend, .network-product, .network-figures, h2',
            ).map((one) => ({ one, at: box(one) }));
            for (const [index, { one, at: a }] of words.entries()) {
              placed.set(`${one.textContent} ${a.left} ${a.top}`, { one, at: a });
              for (const { one: other, at: b } of words.slice(index + 1))
                if (
                  a.left < b.right - 1 &&
                  b.left < a.right - 1 &&
                  a.top < b.bottom - 4 &&
                  b.top < a.bottom - 4
                )
                  over.add(`${hash}: ${one.textContent} / ${other.textContent}`);
            }
          }
          // A line is drawn through the box that the letters fill.
          for (const line of shown('.network-tracks path') as SVGPathElement[])
            for (const [words, { one, at }] of placed)
              for (let x = at.left; one.closest('svg') && x <= at.right; x += 4)
                for (const y of [at.top + 4, (at.top + at.bottom) / 2, at.bottom - 4])
                  if (
                    line.isPointInStroke(new DOMPoint(x, y).matrixTransform(line.getScreenCTM()?.inverse()))
                  )
                    over.add(`${words} on a line`);
          const middle = (element: Element) => box(element).top + box(element).height / 2;
          const ends = shown('.network-end').map(middle);
          const scale = drawing ? box(drawing).width / 1084 : 1;
          return {
            drawn: drawing !== undefined,
            over: [...over],
            off: shown('.network-buyer').map((name, index) =>
              drawing ? Math.abs(middle(name) - (ends[index] ?? 0)) : 0,
            ),
            smallest: Math.min(
              16,
              ...shown('.network-drawing text').map(
                (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
              ),
            ),
          };
        },
        width === 1181 ? states : states.slice(0, 1),
      );
      expect(found.drawn, `${width} px`).toBe(width >= 1181);
      expect(found.over, `${width} px`).toEqual([]);
      expect(Math.max(0, ...found.off), `${width} px`).toBeLessThan(1.5);
      expect(found.smallest, `${width} px`).toBeGreaterThanOrEqual(14);
      if (width >= 1181) await expect(page.locator(`${links}.network-buyer`)).toHaveCount(buyers.length);
    }
  });

test('a choice is kept by the address, beside a tab’s: on Back and on reload', async ({ page }) => {
  await page.goto('/');
  await page.locator('#tab-2').click();
  const poland = page.getByRole('button', { name: 'Poland', exact: true });
  await poland.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: options.parts }).click();
  await expect(page).toHaveURL('/#tab=tab-2&buyer=PL&product=parts');
  await expect(page.locator('.network [role=status]')).toHaveText(/^Poland, parts: /);
  const figures = page.locator('.network-figures');
  const shown = await figures.textContent();
  for (const step of ['reload', 'away and back', 'a link and back']) {
    if (step === 'reload') await page.reload();
    else {
      if (step === 'away and back') await page.goto('/robots.txt');
      else await page.getByRole('link', { name: networkCopy.plan }).click();
      await expect(page).not.toHaveURL(/tab-2/);
      await page.goBack();
    }
    await expect.poll(() => pressed(page), step).toEqual([options.parts, 'Poland']);
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

test('the page of one buyer keeps its product alone', async ({ page }) => {
  await page.goto('/buyers/germany#buyer=PL&product=software');
  await expect.poll(() => pressed(page)).toEqual([options.software]);
  await page.getByRole('button', { name: options.vehicles }).press('Space');
  await expect(page).toHaveURL(/product=vehicles$/);
  await page.goto('/robots.txt');
  await page.goBack();
  await expect.poll(() => pressed(page)).toEqual([options.vehicles]);
  await expect(page.locator('.network-buyer[aria-current]')).toHaveText('Germany');
});

test('the route lights without motion where less motion is asked for, and moves otherwise', async ({
  page,
}) => {
  const moving = () =>
    page.locator('.network-route').evaluate((route) => {
      const { animationName, transitionDuration } = getComputedStyle(route);
      return [animationName, transitionDuration.split(', ')[0]];
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/buyers/germany');
  expect(await moving()).toEqual(['network-route', '0.24s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toEqual(['none', '0s']);
});

test('in forced colors the route differs from the other lines, and a pressed button from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const style = (selector: string, name: 'stroke' | 'borderTopWidth', pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one, [property, part]) => getComputedStyle(one, part ?? null)[property], [
        name,
        pseudo,
      ] as const);
  expect(await style('.network-route', 'stroke')).not.toBe(await style('.network-tracks', 'stroke'));
  expect(await style('.network-product[aria-pressed=true]', 'borderTopWidth', '::before')).not.toBe(
    await style('.network-product[aria-pressed=false]', 'borderTopWidth', '::before'),
  );
});

test('buttons wait for their script', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto('/');
  const buttons = page.locator(':is(.network, .route-choices) button');
  expect(await buttons.count()).toBeGreaterThan(buyers.length);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1440])
    test(`one lit route stands at ${width} px, with its words and no button`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      for (const button of await page.locator('.network button').all()) await expect(button).toBeHidden();
      await expect(page.locator('.network .route-words')).toHaveText(/Drones and aircraft.*Germany/);
      if (width > 1181) await expect(page.locator('.network-terminal')).toBeVisible();
      else await expect(page.locator('.network-list li:visible').first()).toBeVisible();
    });
});

test('the route of a buyer prints on one sheet, its choice in words', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const { height = 9999 } = (await page.locator('.network').boundingBox()) ?? {};
  expect(height).toBeLessThan(1047);
  await expect(page.locator('.network .route-words')).toHaveText(/Drones and aircraft.*Germany/);
  for (const button of await page.locator('.network button').all()) await expect(button).toBeHidden();
});
