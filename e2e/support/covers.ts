/** Result of `findCovered`: the number of boxes checked, and a line for each one that another element covers. */
export interface Covers {
  looked: number;
  covered: string[];
}

/**
 * Hit-tests the center of every visible link, button and summary after scrolling it into view: the hit has to be the
 * element or its descendant. Runs in the page, in any browser, so it is self-contained.
 */
export function findCovered(): Covers {
  const covered: string[] = [];
  let looked = 0;
  const labelOf = (element: Element | null) =>
    element
      ? `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
      : 'nothing';

  /** Returns whether an ancestor with overflow clips the point, for example on a slide out of view. */
  const isClipped = (element: Element, x: number, y: number) => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (overflowX !== 'visible' && (x < left || x > right)) return true;
      if (overflowY !== 'visible' && (y < top || y > bottom)) return true;
    }
    return false;
  };

  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary')) {
    if (element.closest('[inert]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // A link over two lines has one box per line; visually hidden text has a box of one pixel.
    for (const { left, top, width, height } of element.getClientRects()) {
      if (width < 2 || height < 2) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      // Boxes outside the page, such as the unfocused skip link, cannot be clicked.
      if (x + window.scrollX < 0 || y + window.scrollY < 0 || isClipped(element, x, y)) continue;
      looked += 1;
      const hit = document.elementFromPoint(x, y);
      if (!element.contains(hit)) covered.push(`${labelOf(element)} is covered by ${labelOf(hit)}`);
    }
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return { looked, covered };
}
