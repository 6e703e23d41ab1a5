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
/** Headings of 44 px or more: the closing call among them. Home is a row of parts of their own. */
const largeHeadings = (path: string) => (path === '/' ? 7 : 4);
/** px of the footer on a phone, at most. */
const footer = 620;

/** Sizes and weights of all text outside drawings, steps of space, and the large headings, the banner's aside. */
function spoken() {
  const drawn = (element: Element) => element.closest('svg') !== null;
  const found = { sizes: new Set<number>(), spaces: new Set<number>(), weights: new Set<number>() };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent || drawn(parent) || parent.matches('script, style, noscript'))
      continue;
    const { fontSize, fontWeight } = getComputedStyle(parent);
    found.sizes.add(Number.parseFloat(fontSize));
    found.weights.add(Number(fontWeight));
  }
  const sides = ['marginTop', 'marginBottom', 'paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    // A box for screen readers alone has a margin of its own kind.
    if (drawn(element) || element.offsetWidth <= 1) continue;
    const style = getComputedStyle(element);
    for (const side of [...sides, 'rowGap', 'columnGap'] as 'rowGap'[])
      if (/[1-9].*px$/.test(style[side]))
        found.spaces.add(Math.abs(Math.round(Number.parseFloat(style[side]))));
  }
  const large = [...document.querySelectorAll('main h2')].filter(
    (heading) => !heading.matches('.slide *') && Number.parseFloat(getComputedStyle(heading).fontSize) >= 44,
  ).length;
  return {
    sizes: [...found.sizes],
    spaces: [...found.spaces],
    weights: [...found.weights],
    large,
    footer: document.querySelector('body footer[id]')?.getBoundingClientRect().height ?? 0,
  };
}

/** What the page says outside the scale on a phone and on a desktop, one line each. */
export async function offTheScale(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const said = await page.evaluate(spoken);
    for (const kind of ['sizes', 'spaces', 'weights'] as const)
      for (const step of said[kind])
        if (!scale[kind].includes(step) && !(kind === 'spaces' && step > 132))
          found.push(`${width} px: ${step} is none of the ${kind}`);
    if (said.large > largeHeadings(path)) found.push(`${width} px: ${said.large} large headings`);
    if (width === 390 && said.footer > footer) found.push(`the footer is ${said.footer} px high`);
  }
  return found;
}
