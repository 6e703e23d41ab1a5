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
    // Words for assistive technology alone have a box of one pixel; a larger clip path cuts hairlines, not words.
    const hidden = clipPath !== 'none' && box.clientWidth < 2;
    if (hidden || /auto|scroll/.test(overflowX)) apart.add(box);
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
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isOut = (each: DOMRect) =>
        each.right > right + 2 || each.left < left - 2 || each.top < top - 2 || each.bottom > bottom + 2;
      if (rects.some(isOut))
        lost.push(`${words} is cut off by ${box.localName}.${box.className.slice(0, 60)}`);
    }
    const out = rects.find(({ left, right }) => right > innerWidth + 2 || left < -2);
    if (box !== document.body) continue;
    if (out) lost.push(`${words} ends at ${out.right} of ${innerWidth} px`);
    // The skip link waits above the page as a whole.
    if (rects.some(({ top, bottom }) => top + scrollY < -2 && bottom + scrollY > 0))
      lost.push(`${words} is cut off by the page's start`);
    const cell = element.closest('td, th, .button');
    const edge = cell?.getBoundingClientRect();
    if (edge && rects.some(({ left, right }) => right > edge.right + 2 || left < edge.left - 2))
      lost.push(`${words} runs out of its ${cell?.localName}`);
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
      // Chromium calls a text visible whose group in the drawing is not displayed: it has no box then.
      const shown =
        text.getBoundingClientRect().width > 0 &&
        text.checkVisibility({ visibilityProperty: true, opacityProperty: true });
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
export const findCrossedText = (page: Page, parts: string) => page.evaluate(crossedWords, parts);

/**
 * Words of the page that lie over other words, or that a drawing's edge cuts: every line of text against every other one,
 * as far as the boxes that clip them let them be seen.
 */
export function overlappedWords(): string[] {
  interface Line {
    node: Text;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const found: string[] = [];
  const quote = ({ data }: Text) => `"${data.trim().slice(0, 40)}"`;
  const clipping = new Set<Element>();
  const floating = new Set<Element>();
  for (const box of document.querySelectorAll('body *')) {
    const { overflowX, clipPath, position } = getComputedStyle(box);
    if (clipPath !== 'none' || overflowX !== 'visible') clipping.add(box);
    // What sticks to the window lies over the page by design.
    if (/fixed|sticky/.test(position)) floating.add(box);
  }
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const element = node.parentElement as Element;
    if (!node.data.trim() || element.closest('script, style, title, noscript')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let floats = false;
    for (let box: Element | null = element; box && !floats; box = box.parentElement)
      floats = floating.has(box);
    if (floats) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const line: Line = { node, left, right, top, bottom };
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (!clipping.has(box)) continue;
        const edge = box.getBoundingClientRect();
        const cut =
          box.localName === 'svg' &&
          edge.width > 2 &&
          (line.right > edge.right + 2 || line.left < edge.left - 2);
        if (
          cut &&
          getComputedStyle(box).overflowX !== 'visible' &&
          line.right > edge.left &&
          line.left < edge.right
        )
          found.push(`${quote(node)} is cut off by its drawing`);
        // A clip path that reaches beyond its box cuts nothing of it.
        if (getComputedStyle(box).overflowX === 'visible' && edge.width > 2) continue;
        line.left = Math.max(line.left, edge.left);
        line.right = Math.min(line.right, edge.right);
        line.top = Math.max(line.top, edge.top);
        line.bottom = Math.min(line.bottom, edge.bottom);
      }
      if (line.right - line.left > 2 && line.bottom - line.top > 2) lines.push(line);
    }
  }
  lines.sort((one, other) => one.top - other.top);
  for (const [index, one] of lines.entries())
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next] as Line;
      if (other.top >= one.bottom) break;
      if (one.node === other.node) continue;
      // A line's box is higher than its letters.
      const high = Math.min(one.bottom, other.bottom) - other.top;
      const limit = (one.bottom - one.top + other.bottom - other.top) / 8;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (wide > 2 && high > limit) found.push(`${quote(one.node)} lies over ${quote(other.node)}`);
    }
  return found;
}

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
export async function findAdaptationProblems(page: Page, setting: string) {
  const found: string[] = [];
  const looks: (() => string[])[] = [sideways, lostWords, crossedWords, overlappedWords, brokenWords];
  for (const look of looks) found.push(...(await page.evaluate(look)));
  return [...new Set(found)].map((fault) => `${setting}: ${fault}`);
}
