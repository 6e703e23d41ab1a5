import type { Page } from '@playwright/test';

/**
 * On paper everything stands open, and what only works on a screen is left out. Leaves the page's carousels moved on.
 */
export async function faultsInPrint(page: Page): Promise<string[]> {
  // A carousel that has moved on: what the plugin has shifted goes back to its place.
  for (const next of await page.getByRole('button', { name: /^Next/ }).all()) await next.click();
  // Printed from further down the page, where the bar sticks; 718 px is A4 with 1 cm of margin.
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const faults = await page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const ask = (fault: string, selector: string, isFault: (element: Element) => boolean) =>
      [...document.querySelectorAll(selector)]
        .filter(isFault)
        .map(({ outerHTML }) => `${fault}: ${outerHTML.slice(0, 120)}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...ask(
        'not open',
        '[role=tabpanel], main details > :not(summary), main [data-track]:not([data-shown]) > [role=group], [data-shown] > [data-slide]:first-child',
        // A list of sibling pages leads nowhere on paper, and some parts have another in their place there.
        (element) => !element.closest('nav, .print\\:hidden') && !shown(element),
      ),
      ...ask(
        'for the screen only',
        '#preloader, header nav, header button, header [data-stuck] > svg, [data-carousel] button, [aria-hidden=true][data-slide]',
        shown,
      ),
      ...ask(
        'fixed',
        'body *',
        (element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position) && shown(element),
      ),
      ...ask('off the sheet', '[data-slide]', (element) => {
        const { left, right } = element.getBoundingClientRect();
        return shown(element) && (left < -1 || right > innerWidth + 1);
      }),
      // Ground and words: white and dark, whatever the screen shows.
      ...ask('not white', '[data-ground]', (element) => {
        const { backgroundColor } = getComputedStyle(element);
        return shown(element) && !/^rgb\(255, 255, 255\)$|^rgba\(.*, 0\)$/.test(backgroundColor);
      }),
      ...(scrollWidth > clientWidth ? ['wider than the sheet'] : []),
    ];
  });
  await page.emulateMedia({ media: null });
  return [...new Set(faults)];
}
