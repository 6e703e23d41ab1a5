import type { Page } from '@playwright/test';

/**
 * Focuses every tab stop of an element, given by selector, at both edges of the window while the bar sticks. Returns the stops
 * that do not take the focus, are out of view, covered by the bar or another element, or not outlined. Runs in the page.
 */
async function focusProblems(part: string): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame);
  const isStuck = () => document.querySelector('header [data-stuck]') !== null;
  /** Returns the problem of the focused element; undefined if there is none. */
  function inspect(element: Element): string | undefined {
    if (document.activeElement !== element) return 'does not take the focus';
    const bar = document.querySelector('header [data-stuck]:not([inert] *)');
    const top = bar && !bar.contains(element) ? bar.getBoundingClientRect().bottom : 0;
    // An element higher than the scroll port, less its padding, cannot be visible as a whole.
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const available = innerHeight - Math.max(top, padding);
    // A link over two lines has one box per line; one in view is enough to show the focus.
    const box = [...element.getClientRects()].find((box) => {
      if (box.width === 0 || box.height === 0 || box.left < -1 || box.right > innerWidth + 1) return false;
      if (box.height > available) return box.top < innerHeight && box.bottom > top;
      return box.top >= top - 1 && box.bottom <= innerHeight + 1;
    });
    if (!box) return `is out of view, the bar ends at ${top} px`;
    const middle = Math.max(top + 1, box.top + box.height / 2);
    const hit = document.elementFromPoint(box.left + box.width / 2, middle);
    if (hit && !element.contains(hit) && !hit.contains(element))
      return `is covered by ${hit.outerHTML.slice(0, 80)}`;
    // A card may show the focus of the link that covers it.
    let shows: Element | null = element;
    for (let up = 0; shows && up <= 4; up++, shows = shows.parentElement) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shows);
      const visible = outlineStyle !== 'none' && !/^rgba\(.*, 0\)$/.test(outlineColor);
      if (visible && Number.parseFloat(outlineWidth) >= 2) return undefined;
    }
    return 'has no outline';
  }

  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  for (let wait = 0; wait < 120 && isStuck() !== scrollY > 200; wait++) await frame();
  const stops = [
    ...document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button, summary, [tabindex])`),
  ].filter(
    (stop) =>
      stop.tabIndex >= 0 && !stop.closest('[inert]') && stop.checkVisibility({ visibilityProperty: true }),
  );
  const problems = stops.length > 0 ? [] : [`no tab stop in ${part}`];
  // The bar covers nothing while it drops into its place.
  for (const animation of document.querySelector('header [data-stuck]')?.getAnimations() ?? [])
    animation.finish();
  // Browsers scroll a focused element to the nearest edge or to the middle; a bar may cover it at the edges. From the last
  // stop to the first, so that the bar stays.
  for (const block of ['start', 'end'] as const)
    for (const stop of stops.toReversed()) {
      stop.focus({ preventScroll: true });
      stop.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      // Content that is laid out for the first time moves until the next frame.
      for (let wait = 0; inspect(stop) && wait < 10; wait++) await frame();
      const problem = inspect(stop);
      if (problem) problems.push(`${stop.outerHTML.slice(0, 120)} at the ${block} ${problem}`);
    }
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo({ top: 0, behavior: 'instant' });
  return problems;
}

/** Returns the problems of the tab stops in an element: each has to be visible with its outline when it has the focus. */
export async function findFocusProblems(page: Page, part = 'main'): Promise<string[]> {
  // After a key press, the browser outlines elements that a script focuses.
  await page.keyboard.press('Shift');
  return page.evaluate(focusProblems, part);
}
