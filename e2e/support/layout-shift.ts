import type { Page } from '@playwright/test';
import { hydrationTimeout } from '../../components/layout/boot-script';

/** A layout-shift entry: its score, and the elements that moved. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Collects every layout shift without recent input on the pages that follow. */
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

/**
 * Returns the shifts of the page so far, one line each; none if their total is a hundredth of what Core Web Vitals call
 * good. On a busy machine the links of the header can move by that while they arrive.
 */
export async function shiftsOf(page: Page): Promise<string[]> {
  const moved = await page.evaluate(
    () => (window as unknown as { moved: { value: number; what: string }[] }).moved,
  );
  const sum = moved.reduce((total, { value }) => total + value, 0);
  return sum > 0.001 ? moved.map(({ value, what }) => `${value.toFixed(5)} ${what}`) : [];
}

/** Disables the hydration watchdog, which would treat a delayed start or a busy machine as a failure. */
export const disableWatchdog = (page: Page) =>
  page.addInitScript((limit) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (task: TimerHandler, ms?: number, ...rest: unknown[]) =>
        ms === limit ? 0 : setTimeout(task, ms, ...rest),
    });
  }, hydrationTimeout);

/** Delays files until the returned function is called, which first waits until one of them has been requested. */
export async function delayRequests(page: Page, files: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requested = page.waitForRequest(files);
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    await requested;
    release();
  };
}
