import type { Page } from '@playwright/test';
import { overlappingText } from './adaptation';

/** Widths of a page in px: A4 with margins of 1 cm, A4 and Letter with the site's margins. */
const pageWidths = [718, 794, 816];

/** Returns text that is legible only with its background, or that a box clips, one line each. */
function unprintableText(): string[] {
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
    const quote = `"${node.data.trim().slice(0, 40)}"`;
    // Fills in drawings are printed; only backgrounds are not.
    if (!element.closest('svg') && isLight(getComputedStyle(element).color))
      found.push(`${quote} is white without its background`);
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      if (getComputedStyle(box).overflowX === 'visible' || edge.width < 2) continue;
      if (right > edge.right + 2 || left < edge.left - 2 || bottom > edge.bottom + 2 || top < edge.top - 2)
        found.push(`${quote} is cut off by ${box.localName}.${box.getAttribute('class')}`);
    }
  }
  // Numerals of lists are pseudo-elements.
  for (const element of document.querySelectorAll('main *')) {
    const { content, color } = getComputedStyle(element, '::before');
    if (/counter/.test(content) && isLight(color) && element.checkVisibility())
      found.push(`the numeral of "${element.textContent.slice(0, 30)}" is white without its background`);
  }
  return found;
}

/**
 * Returns print problems, one line each: in print all content is visible, and screen-only elements are left out. Changes
 * the slides of the page's carousels.
 */
export async function findPrintProblems(page: Page): Promise<string[]> {
  // Changes the slides first: print has to reset the transforms of the carousel plugin.
  for (const next of await page.getByRole('button', { name: /^Next/ }).all()) await next.click();
  // Prints from further down the page, where the bar sticks; 718 px is A4 with margins of 1 cm.
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const faults = await page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const check = (fault: string, selector: string, isFault: (element: Element) => boolean) =>
      [...document.querySelectorAll(selector)]
        .filter(isFault)
        .map(({ outerHTML }) => `${fault}: ${outerHTML.slice(0, 120)}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...check(
        'not open',
        '[role=tabpanel], main details > :not(summary), main [data-track]:not([data-shown]) > [role=group], [data-shown] > [data-slide]:first-child',
        // Links to sibling pages are useless in print, and some elements have a replacement there.
        (element) => !element.closest('nav, .print\\:hidden') && !isVisible(element),
      ),
      ...check(
        'for the screen only',
        '#preloader, header nav, header button, header [data-stuck] > svg, [data-carousel] button, [aria-hidden=true][data-slide]',
        isVisible,
      ),
      ...check(
        'fixed',
        'body *',
        (element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position) && isVisible(element),
      ),
      ...check('outside the page', '[data-slide]', (element) => {
        const { left, right } = element.getBoundingClientRect();
        return isVisible(element) && (left < -1 || right > innerWidth + 1);
      }),
      // Backgrounds have to be white in every theme.
      ...check('not white', '[data-theme]', (element) => {
        const { backgroundColor } = getComputedStyle(element);
        return isVisible(element) && !/^rgb\(255, 255, 255\)$|^rgba\(.*, 0\)$/.test(backgroundColor);
      }),
      ...(scrollWidth > clientWidth ? ['wider than the page'] : []),
    ];
  });
  for (const width of pageWidths) {
    await page.setViewportSize({ width, height: 1000 });
    for (const find of [overlappingText, unprintableText])
      faults.push(...(await page.evaluate(find)).map((fault) => `on a page of ${width} px: ${fault}`));
  }
  await page.emulateMedia({ media: null });
  return [...new Set(faults)];
}
