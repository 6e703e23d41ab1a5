import type { Page } from '@playwright/test';

/** Returns horizontal scrolling, except in a labeled region. */
function horizontalScrolling(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      !(element.ariaLabel && (element.tabIndex === 0 || element.querySelector('a, button'))),
  );
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []),
    ...wide.map(({ className }) => `scrolls horizontally without an accessible name: ${className}`),
  ];
}

/** Returns text that does not fit its box: clipped, or outside the window. */
function clippedText(): string[] {
  const lost: string[] = [];
  const [excluded, clipping] = [new Set<Element>(), new Set<Element>()];
  for (const box of document.querySelectorAll('body *')) {
    const { overflowX, clipPath } = getComputedStyle(box);
    // Visually hidden text has a box of one pixel; a larger clip path clips hairlines, not text.
    const hidden = clipPath !== 'none' && box.clientWidth < 2;
    if (hidden || /auto|scroll/.test(overflowX)) excluded.add(box);
    else if (overflowX !== 'visible') clipping.add(box);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const element = node.parentElement as HTMLElement;
    // Skips drawings, hidden content and slides, which may be out of view.
    if (!node.data.trim() || element.closest('svg, [aria-hidden=true], [data-slide]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    const words = `"${node.data.trim().slice(0, 50)}"`;
    let box = element;
    for (; box !== document.body && !excluded.has(box); box = box.parentElement as HTMLElement) {
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
    // The unfocused skip link is entirely above the page.
    if (rects.some(({ top, bottom }) => top + scrollY < -2 && bottom + scrollY > 0))
      lost.push(`${words} is cut off by the top of the page`);
    const cell = element.closest('td, th, .button');
    const edge = cell?.getBoundingClientRect();
    if (edge && rects.some(({ left, right }) => right > edge.right + 2 || left < edge.left - 2))
      lost.push(`${words} overflows its ${cell?.localName}`);
  }
  return lost;
}

/** Returns text that overlaps or is outside the window, within each drawing or among the elements that match `parts`. */
function crossedText(parts = ''): string[] {
  const drawings = document.querySelectorAll('svg:not(:is(svg, [data-slide]) svg)');
  const groups = parts ? [document] : drawings;
  const found: string[] = [];
  // A line's box is higher than its letters.
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > (one.height + other.height) / 8;
  for (const group of groups) {
    const words = [...group.querySelectorAll(parts || 'text, p')].flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      // Chromium reports text as visible although its group in the drawing is not displayed; it has no box then.
      const shown =
        text.getBoundingClientRect().width > 0 &&
        text.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const boxes = [...range.getClientRects()].filter(({ width }) => shown && width > 2);
      return boxes.map((box) => ({ text, box, quote: `"${text.textContent.trim().slice(0, 40)}"` }));
    });
    if (parts && words.length < 2) found.push(`no text in ${parts}`);
    for (const [index, { text, box, quote }] of words.entries()) {
      if (box.left < -3 || box.right > innerWidth + 3) found.push(`${quote} is outside the window`);
      for (const other of words.slice(index + 1))
        if (text !== other.text && overlap(box, other.box)) found.push(`${quote} overlaps ${other.quote}`);
    }
  }
  return found;
}

/** Returns overlapping text among the elements that match a selector, one line each. */
export const findOverlappingText = (page: Page, parts: string) => page.evaluate(crossedText, parts);

/**
 * Returns text that overlaps other text or is clipped by a drawing's edge. Compares every line of text with every other
 * one, reduced to what clipping boxes leave visible.
 */
export function overlappingText(): string[] {
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
    // Fixed and sticky elements overlap the page by design.
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
        // A clip path larger than its box clips nothing in it.
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
      if (wide > 2 && high > limit) found.push(`${quote(one.node)} overlaps ${quote(other.node)}`);
    }
  return found;
}

/** Returns words of headings that are broken over more than one line. */
function brokenWords(): string[] {
  const { fontSize, wordSpacing } = getComputedStyle(document.documentElement);
  // In the narrowest window and with wide word spacing, long words may break.
  const applies = innerWidth > 20 * Number.parseFloat(fontSize) && wordSpacing === '0px';
  const broken: string[] = [];
  for (const heading of applies ? document.querySelectorAll('h1, h2, h3') : []) {
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

/** Returns all layout problems of the page in its current state, each line with the name of the setting. */
export async function findAdaptationProblems(page: Page, setting: string) {
  const found: string[] = [];
  const checks: (() => string[])[] = [
    horizontalScrolling,
    clippedText,
    crossedText,
    overlappingText,
    brokenWords,
  ];
  for (const check of checks) found.push(...(await page.evaluate(check)));
  return [...new Set(found)].map((fault) => `${setting}: ${fault}`);
}
