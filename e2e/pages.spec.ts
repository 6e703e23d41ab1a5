import { expect, type Page, test } from '@playwright/test';
import { auditOpenedPage } from './support/axe';
import { watchVisit } from './support/console';
import { findFocusProblems } from './support/focus';
import { findForcedColorsProblems } from './support/forced-colors';
import { expandAll, findCovered, findLayoutProblems, setTextSize, spaceText } from './support/layout';
import { disableWatchdog, shiftsOf, watchShifts } from './support/layout-shift';
import { allPaths, casesFor, isFullRun, isTemplate } from './support/matrix';
import { findPrintProblems } from './support/print';
import { waitUntilReady } from './support/visit';

/**
 * Visits every page. A page that represents its template gets all checks; the others, which look alike, are checked at one
 * width, which alternates. `npm run html` validates the markup of all pages; seo.spec.ts and links.spec.ts check the rest.
 */

/** Widths in px; 720 px is a window of 1440 px zoomed to 200 %. */
const widths = [390, 1440, 720, 834, 1280];

const setWidth = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width === 720 ? 450 : 900 });

/** Sets one of the two windows with a layout of their own. */
const setMobileOrDesktop = (page: Page, path: string) => setWidth(page, casesFor(path, [390, 1440])[0] ?? 0);

type Check = (page: Page, path: string) => Promise<string[]>;

/** Nothing is lost or covered at a width of the page, which alternates. */
const layout: Check = async (page, path) => {
  const found: string[] = [];
  for (const width of casesFor(path, widths)) {
    await setWidth(page, width);
    found.push(...(await findLayoutProblems(page, `${width} px`)));
    found.push(...(await page.evaluate(findCovered)).map((line) => `${width} px: ${line}`));
  }
  return found;
};

/** A window of 1280 px zoomed to 400 %. */
const narrowest: Check = async (page) => {
  await page.setViewportSize({ width: 320, height: 450 });
  const found = await findLayoutProblems(page, '320 px');
  // Text that is enlarged in a way that does not change the breakpoints.
  const width = await page.evaluate(() => {
    const { documentElement } = document;
    documentElement.style.fontSize = '200%';
    const { scrollWidth } = documentElement;
    documentElement.style.fontSize = '';
    return scrollWidth;
  });
  return width > 320 ? [...found, `320 px: ${width} px wide with text of twice the size`] : found;
};

const spaced: Check = async (page, path) => {
  await setMobileOrDesktop(page, path);
  await spaceText(page, true);
  const found = await findLayoutProblems(page, 'spaced text');
  await spaceText(page, false);
  return found;
};

const enlarged: Check = async (page, path) => {
  await setMobileOrDesktop(page, path);
  await setTextSize(page, 32);
  await expandAll(page);
  const found = await findLayoutProblems(page, 'text of 32 px');
  await setTextSize(page, 16);
  return found;
};

const focus: Check = async (page, path) => {
  await setMobileOrDesktop(page, path);
  return findFocusProblems(page);
};

/** Checks of a template; the last ones change the state of the page. */
const templateChecks: Record<string, Check> = {
  'has no layout shift while loading': shiftsOf,
  'shows the focus on every tab stop': focus,
  'shows everything with forced colors': findForcedColorsProblems,
  'loses nothing and covers no control': layout,
  'loses nothing in the narrowest window': narrowest,
  'loses nothing with the text spacing of WCAG 1.4.12': spaced,
  'prints all content': findPrintProblems,
  'passes axe with everything open': async (page, path) => {
    await setMobileOrDesktop(page, path);
    // Header and footer are the same on every page.
    return auditOpenedPage(page, path === '/' ? [] : ['body > header', 'body > footer']);
  },
  'loses nothing with text of twice the size': enlarged,
};

/** Visits a page and expects a silent console, no requests to other origins, no stored data, and no problems. */
async function visitAndCheck(page: Page, path: string, origin: string, checks: Record<string, Check>) {
  const events = watchVisit(page, origin);
  const response = await page.goto(path);
  await waitUntilReady(page);
  const missing = response?.status() === 404;
  expect
    .soft(
      events.filter((event) => !(missing && event.startsWith('404'))),
      `${path}: messages and failed requests`,
    )
    .toEqual([]);
  // The cookie policy states that the site stores nothing.
  const stored = await page.evaluate(
    () => document.cookie.length + localStorage.length + sessionStorage.length,
  );
  expect.soft(stored, `${path}: length of stored data`).toBe(0);
  for (const [name, check] of Object.entries(checks))
    await test.step(`${path} ${name}`, async () =>
      expect.soft(await check(page, path), `${path} ${name}`).toEqual([]));
  page.removeAllListeners();
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(isFullRun ? 900_000 : 300_000);
  await watchShifts(page);
  await disableWatchdog(page);
});

for (const path of allPaths.filter(isTemplate))
  test(`${path}: is accessible and complete at every width, with forced colors, large text and in print`, async ({
    page,
    baseURL,
  }) => visitAndCheck(page, path, baseURL as string, templateChecks));

/** Pages that represent no template, in groups for one browser context each. */
const others = allPaths.filter((path) => !isTemplate(path));
for (let start = 0; start < others.length; start += 10)
  test(`other pages from ${others[start]}: load silently and lose nothing at one width`, async ({
    page,
    baseURL,
  }) => {
    for (const path of others.slice(start, start + 10)) {
      await setWidth(page, casesFor(path, widths)[0] ?? 0);
      await visitAndCheck(page, path, baseURL as string, {
        'has no layout shift while loading': shiftsOf,
        'loses nothing at one width': layout,
      });
    }
  });
