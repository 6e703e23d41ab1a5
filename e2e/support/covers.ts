/** Result of the check under every center: the number of boxes checked, and those that another element covers. */
export interface Covers {
  looked: number;
  covered: string[];
}

/**
 * Checks, for every visible link, button and fold, what is under its center once it is scrolled into view: it has to be
 * the element itself or a part of it. Runs in the page, in any browser, so it is self-contained.
 */
export function findCovered(): Covers {
  const covered: string[] = [];
  let looked = 0;
  const nameOf = (element: Element | null) =>
    element
      ? `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
      : 'nothing';

  /** True when the point is cut off by a box that shows only a part of what it holds: a slide out of view. */
  const cutOff = (element: Element, x: number, y: number) => {
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
    // A link over two lines has one box per line; words for assistive technology alone have a box of one pixel.
    for (const { left, top, width, height } of element.getClientRects()) {
      if (width < 2 || height < 2) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      // Beyond the page's start nothing can be clicked: the skip link until it has the focus.
      if (x + window.scrollX < 0 || y + window.scrollY < 0 || cutOff(element, x, y)) continue;
      looked += 1;
      const hit = document.elementFromPoint(x, y);
      if (!element.contains(hit)) covered.push(`${nameOf(element)} lies under ${nameOf(hit)}`);
    }
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return { looked, covered };
}
