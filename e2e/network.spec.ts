import { spawnSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { certificationBySlug } from '../content/certifications';
import type { CertificationSlug } from '../content/certifications/slugs';
import { networkCopy } from '../content/page-copy/network';
import { buyers } from '../content/planner/buyers';

const { options } = networkCopy.products;
const figures = (page: Page) => page.locator('.network-figures');
const pressed = (page: Page) => page.locator('.network [aria-pressed=true]').allTextContents();

for (const [path, links] of [
  ['/buyers', 'a'],
  ['/buyers/netherlands', 'a'],
  ['/', 'button'],
] as const)
  for (const width of [320, 390, 834, 1181, 1280, 1440, 1920])
    test(`the map on ${path} at ${width} px: names at their terminals, no words over words, no sideways scroll`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const found = await page.locator('.network').evaluate((map) => {
        const box = (element: Element) => element.getBoundingClientRect();
        const shown = (selector: string) =>
          [...map.querySelectorAll(selector)].filter((one) => box(one).width > 0);
        const drawing = shown('.network-drawing');
        const words = shown(
          '.network-drawing text, .network-buyer, .network-group, .network-legend, .network-product, .network-figures, h2',
        );
        const over = words.flatMap((one, index) =>
          words
            .slice(index + 1)
            .filter((other) => {
              const [a, b] = [box(one), box(other)];
              return (
                a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 4 && b.top < a.bottom - 4
              );
            })
            .map((other) => `${one.textContent} / ${other.textContent}`),
        );
        const middle = (element: Element) => box(element).top + box(element).height / 2;
        const names = shown('.network-buyer');
        const ends = shown('.network-end').map(middle);
        return {
          drawn: drawing.length > 0,
          over,
          off:
            drawing.length > 0
              ? names.map((name, index) => Math.abs(middle(name) - (ends[index] ?? 0)))
              : [0],
          low: names.filter((name) => box(name).height < 24).length,
          smallest: Math.min(
            16,
            ...shown('.network-drawing text').map(
              (text) =>
                Number.parseFloat(getComputedStyle(text).fontSize) *
                (box(drawing[0] as Element).width / 1084),
            ),
          ),
          sideways: document.documentElement.scrollWidth - window.innerWidth,
        };
      });
      expect(found.drawn).toBe(width >= 1181);
      expect(found.over).toEqual([]);
      expect(Math.max(...found.off)).toBeLessThan(1.5);
      expect(found.low).toBe(0);
      expect(found.smallest).toBeGreaterThanOrEqual(14);
      expect(found.sideways).toBeLessThanOrEqual(0);
      if (width >= 1181) await expect(page.locator(`${links}.network-buyer`)).toHaveCount(buyers.length);
    });

test('the table of all combinations prints what the planner’s own command says to each, in a row for each route', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('.network-key').getByRole('link').click();
  const table = page.getByRole('table', { name: networkCopy.table.caption });
  await expect(table).toBeVisible();
  const rows = await table.locator('tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      choices: [...row.querySelectorAll<HTMLElement>('[data-product]')].map(({ dataset, textContent }) => ({
        product: dataset.product as string,
        buyers: (textContent ?? '').replace(/^[^:]*: /, '').trim(),
      })),
      cells: [...row.children].slice(1).map((cell) => cell.textContent ?? ''),
    })),
  );
  // Two names hold a comma themselves.
  const codesIn = (words: string) =>
    buyers.filter(({ name }) => `, ${words}, `.includes(`, ${name}, `)).map(({ code }) => code);
  const asked = rows.flatMap(({ choices, cells }) =>
    choices.flatMap(({ product, buyers: names }) =>
      codesIn(names).map((buyer) => ({ answers: { buyers: [buyer], products: [product] }, cells })),
    ),
  );
  expect(new Set(asked.map(({ answers }) => JSON.stringify(answers))).size).toBe(
    buyers.length * Object.keys(options).length,
  );
  const { stdout } = spawnSync('npm', ['run', '-s', 'plan', '--', '--lines'], {
    encoding: 'utf8',
    input: asked.map(({ answers }) => JSON.stringify(answers)).join('\n'),
  });
  const names = (list: { certification: CertificationSlug }[]) =>
    list.map(({ certification }) => certificationBySlug[certification].title).join(', ');
  const figure = ([min, max]: [number, number]) => (min === max ? [min] : [min, max]);
  const numbers = (words = '') => (words.match(/[\d,]+/g) ?? []).map((n) => Number(n.replaceAll(',', '')));
  const expected = stdout
    .trim()
    .split('\n')
    .map((line) => {
      const { items, ask, total } = JSON.parse(line);
      const none = items.length === 0;
      return [
        none ? networkCopy.table.nothing : names(items),
        names(ask),
        none ? [] : figure(total.months),
        none ? [] : figure(total.usd),
      ];
    });
  expect(
    asked.map(({ cells: [planned = '', ask, months, usd] }) => [
      planned.replace(/ \([^)]*\)/g, ''),
      ask,
      numbers(months),
      numbers(usd),
    ]),
  ).toEqual(expected);
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
  const shown = await figures(page).textContent();
  for (const step of ['reload', 'away and back', 'a link and back']) {
    if (step === 'reload') await page.reload();
    else {
      if (step === 'away and back') await page.goto('/robots.txt');
      else await page.getByRole('link', { name: networkCopy.plan }).click();
      await expect(page).not.toHaveURL(/tab-2/);
      await page.goBack();
    }
    await expect.poll(() => pressed(page), step).toEqual([options.parts, 'Poland']);
    await expect(figures(page)).toHaveText(shown ?? '');
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
  expect(await style('.network-route', 'stroke')).not.toBe(await style('.network-track', 'stroke'));
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

test('the sheets that were files lead to the page that prints them on one', async ({ page, request }) => {
  for (const [file, target] of [
    ['/buyers/network.pdf', '/buyers'],
    ['/buyers/germany/route.pdf', '/buyers/germany'],
  ] as const)
    expect(new URL((await request.get(file)).url()).pathname).toBe(target);
  await page.goto('/buyers/germany');
  await page.emulateMedia({ media: 'print' });
  const { height } = await page.locator('.network').evaluate((map) => {
    document.body.style.width = '718px';
    return map.getBoundingClientRect();
  });
  expect(height).toBeLessThan(1047);
});

test('turned from upright to across, the page of a buyer keeps its choice and needs no sideways scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/buyers/germany');
  await page.getByRole('button', { name: options.parts }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await pressed(page)).toEqual([options.parts]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
