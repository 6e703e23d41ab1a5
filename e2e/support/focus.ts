import { expect, type Page } from '@playwright/test';
import { allPaths, isFullRun } from './matrix';

/**
 * Checks the focused element: its box has to be in the window, not covered by the sticky bar or other elements, and
 * outlined. Returns a description of the problem; undefined if there is none. Runs in the page, in any browser.
 */
export function inspectFocus(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return 'the focus has left the page';
  const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const fault = (text: string) =>
    `${element.localName} "${label}" ${element.getAttribute('href') ?? element.id}: ${text}`;

  const bar = document.querySelector('header [data-stuck]:not([inert] *)');
  const top = bar && !bar.contains(element) ? bar.getBoundingClientRect().bottom : 0;
  // An element higher than the scroll port, less its padding, cannot be visible as a whole.
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const available = innerHeight - Math.max(top, padding);
  // A link over two lines has one box per line; one in view is enough to show the focus.
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const box = boxes.find((box) => {
    if (box.left < -1 || box.right > innerWidth + 1) return false;
    if (box.height > available) return box.top < innerHeight && box.bottom > top;
    return box.top >= top - 1 && box.bottom <= innerHeight + 1;
  });
  if (!box) return fault(`out of view at ${JSON.stringify(boxes)}, the bar ends at ${top}`);
  const middle = Math.max(top + 1, box.top + box.height / 2);
  const hit = document.elementFromPoint(box.left + box.width / 2, middle);
  if (hit && !element.contains(hit) && !hit.contains(element))
    return fault(`covered by ${hit.outerHTML.slice(0, 80)}`);
  // A card may show the focus of the link that covers it.
  let shows: Element | null = element;
  for (let up = 0; shows && up <= 4; up++, shows = shows.parentElement) {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shows);
    if (
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !/^rgba\(.*, 0\)$/.test(outlineColor)
    )
      return undefined;
  }
  return fault('no outline');
}

/** Returns the tab stops in an element, given by selector, in its current state. Runs in the page, in any browser. */
export function findTabStops(part = 'body'): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button, summary, [tabindex])`);
  return [...all].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Focuses every tab stop forwards and backwards while the bar sticks, and returns the problems. Runs in the page. */
async function focusAll(inspect: typeof inspectFocus, stops: HTMLElement[]) {
  const frame = () => new Promise(requestAnimationFrame);
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const isStuck = () => document.querySelector('header [data-stuck]') !== null;
  for (let wait = 0; wait < 120 && isStuck() !== scrollY > 200; wait++) await frame();
  const faults: string[] = [];
  for (const stop of [...stops, ...stops.toReversed()]) {
    stop.focus();
    if (document.activeElement !== stop)
      faults.push(`${stop.outerHTML.slice(0, 80)} does not take the focus`);
    // Content that is laid out for the first time moves until the next frame.
    for (let wait = 0; inspect() && wait < 10; wait++) await frame();
    const fault = inspect();
    if (fault) faults.push(fault);
  }
  return faults;
}

/** Returns the problems of the tab stops in an element. Press a key before, so that outlines are shown. */
export const findTabStopProblems = (page: Page, part: string) =>
  page.evaluate<string[]>(`(${focusAll})(${inspectFocus}, (${findTabStops})('${part}'))`);

/**
 * Presses the key once per tab stop of an element and returns problems: each press has to reach another stop, and one
 * more press has to leave the element, unless it is a dialog.
 */
export async function findKeyProblems(page: Page, key: string, part: string): Promise<string[]> {
  const reached = await page.evaluateHandle((part) => {
    const reached = new Set<Element>();
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.closest(part)) reached.add(target);
    });
    return reached;
  }, part);
  const count = await page.evaluate<number>(`(${findTabStops})('${part}').length`);
  for (let press = 0; press < count; press++) await page.keyboard.press(key);
  const size = await reached.evaluate(({ size }) => size);
  await page.keyboard.press(key);
  const within = await page.evaluate((part) => document.querySelector(`${part} :focus`) !== null, part);
  return [
    ...(size === count ? [] : [`${key} reaches ${size} of ${count} tab stops`]),
    ...(within === part.includes('dialog') ? [] : [`${key} ${within ? 'does not leave' : 'leaves'} ${part}`]),
  ];
}

/** Pages with tabs, filters and carousels, which might trap the focus: on these, real key presses reach every tab stop. */
const keyPressPaths = isFullRun ? allPaths : ['/', '/stations/quality', '/certifications/comparison'];
const widths = isFullRun ? [320, 390, 834, 1440] : [390, 1440];

/**
 * Returns the problems of a page's tab order, forwards and backwards: each tab stop has to be in the window, not covered
 * by the sticky bar, with an outline; none may be skipped or trap the focus. Expects a page that has just been opened.
 */
export async function findTabOrderProblems(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  const part = keyPressPaths.includes(path) ? 'body' : 'main';
  for (const width of part === 'body' ? widths : []) {
    await page.setViewportSize({ width, height: 800 });
    for (const key of ['Tab', 'Shift+Tab'])
      found.push(...(await findKeyProblems(page, key, part)).map((fault) => `${width} px: ${fault}`));
  }
  // The first tab stop is the skip link.
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('main')).toBeFocused();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await findTabStopProblems(page, part)).map((fault) => `${width} px: ${fault}`));
  }
  // The checks that follow start at the top, without a focused element.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return found;
}
