import type { Page } from '@playwright/test';
import { overlappedWords } from './adaptation';

/** Widths of a sheet: A4 with 1 cm of margin, A4 and Letter with the site's own margins. */
const sheets = [718, 794, 816];

/** Words that print only with the background behind them, or that a box cuts. */
function lostOnPaper(): string[] {
  const found: string[] = [];
  const isLight = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 170;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const element = node.parentElement as Element;
    if (!node.data.trim() || element.closest('script, style, noscript')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width < 2) continue;
    const words = `"${node.data.trim().slice(0, 40)}"`;
    // What is drawn is filled, not a background.
    if (!element.closest('svg') && isLight(getComputedStyle(element).color))
      found.push(`${words} is white without its background`);
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      if (getComputedStyle(box).overflowX === 'visible' || edge.width < 2) continue;
      if (right > edge.right + 2 || left < edge.left - 2 || bottom > edge.bottom + 2 || top < edge.top - 2)
        found.push(`${words} is cut off by ${box.localName}.${box.getAttribute('class')}`);
    }
  }
  // A numeral of a list is a pseudo-element.
  for (const element of document.querySelectorAll('main *')) {
    const { content, color } = getComputedStyle(element, '::before');
    if (/counter/.test(content) && isLight(color) && element.checkVisibility())
      found.push(`the numeral of "${element.textContent.slice(0, 30)}" is white without its background`);
  }
  return found;
}

/**
 * On paper everything stands open, and what only works on a screen is left out. Leaves the page's carousels moved on.
 */
export async function findPrintProblems(page: Page): Promise<string[]> {
  // A carousel that has moved on: what the plugin has shifted goes back to its place.
  for (const next of await page.getByRole('button', { name: /^Next/ }).all()) await next.click();
  // Printed from further down the page, where the bar sticks; 718 px is A4 with 1 cm of margin.
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const faults = await page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const ask = (fault: string, selector: string, isFault: (element: Element) => boolean) =>
      [...document.querySelectorAll(selector)]
        .filter(isFault)
        .map(({ outerHTML }) => `${fault}: ${outerHTML.slice(0, 120)}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...ask(
        'not open',
        '[role=tabpanel], main details > :not(summary), main [data-track]:not([data-shown]) > [role=group], [data-shown] > [data-slide]:first-child',
        // A list of sibling pages leads nowhere on paper, and some parts have another in their place there.
        (element) => !element.closest('nav, .print\\:hidden') && !shown(element),
      ),
      ...ask(
        'for the screen only',
        '#preloader, header nav, header button, header [data-stuck] > svg, [data-carousel] button, [aria-hidden=true][data-slide]',
        shown,
      ),
      ...ask(
        'fixed',
        'body *',
        (element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position) && shown(element),
      ),
      ...ask('off the sheet', '[data-slide]', (element) => {
        const { left, right } = element.getBoundingClientRect();
        return shown(element) && (left < -1 || right > innerWidth + 1);
      }),
      // Ground and words: white and dark, whatever the screen shows.
      ...ask('not white', '[data-theme]', (element) => {
        const { backgroundColor } = getComputedStyle(element);
        return shown(element) && !/^rgb\(255, 255, 255\)$|^rgba\(.*, 0\)$/.test(backgroundColor);
      }),
      ...(scrollWidth > clientWidth ? ['wider than the sheet'] : []),
    ];
  });
  for (const width of sheets) {
    await page.setViewportSize({ width, height: 1000 });
    for (const look of [overlappedWords, lostOnPaper])
      faults.push(...(await page.evaluate(look)).map((fault) => `on a sheet of ${width} px ${fault}`));
  }
  await page.emulateMedia({ media: null });
  return [...new Set(faults)];
}
