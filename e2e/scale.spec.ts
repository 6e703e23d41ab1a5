import { expect, type Page, test } from '@playwright/test';
import { allPaths, full, templatePaths } from './support/matrix';
import { open } from './support/states';

/** One voice: what tailwind.config.ts offers is what the pages speak, whatever a sheet or a browser adds. */
const most = { sizes: 18, spaces: 20, weights: 3, largeHeadings: 4 };
const smallest = 14;
/** The closing call among them. Home is a row of parts of their own; headings of its slides are no headings of parts. */
const largeHeadings = (path: string) => (path === '/' ? 7 : most.largeHeadings);

/** Sizes and weights of all text outside drawings, steps of space, and the large headings, the banner's aside. */
const spoken = (page: Page) =>
  page.evaluate(() => {
    const drawn = (element: Element) => element.closest('svg') !== null;
    const sizes: number[] = [];
    const weights: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || drawn(parent) || parent.matches('script, style, noscript'))
        continue;
      const { fontSize, fontWeight } = getComputedStyle(parent);
      sizes.push(Number.parseFloat(fontSize));
      weights.push(fontWeight);
    }
    const spaces: number[] = [];
    const sides = [
      'marginTop',
      'marginBottom',
      'paddingTop',
      'paddingRight',
      'paddingBottom',
      'paddingLeft',
      'rowGap',
      'columnGap',
    ] as const;
    for (const element of document.querySelectorAll('body *')) {
      // A box for screen readers alone has a margin of its own kind.
      if (drawn(element) || (element as HTMLElement).offsetWidth <= 1) continue;
      const style = getComputedStyle(element);
      for (const side of sides)
        if (/[1-9].*px$/.test(style[side])) spaces.push(Math.abs(Number.parseFloat(style[side])));
    }
    const large = [...document.querySelectorAll('main h2')].filter(
      (heading) =>
        !heading.matches('.slide *') && Number.parseFloat(getComputedStyle(heading).fontSize) >= 44,
    ).length;
    return {
      sizes: [...new Set(sizes)],
      weights: [...new Set(weights)],
      spaces: [...new Set(spaces)],
      large,
    };
  });

test('pages speak in at most 18 sizes, 20 steps of space and three weights, and nothing is smaller than 14 px', async ({
  page,
}) => {
  const sizes = new Set<number>();
  const spaces = new Set<number>();
  const weights = new Set<string>();
  const faults: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of full ? allPaths : templatePaths) {
      await open(page, path);
      const said = await spoken(page);
      for (const size of said.sizes) sizes.add(size);
      for (const space of said.spaces) spaces.add(space);
      for (const weight of said.weights) weights.add(weight);
      if (Math.min(...said.sizes) < smallest) faults.push(`${path} at ${width} px: text of less than 14 px`);
      if (said.large > largeHeadings(path))
        faults.push(`${path} at ${width} px: ${said.large} large headings`);
    }
  }
  const ascending = (steps: Set<number>) => [...steps].sort((a, b) => a - b).join(' ');
  if (sizes.size > most.sizes) faults.push(`sizes: ${ascending(sizes)}`);
  if (spaces.size > most.spaces) faults.push(`spaces: ${ascending(spaces)}`);
  if (weights.size > most.weights) faults.push(`weights: ${[...weights].join(' ')}`);
  expect(faults).toEqual([]);
});

test('on the phone the footer is at most 620 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  expect((await page.locator('footer').boundingBox())?.height).toBeLessThanOrEqual(620);
});
