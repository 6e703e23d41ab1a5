import type { Page } from '@playwright/test';

/** A shift as the browser reports it: its size, and the elements that moved. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Collects every layout shift on the following pages that input has not caused. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const moved: { value: number; what: string }[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const parts = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        const what = parts.map((part) => part?.outerHTML.slice(0, 120)).join(' | ');
        if (!hadRecentInput) moved.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts of the page so far, one line each; what adds up to less than a fraction of a pixel of a line nobody sees. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const moved = await page.evaluate(
    () => (window as unknown as { moved: { value: number; what: string }[] }).moved,
  );
  const sum = moved.reduce((total, { value }) => total + value, 0);
  return sum > 0.001 ? moved.map(({ value, what }) => `${value.toFixed(5)} ${what}`) : [];
}

/** Frames in which the page draws what has come and reports what has moved. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/** Holds back the files of one kind until one has been requested and the returned function is called. */
export async function delayRequests(page: Page, files: RegExp) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest(files);
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    await asked;
    release();
  };
}
