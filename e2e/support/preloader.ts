import type { Page } from '@playwright/test';

/**
 * Measures per frame how long the preloader covers the page, in ms. A frame counts for at most 50 ms, because longer ones
 * are caused by a busy machine.
 */
export async function timePreloader(page: Page) {
  await page.addInitScript(() => {
    const seen = { time: 0 };
    Object.assign(window, { preloaderSeen: seen });
    let last = performance.now();
    const measure = () => {
      const now = performance.now();
      const element = document.getElementById('preloader');
      const style = element && getComputedStyle(element);
      if (style && style.position === 'fixed' && style.display !== 'none' && style.visibility === 'visible')
        seen.time += Math.min(now - last, 50);
      last = now;
      requestAnimationFrame(measure);
    };
    measure();
  });
  return () =>
    page.evaluate(() => (window as unknown as { preloaderSeen: { time: number } }).preloaderSeen.time);
}
