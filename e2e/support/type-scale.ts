import type { Page } from '@playwright/test';

/**
 * One voice: the ten roles of tailwind.config.ts at a phone's and at a desktop's width, the steps of space as margins,
 * paddings and gaps have them there, and three weights, whatever a sheet or a browser adds. One length in the list is
 * computed from the window: home's slides. What is larger than the largest step is a column.
 */
const scale = {
  sizes: [14, 16, 17, 18, 19, 20, 21, 24, 30, 32, 40, 48, 56, 64, 96],
  spaces: [1, 2, 4, 8, 12, 16, 20, 23, 24, 28, 30, 32, 40, 48, 64, 72, 96, 132],
  weights: [400, 640, 700],
};
/** What is outside the scale, as the page stands. Runs in the page. */
function spoken({ sizes, spaces, weights }: typeof scale): string[] {
  const found = new Set<string>();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement as Element;
    if (!words.currentNode.textContent?.trim() || parent.closest('svg, script, style, noscript')) continue;
    const { fontSize, fontWeight } = getComputedStyle(parent);
    if (!sizes.includes(Number.parseFloat(fontSize))) found.add(`text of ${fontSize}`);
    if (!weights.includes(Number(fontWeight))) found.add(`text of the weight ${fontWeight}`);
  }
  const sides = ['marginTop', 'marginBottom', 'paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'];
  for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')) {
    // A box for screen readers alone has a margin of its own kind.
    if (element.offsetWidth <= 1) continue;
    const style = getComputedStyle(element);
    for (const side of [...sides, 'rowGap', 'columnGap'] as 'rowGap'[]) {
      const step = Math.abs(Math.round(Number.parseFloat(style[side])));
      if (/[1-9].*px$/.test(style[side]) && step <= 132 && !spaces.includes(step))
        found.add(`${side} of ${step} px`);
    }
  }
  return [...found];
}

/** Number of headings of 44 px or more, the banner's aside. */
const largeHeadings = () =>
  [...document.querySelectorAll('main h2:not(.slide *)')].filter(
    (heading) => Number.parseFloat(getComputedStyle(heading).fontSize) >= 44,
  ).length;

/** What the page says outside the scale on a phone and on a desktop, one line each. */
export async function offTheScale(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await page.evaluate(spoken, scale)).map((fault) => `${width} px: ${fault}`));
    const large = await page.evaluate(largeHeadings);
    // The closing call is among them. Home is a row of parts of their own.
    if (large > (path === '/' ? 7 : 4)) found.push(`${width} px: ${large} large headings`);
  }
  return found;
}
