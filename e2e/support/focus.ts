import { expect, type Page } from '@playwright/test';
import { allPaths, isFullRun } from './matrix';

/**
 * Looks at the focused element: is its box in the window, clear of the sticky bar and of others, and outlined? Returns
 * what is wrong with it. Runs in the page, in any browser.
 */
export function inspectFocus(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return 'the focus has left the page';
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const fault = (text: string) =>
    `${element.localName} "${words}" ${element.getAttribute('href') ?? element.id}: ${text}`;

  const bar = document.querySelector('header [data-stuck]:not([inert] *)');
  const top = bar && !bar.contains(element) ? bar.getBoundingClientRect().bottom : 0;
  // What is higher than the room that the browser scrolls to cannot be seen whole.
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const room = innerHeight - Math.max(top, padding);
  // A link over two lines has one box per line; one in sight shows where the focus is.
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const box = boxes.find((box) => {
    if (box.left < -1 || box.right > innerWidth + 1) return false;
    if (box.height > room) return box.top < innerHeight && box.bottom > top;
    return box.top >= top - 1 && box.bottom <= innerHeight + 1;
  });
  if (!box) return fault(`out of sight at ${JSON.stringify(boxes)}, the bar ends at ${top}`);
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

/** What Tab reaches in the part in its current state. Runs in the page, in any browser. */
export function findTabStops(part = 'body'): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button, summary, [tabindex])`);
  return [...all].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Focuses every stop of the part, there and back, with the bar lifted. Runs in the page. */
async function focusAll(inspect: typeof inspectFocus, stops: HTMLElement[]) {
  const frame = () => new Promise(requestAnimationFrame);
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const lifted = () => document.querySelector('header [data-stuck]') !== null;
  for (let wait = 0; wait < 120 && lifted() !== scrollY > 200; wait++) await frame();
  const faults: string[] = [];
  for (const stop of [...stops, ...stops.toReversed()]) {
    stop.focus();
    if (document.activeElement !== stop) faults.push(`${stop.outerHTML.slice(0, 80)} takes no focus`);
    // Parts laid out for the first time move until the next frame.
    for (let wait = 0; inspect() && wait < 10; wait++) await frame();
    const fault = inspect();
    if (fault) faults.push(fault);
  }
  return faults;
}

/** What is wrong with the stops of a part. A key has been pressed before, so that an outline shows. */
export const findTabStopProblems = (page: Page, part: string) =>
  page.evaluate<string[]>(`(${focusAll})(${inspectFocus}, (${findTabStops})('${part}'))`);

/** Presses the key through the part: each press reaches another stop, and the next one leaves it, or a dialog keeps it. */
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
    ...(size === count ? [] : [`${key} reaches ${size} of ${count} stops`]),
    ...(within === part.includes('dialog') ? [] : [`${key} ${within ? 'does not leave' : 'leaves'} ${part}`]),
  ];
}

/** Pages with tabs, filter and carousels, which might hold a walk up: here every stop is reached by the key itself. */
const byKey = isFullRun ? allPaths : ['/', '/stations/quality', '/certifications/comparison'];
const widths = isFullRun ? [320, 390, 834, 1440] : [390, 1440];

/**
 * The keyboard's way through a page: each stop has its box in the window, clear of the sticky bar, with an outline; none
 * is skipped and none traps the focus. The way back is the same with the bar on the other side of a stop. Expects a page
 * that has just been opened.
 */
export async function findTabOrderProblems(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  const part = byKey.includes(path) ? 'body' : 'main';
  for (const width of part === 'body' ? widths : []) {
    await page.setViewportSize({ width, height: 800 });
    for (const key of ['Tab', 'Shift+Tab'])
      found.push(...(await findKeyProblems(page, key, part)).map((fault) => `${width} px: ${fault}`));
  }
  // The first stop skips the frame.
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('main')).toBeFocused();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await findTabStopProblems(page, part)).map((fault) => `${width} px: ${fault}`));
  }
  // The looks that follow begin at the top, with the focus nowhere.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return found;
}
