import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { certificationBySlug } from '../content/certifications';
import type { CertificationSlug } from '../content/certifications/slugs';
import { networkCopy } from '../content/page-copy/network';
import { buyers } from '../content/planner/buyers';

const sizes = [
  [320, 800],
  [390, 844],
  [834, 1100],
  [1200, 900],
  [1280, 900],
  [1440, 900],
  [1920, 1080],
] as const;

for (const [width, height] of sizes)
  test(`the map of all buyers at ${width} px: names at their terminals, no words over words, no sideways scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/buyers');
    await page.evaluate(() => document.fonts.ready);
    const found = await page.locator('.network').evaluate((map) => {
      const shown = [...map.querySelectorAll('.network-drawing')].find(
        (one) => one.getBoundingClientRect().width > 0,
      );
      const box = (element: Element) => element.getBoundingClientRect();
      const words = [
        ...(shown?.querySelectorAll('text') ?? []),
        ...map.querySelectorAll('.network-buyer, .network-group'),
      ];
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
      const names = [...map.querySelectorAll('.network-buyer')].map(middle);
      const ends = [...(shown?.querySelectorAll('.network-end') ?? [])].map(middle);
      const off =
        ends.length === names.length ? names.map((y, index) => Math.abs(y - (ends[index] ?? 0))) : [0];
      return {
        over,
        off: Math.max(...off),
        sideways: document.documentElement.scrollWidth - window.innerWidth,
        links: [...map.querySelectorAll<HTMLAnchorElement>('a.network-buyer')].length,
      };
    });
    expect(found.over).toEqual([]);
    expect(found.off).toBeLessThan(1.5);
    expect(found.sideways).toBeLessThanOrEqual(0);
    expect(found.links).toBe(17);
  });

test('the table of all combinations prints what the planner’s own command says to each of the 85', async ({
  page,
}) => {
  await page.goto('/buyers');
  const table = page.getByRole('table', { name: 'Certifications, months and cost' }).first();
  await page.getByText('All 85 combinations').click();
  const printed = await table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  const { short } = networkCopy.products;
  const asked = printed.map(([buyer, product]) => ({
    buyers: [buyers.find(({ name }) => name === buyer)?.code],
    products: [Object.entries(short).find(([, words]) => words === product)?.[0]],
  }));
  expect(new Set(asked.map((answers) => JSON.stringify(answers))).size).toBe(85);

  const { stdout } = spawnSync('npm', ['run', '-s', 'plan', '--', '--lines'], {
    encoding: 'utf8',
    input: asked.map((answers) => JSON.stringify(answers)).join('\n'),
  });
  const plans = stdout.trim().split('\n');
  const names = (list: { certification: CertificationSlug }[]) =>
    list.map(({ certification }) => certificationBySlug[certification].title).join(', ');
  const figure = ([min, max]: [number, number]) => (min === max ? [min] : [min, max]);
  const expected = plans.map((line) => {
    const { items, ask, total } = JSON.parse(line);
    const none = items.length === 0;
    return [
      none ? networkCopy.table.nothing : names(items),
      names(ask),
      none ? [] : figure(total.months),
      none ? [] : figure(total.usd),
    ];
  });
  const numbers = (words = '') => (words.match(/[\d,]+/g) ?? []).map((n) => Number(n.replaceAll(',', '')));
  expect(
    printed.map(([, , planned = '', ask, months, usd]) => [
      planned.replace(/ \([^)]*\)/g, ''),
      ask,
      numbers(months),
      numbers(usd),
    ]),
  ).toEqual(expected);
});

test('the whole map is one file, linked from home and from the buyers with its size', async ({ page }) => {
  for (const path of ['/', '/buyers']) {
    await page.goto(path);
    const link = page.locator('main a[href="/buyers/network.pdf"]');
    const file = await page.request.get('/buyers/network.pdf');
    expect(file.headers()['content-type']).toContain('application/pdf');
    await expect(link).toContainText(`${Math.ceil((await file.body()).byteLength / 1000)} kB`);
  }
});

test('the route lights without motion where less motion is asked for, and moves otherwise', async ({
  page,
}) => {
  const moving = () =>
    page.locator('.network-route:visible').evaluate((route) => {
      const { animationName, transitionDuration } = getComputedStyle(route);
      return [animationName, transitionDuration.split(', ')[0]];
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/buyers/germany');
  expect(await moving()).toEqual(['network-route', '0.24s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toEqual(['none', '0s']);
});

test('a product is chosen by key, said once, and survives the page cache', async ({ page }) => {
  await page.goto('/buyers/germany');
  const software = page.locator('.network-segment').getByText('software');
  await software.focus();
  await page.keyboard.press('Enter');
  await expect(software).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.network [role=status]')).toHaveText(/^Germany, software: 1 certification/);
  await expect(page.locator('.network [data-figure=count]')).toHaveText('1');
  await page.goto('/robots.txt');
  await page.goBack();
  // Kept by the page cache, or loaded again: buttons and figures agree in both.
  const pressed = await page.locator('.network-segment [aria-pressed=true]').textContent();
  await expect(page.locator('.network [data-figure=count]')).toHaveText(pressed === 'software' ? '1' : '2');
});

test('in forced colors the route, its discs and the ring differ from the other lines', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/buyers/germany');
  const stroke = (selector: string) =>
    page
      .locator(`.network-drawing:visible ${selector}`)
      .first()
      .evaluate((one) => getComputedStyle(one).stroke);
  expect(await stroke('.network-route')).not.toBe(await stroke('.network-track'));
});

test('turned from upright to across, the page of a buyer needs no sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/buyers/germany');
  await page.locator('.network-segment').getByText('parts').click();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('.network-segment [aria-pressed=true]')).toHaveText('parts');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
