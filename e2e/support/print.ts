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
    const name = (element: Element) =>
      `${element.localName}.${(element.getAttribute('class') ?? '').slice(0, 60)} "${element.textContent?.trim().slice(0, 30)}"`;
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    return [
      ...all(
        '[role=tabpanel], main details > :not(summary), main [data-track]:not([data-shown]) > [role=group], [data-shown] > [data-slide]:first-child',
      )
        // A list of sibling pages leads nowhere on paper, and some parts have another in their place there.
        .filter((element) => !element.closest('nav, .print\\:hidden') && !shown(element))
        .map((element) => `not open: ${name(element)}`),
      ...all(
        '#preloader, header nav, header button, header [data-stuck] > svg, [data-carousel] button, [aria-hidden=true][data-slide]',
      )
        .filter(shown)
        .map((element) => `for the screen only: ${name(element)}`),
      ...all('body *')
        .filter((element) => shown(element) && /^(fixed|sticky)$/.test(getComputedStyle(element).position))
        .map((element) => `fixed: ${name(element)}`),
      ...all('[data-slide]')
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return shown(element) && (left < -1 || right > innerWidth + 1);
        })
        .map((element) => `off the sheet: ${name(element)}`),
      // Ground and words: white and dark, whatever the screen shows.
      ...all('[data-ground]')
        .filter(
          (element) =>
            shown(element) &&
            !/^rgb\(255, 255, 255\)$|, 0\)$/.test(getComputedStyle(element).backgroundColor),
        )
        .map((element) => `ground ${getComputedStyle(element).backgroundColor}: ${name(element)}`),
      ...(document.documentElement.scrollWidth > document.documentElement.clientWidth
        ? ['wider than the sheet']
        : []),
    ];
  });
  await page.emulateMedia({ media: null });
  return [...new Set(faults)];
}
