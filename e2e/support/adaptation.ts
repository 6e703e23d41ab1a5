import type { Page } from '@playwright/test';

/** Nothing scrolls sideways except a labeled region. */
function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      !(element.ariaLabel && (element.tabIndex === 0 || element.querySelector('a, button'))),
  );
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []),
    ...wide.map(({ className }) => `scrolls sideways without a name: ${className}`),
  ];
}

/** Elements whose own text does not fit their box: cut off, or pushed out of the window. */
function lostWords(): string[] {
  const lost: string[] = [];
  const [apart, clipping] = [new Set<Element>(), new Set<Element>()];
  for (const box of document.querySelectorAll('body *')) {
    const { overflowX, clipPath } = getComputedStyle(box);
    if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) apart.add(box);
    else if (overflowX !== 'visible') clipping.add(box);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const element = node.parentElement as HTMLElement;
    // Drawings, slides waiting their turn, and words for assistive technology alone.
    if (!node.data.trim() || element.closest('svg, [aria-hidden=true], [data-slide]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    const words = `"${node.data.trim().slice(0, 50)}"`;
    let box = element;
    for (; box !== document.body && !apart.has(box); box = box.parentElement as HTMLElement) {
      if (!clipping.has(box)) continue;
      const { left, right, bottom } = box.getBoundingClientRect();
      if (rects.some((each) => each.right > right + 2 || each.left < left - 2 || each.bottom > bottom + 2))
        lost.push(`${words} is cut off by ${box.localName}.${box.className.slice(0, 60)}`);
    }
    const out = rects.find(({ left, right }) => right > innerWidth + 2 || left < -2);
    if (out && box === document.body) lost.push(`${words} ends at ${out.right} of ${innerWidth} px`);
  }
  return lost;
}

/** Words that lie over one another or run out of the window: those of one drawing, or all of the named parts. */
function crossedWords(parts = ''): string[] {
  const drawings = document.querySelectorAll('svg:not(:is(svg, [data-slide]) svg)');
  const groups = parts ? [document] : drawings;
  const found: string[] = [];
  // A line's box is higher than its letters.
  const over = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > (one.height + other.height) / 8;
  for (const group of groups) {
    const words = [...group.querySelectorAll(parts || 'text, p')].flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const shown = text.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const boxes = [...range.getClientRects()].filter(({ width }) => shown && width > 2);
      return boxes.map((box) => ({ text, box, quote: `"${text.textContent.trim().slice(0, 40)}"` }));
    });
    if (parts && words.length < 2) found.push(`no words in ${parts}`);
    for (const [index, { text, box, quote }] of words.entries()) {
      if (box.left < -3 || box.right > innerWidth + 3) found.push(`${quote} runs out of the window`);
      for (const other of words.slice(index + 1))
        if (text !== other.text && over(box, other.box)) found.push(`${quote} lies over ${other.quote}`);
    }
  }
  return found;
}

/** The same of the named parts alone. */
export const crossed = (page: Page, parts: string) => page.evaluate(crossedWords, parts);

/** Words of headings that stand on more than one line. */
function brokenWords(): string[] {
  const { fontSize, wordSpacing } = getComputedStyle(document.documentElement);
  // In the narrowest window, and in spaced words, a long one has no room.
  const room = innerWidth > 20 * Number.parseFloat(fontSize) && wordSpacing === '0px';
  const broken: string[] = [];
  for (const heading of room ? document.querySelectorAll('h1, h2, h3') : []) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const word of text.data.matchAll(/[^\s/-]+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`"${word[0]}" is broken`);
      }
    }
  }
  return broken;
}

/** All that is wrong on the page as it stands, each line with the name of the setting. */
export async function faults(page: Page, setting: string) {
  const found: string[] = [];
  const looks: (() => string[])[] = [sideways, lostWords, crossedWords, brokenWords];
  for (const look of looks) found.push(...(await page.evaluate(look)));
  return [...new Set(found)].map((fault) => `${setting}: ${fault}`);
}
