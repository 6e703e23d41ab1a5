import { expect, type Page } from '@playwright/test';
import { allPaths, full, templatePaths } from './matrix';
import { open } from './states';

/** What a walk by Tab finds at one stop; `problem` says what is wrong with it. */
export interface FocusStop {
  name: string;
  problem?: string;
}

/** Looks at the focused element: is its box in the window, clear of the sticky bar and of others, and outlined? */
export function inspectFocus(): FocusStop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" ${element.getAttribute('href') ?? element.id}`;
  const problem = (text: string) => ({ name, problem: `${name}: ${text}` });

  // A link over two lines has one box per line; one fully visible line shows where the focus is.
  const bar = document.querySelector('header [data-stuck]');
  const top = bar && !bar.contains(element) ? bar.getBoundingClientRect().bottom : 0;
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  // The browser scrolls a box to below the scroll padding; anything taller than the remaining space cannot be fully
  // visible.
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const large = boxes[0] && boxes[0].height > innerHeight - Math.max(top, padding);
  const seen = boxes.filter(
    (box) =>
      (large
        ? box.top < innerHeight && box.bottom > top
        : box.top >= top - 1 && box.bottom <= innerHeight + 1) &&
      box.left >= -1 &&
      box.right <= innerWidth + 1,
  );
  const [box] = seen;
  if (!box) {
    const at = boxes.map(({ top, bottom, left, right }) =>
      [top, bottom, left, right].map(Math.round).join(' '),
    );
    return problem(
      `focus box out of sight (top, bottom, left, right: ${at.join('; ') || 'none'}; bar ends at ${top})`,
    );
  }
  const hit = document.elementFromPoint(
    box.left + box.width / 2,
    Math.max(top + 1, box.top + box.height / 2),
  );
  if (hit && !element.contains(hit) && !hit.contains(element)) {
    return problem(`covered by ${hit.localName}.${hit.getAttribute('class')?.slice(0, 60)}`);
  }
  // A card may show the focus of the link that covers it; the outline is then on the card.
  const isOutlined = (box: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
  };
  let above: Element | null = element;
  for (let up = 0; above && up < 4 && !isOutlined(above); up++) above = above.parentElement;
  if (!above || !isOutlined(above)) return problem('no outline');
  return { name };
}

/** From the top of the page into its main part, as a visitor skips the frame. */
export async function skipToMain(page: Page) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

/**
 * Presses Tab (or Shift+Tab) until the focus leaves the part of the page or comes round to where it began, which it
 * does in a dialog. A walk that does neither has met a trap.
 */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  part = 'body',
): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  const limit = 400;
  const inspect = await page.evaluateHandle(`(${inspectFocus})`);
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press(key);
    const stop = await inspect.evaluate(
      async (inspect, { first, part }) => {
        const frame = () => new Promise(requestAnimationFrame);
        const { dataset } = document.documentElement;
        // The browser scrolls the element into view with the next frame; the bar lifts with the one after that.
        await frame();
        const place = `${scrollX} ${scrollY}`;
        if (place !== dataset.place) await frame();
        dataset.place = place;
        // On a busy machine the bar lifts, or lies down again, some frames later.
        const lifted = () => document.querySelector('header [data-stuck]') !== null;
        for (let wait = 0; wait < 120 && lifted() !== scrollY > 200; wait++) await frame();
        const marked = document.querySelector('[data-walk]');
        const at = document.activeElement;
        if (!at?.closest(part) || (!first && marked === at)) return null;
        if (first) {
          marked?.removeAttribute('data-walk');
          if (at !== document.body) at.setAttribute('data-walk', '');
        }
        // On a busy machine the browser scrolls some frames later, too.
        const look = inspect as () => FocusStop | null;
        for (let wait = 0; look()?.problem && wait < 10; wait++) await frame();
        return look();
      },
      { first: step === 0, part },
    );
    if (!stop) return stops;
    stops.push(stop);
  }
  return [...stops, { name: 'end', problem: `no end after ${limit} stops` }];
}

/** Number of elements in the part, or in the open dialog, that Tab can reach in its current state. Runs in the page. */
export function countTabStops(part = 'body'): number {
  const root = document.querySelector('[role=dialog]') ?? document.querySelector(part) ?? document;
  const candidates = root.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex]');
  return [...candidates].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  ).length;
}

/** Pages with tabs, filter and carousels, which might hold a walk up: here every stop is reached by the key itself. */
const byKey = full ? allPaths : ['/', '/stations/quality', '/certifications/comparison'];
const walkWidths = full ? [320, 390, 834, 1440] : [390, 1440];

/** Focuses everything that Tab reaches, one after another, there and back, with the bar lifted. Runs in the page. */
async function focusAll(inspect: typeof inspectFocus, part: string): Promise<FocusStop[]> {
  const frame = () => new Promise(requestAnimationFrame);
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const lifted = () => document.querySelector('header [data-stuck]') !== null;
  for (let wait = 0; wait < 120 && lifted() !== scrollY > 200; wait++) await frame();
  const stops: FocusStop[] = [];
  const forth = [
    ...document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button, summary, [tabindex])`),
  ];
  for (const element of [...forth, ...forth.toReversed()]) {
    if (element.tabIndex < 0) continue;
    // As with Tab, what is not drawn or is inert does not take the focus.
    element.focus();
    if (document.activeElement !== element) continue;
    let stop = inspect() as FocusStop;
    // Parts laid out for the first time move until the next frame.
    for (let wait = 0; stop.problem && wait < 10; wait++) {
      await frame();
      stop = inspect() as FocusStop;
    }
    stops.push(stop);
  }
  return stops;
}

/** A page by Tab and back, each stop reached by the key. */
async function faultsByKey(page: Page, path: string, back: boolean): Promise<string[]> {
  const part = full || path === '/' ? 'body' : 'main';
  if (part === 'main') await skipToMain(page);
  const ways = [await walk(page, 'Tab', part), ...(back ? [await walk(page, 'Shift+Tab', part)] : [])];
  const count = await page.evaluate(countTabStops, part);
  return ways.flatMap((stops) => [
    ...stops.flatMap(({ problem }) => problem ?? []),
    ...(stops.length === count ? [] : [`${stops.length} of ${count} stops`]),
  ]);
}

/** A page whose stops are focused one by one, there and back; the key has been pressed, so an outline shows. */
async function faultsOfFocus(page: Page): Promise<string[]> {
  const stops = await page.evaluate<FocusStop[]>(`(${focusAll})(${inspectFocus}, 'main')`);
  const count = await page.evaluate(countTabStops, 'main');
  return [
    ...stops.flatMap(({ problem }) => problem ?? []),
    ...(stops.length === 2 * count ? [] : [`${stops.length} of ${2 * count} stops`]),
  ];
}

/**
 * The keyboard's way through a page: each stop has its box in the window, clear of the sticky bar, with an outline; none
 * is skipped and none traps the focus. The way back is the same with the bar on the other side of a stop. Expects a page
 * that has just been opened.
 */
export async function faultsOfWalks(page: Page, path: string): Promise<string[]> {
  const turn = walkWidths[templatePaths.indexOf(path) % walkWidths.length];
  const found: string[] = [];
  for (const [index, width] of walkWidths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    if (byKey.includes(path) && index > 0) await open(page, path);
    if (!byKey.includes(path) && index === 0) await skipToMain(page);
    const faults = byKey.includes(path)
      ? await faultsByKey(page, path, full || width === turn)
      : await faultsOfFocus(page);
    found.push(...faults.map((fault) => `${width} px: ${fault}`));
  }
  // The looks that follow begin at the top, with the focus nowhere.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return found;
}
