import { expect, type Page } from '@playwright/test';

/**
 * Returns text that overlaps other text, is cut off by a box, a drawing or the window, or touches its neighbor without a
 * space; broken words in headings; and horizontal scrolling. With `strict`, scrolling boxes and carousels may not cut off
 * text either, as in print. Checks the elements that match a selector. Runs in the page.
 */
export function layoutProblems({ strict, parts }: { strict: boolean; parts: string }): string[] {
  const found = new Set<string>();
  const quote = ({ data }: Text) => `"${data.trim().slice(0, 40)}"`;
  const nameOf = (box: Element) => `${box.localName}.${box.getAttribute('class')?.slice(0, 60)}`;
  const clipping = new Map<Element, { edge: DOMRect; exempt: boolean }>();
  const floating = new Set<Element>();
  for (const box of document.querySelectorAll<HTMLElement>(`:is(${parts}) *`)) {
    const { overflowX, clipPath, position } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    // Visually hidden text has a box of one pixel; a larger clip path clips hairlines, not text.
    const hidden = edge.width < 3 && (clipPath !== 'none' || overflowX !== 'visible');
    const scrolls = /auto|scroll/.test(overflowX);
    if (overflowX !== 'visible' || hidden)
      clipping.set(box, { edge, exempt: hidden || (scrolls && !strict) });
    // Fixed and sticky elements overlap the page by design.
    if (/fixed|sticky/.test(position)) floating.add(box);
    const labeled = box.ariaLabel && (box.tabIndex === 0 || box.querySelector('a, button'));
    if (scrolls && box.scrollWidth > box.clientWidth + 1 && !labeled)
      found.add(`${nameOf(box)} scrolls horizontally without an accessible name`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide in ${clientWidth}`);

  const lines: { node: Text; left: number; right: number; top: number; bottom: number }[] = [];
  const range = document.createRange();
  const texts: Text[] = [];
  for (const part of document.querySelectorAll(parts)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
  }
  for (const node of texts) {
    const element = node.parentElement as Element;
    if (!node.data.trim() || element.closest('script, style, noscript')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const drawing = element.closest('svg');
    // Chrome keeps the lines of text in a group that is not displayed.
    if (drawing && element.getBoundingClientRect().width === 0) continue;
    const boxes: Element[] = [];
    let floats = false;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (clipping.has(box)) boxes.push(box);
      floats ||= floating.has(box);
    }
    const cell = element.closest('td, th, .button');
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width <= 1) continue;
      const line = { node, left, right, top, bottom };
      // Slides may be out of view.
      let exempt = !strict && element.closest('[data-slide]') !== null;
      for (const box of boxes) {
        const { edge, exempt: exempts } = clipping.get(box) as { edge: DOMRect; exempt: boolean };
        exempt ||= exempts;
        // The line of a text in a drawing is higher than its letters.
        const slack = drawing ? (bottom - top) / 5 : 2;
        const [above, below] = [top < edge.top - slack, bottom > edge.bottom + slack];
        const cut = above || below || right > edge.right + 2 || left < edge.left - 2;
        if (cut && edge.width > 2 && !exempt) found.add(`${quote(node)} is cut off by ${nameOf(box)}`);
        line.left = Math.max(line.left, edge.left);
        line.right = Math.min(line.right, edge.right);
        line.top = Math.max(line.top, edge.top);
        line.bottom = Math.min(line.bottom, edge.bottom);
      }
      // The unfocused skip link is entirely above the page.
      const leaves = top + scrollY < -2 && bottom + scrollY > 0;
      if (!exempt && (line.right > innerWidth + 2 || line.left < -2 || leaves))
        found.add(`${quote(node)} is cut off by the window, from ${left} to ${right} px`);
      const edge = cell?.getBoundingClientRect();
      if (!exempt && edge && (right > edge.right + 2 || left < edge.left - 2))
        found.add(`${quote(node)} overflows its ${cell?.localName}`);
      if (!floats && line.right - line.left > 2 && line.bottom - line.top > 2) lines.push(line);
    }
  }
  lines.sort((one, other) => one.top - other.top);
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      if (one.node === other.node) continue;
      const high = Math.min(one.bottom, other.bottom) - other.top;
      const limit = (one.bottom - one.top + other.bottom - other.top) / 8;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (wide > 2 && high > limit) found.add(`${quote(one.node)} overlaps ${quote(other.node)}`);
    }

  // In the narrowest window and with wide word spacing, long words may break.
  const { fontSize, wordSpacing } = getComputedStyle(document.documentElement);
  if (innerWidth > 20 * Number.parseFloat(fontSize) && wordSpacing === '0px')
    for (const heading of document.querySelectorAll(`:is(${parts}) :is(h1, h2, h3)`)) {
      const parts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (parts.nextNode()) {
        const text = parts.currentNode as Text;
        for (const { index, 0: word } of text.data.matchAll(/[^\s/-]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) found.add(`"${word}" is broken`);
        }
      }
    }
  return [...found];
}

/** Returns problems of text and scrolling in the page's current state, each line with the name of the setting. */
export const findLayoutProblems = async (
  page: Page,
  setting: string,
  { strict = false, parts = 'body' } = {},
) => (await page.evaluate(layoutProblems, { strict, parts })).map((problem) => `${setting}: ${problem}`);

/**
 * Hit-tests the center of every visible link, button and summary after scrolling it into view: the hit has to be the
 * element or its descendant. Returns a line for each that another element covers. Runs in the page, in any browser.
 */
export function findCovered(): string[] {
  const covered: string[] = [];
  let tested = 0;
  const nameOf = (element: Element | null) =>
    element
      ? `${element.localName} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`
      : 'nothing';
  /** Returns whether an ancestor with overflow clips the point, for example on a slide out of view. */
  const isClipped = (element: Element, x: number, y: number) => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const outside = x < left || x > right || y < top || y > bottom;
      if (outside && getComputedStyle(box).overflowX !== 'visible') return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary')) {
    if (element.closest('[inert]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // An element in the middle half of the window stays there, because scrolling is slow.
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (top < innerHeight / 4 || bottom > (innerHeight * 3) / 4 || left < 0 || right > innerWidth)
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // A link over two lines has one box per line; visually hidden text has a box of one pixel.
    for (const { left, top, width, height } of element.getClientRects()) {
      const [x, y] = [left + width / 2, top + height / 2];
      // Boxes outside the page, such as the unfocused skip link, cannot be clicked.
      if (width < 2 || height < 2 || x + scrollX < 0 || y + scrollY < 0 || isClipped(element, x, y)) continue;
      tested += 1;
      const hit = document.elementFromPoint(x, y);
      if (!element.contains(hit)) covered.push(`${nameOf(element)} is covered by ${nameOf(hit)}`);
    }
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return tested > 20 ? covered : [...covered, `only ${tested} links and buttons`];
}

/** Style sheet with the text spacing of WCAG 1.4.12. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Sets the text spacing of WCAG 1.4.12 or removes it; adopted, because the policy of the page blocks style elements. */
export const spaceText = (page: Page, spaced: boolean) =>
  page.evaluate(
    (css) => {
      const styles = new CSSStyleSheet();
      styles.replaceSync(css);
      document.adoptedStyleSheets = [styles];
    },
    spaced ? textSpacing : '',
  );

/** Sets the browser's default text size, in px; media queries in rem scale with it. Chromium only. */
export async function setTextSize(page: Page, px: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${px}px`);
}

/** Opens all disclosures. */
export const expandAll = (page: Page) =>
  page.locator('main details').evaluateAll((all) => all.map((one) => one.setAttribute('open', '')));
