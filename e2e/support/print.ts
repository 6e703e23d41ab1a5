import type { Page } from '@playwright/test';
import { findLayoutProblems } from './layout';

/** Width of an A4 page in px: the style sheet sets no margins at the sides. */
const pageWidth = 794;

/** Returns content that is missing, for the screen only, fixed, or illegible without backgrounds. Runs in the page. */
function printProblems(): string[] {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isLight = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 170;
  };
  const check = (problem: string, selector: string, isProblem: (element: Element) => boolean) =>
    [...document.querySelectorAll(selector)]
      .filter(isProblem)
      .map(({ outerHTML }) => `${problem}: ${outerHTML.slice(0, 120)}`);
  return [
    ...check(
      'hidden',
      '[role=tabpanel], main details > :not(summary), main [data-track]:not([data-shown]) > [role=group], [data-shown] > [data-slide]:first-child',
      // Links to sibling pages are useless in print, and some elements have a replacement there.
      (element) => !element.closest('nav, .print\\:hidden') && !isVisible(element),
    ),
    ...check(
      'for the screen only',
      '#preloader, header nav, header button, header [data-stuck] > svg, [data-carousel] button, [aria-hidden=true][data-slide]',
      isVisible,
    ),
    ...check(
      'fixed',
      'body *',
      (element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position) && isVisible(element),
    ),
    ...check('not white', '[data-theme]', (element) => {
      const { backgroundColor } = getComputedStyle(element);
      return isVisible(element) && !/^rgb\(255, 255, 255\)$|^rgba\(.*, 0\)$/.test(backgroundColor);
    }),
    ...check(
      'shadow without its background',
      'main *',
      (element) => isVisible(element) && getComputedStyle(element).boxShadow !== 'none',
    ),
    // Fills in drawings are printed; only backgrounds are not.
    ...check('white without its background', 'body *:not(svg, svg *, script, style, noscript)', (element) => {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      const { content, color } = getComputedStyle(element, hasText ? '' : '::before');
      const light = (hasText || /counter/.test(content)) && isLight(color);
      return light && isVisible(element) && element.getBoundingClientRect().width >= 2;
    }),
  ];
}

/** Returns print problems, one line each: all content has to be visible. Changes the slides of the page's carousels. */
export async function findPrintProblems(page: Page): Promise<string[]> {
  // Changes the slides first: print has to reset the transforms of the carousel plugin.
  for (const next of await page.getByRole('button', { name: /^Next/ }).all()) await next.click();
  // Prints from further down the page, where the bar sticks.
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: pageWidth, height: 1000 });
  const problems = [
    ...(await findLayoutProblems(page, 'on an A4 page', { strict: true })),
    ...(await page.evaluate(printProblems)),
  ];
  await page.emulateMedia({ media: null });
  return problems;
}
