import { expect, type Page, test } from '@playwright/test';
import { auditAccessibility, auditStates } from './support/axe';
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

const height = 900;
/** The first two are windows of 1280 and 1440 px zoomed to 400 % and 200 %. */
const widths = [320, 720, 390, 834, 1280, 1440];

/** Windows with a layout of their own; one of them in checks that depend less on the width. */
const mobileOrDesktop = (path: string) => casesFor(path, [390, 1440]);

type Check = (page: Page, path: string) => Promise<string[]>;

/** Runs a check at several widths. */
const atWidths =
  (
    widthsOf: (path: string) => readonly number[],
    check: (page: Page, width: number) => Promise<string[]>,
  ): Check =>
  async (page, path) => {
    const found: string[] = [];
    for (const width of widthsOf(path)) {
      await page.setViewportSize({ width, height: width === 320 || width === 720 ? 450 : height });
      found.push(...(await check(page, width)));
    }
    return found;
  };

/** Nothing is lost, broken or covered at a width. */
const checkLayout = async (page: Page, width: number) => [
  ...(await findLayoutProblems(page, `${width} px`)),
  ...(await page.evaluate(findCovered)).map((line) => `${width} px: ${line}`),
];

const spaced: Check = async (page, path) => {
  await spaceText(page, true);
  const found = await atWidths(mobileOrDesktop, (page, width) => findLayoutProblems(page, `${width} px`))(
    page,
    path,
  );
  await spaceText(page, false);
  return found;
};

const enlarged: Check = async (page, path) => {
  await setTextSize(page, 32);
  await expandAll(page);
  const found = await atWidths(mobileOrDesktop, (page, width) => findLayoutProblems(page, `${width} px`))(
    page,
    path,
  );
  await setTextSize(page, 16);
  return found;
};

/** Widths of the axe audits: in all states at one of them, and what depends on the width at the other one. */
const auditWidths = (path: string) => {
  const [first = 1440, second = 390] = allPaths.indexOf(path) % 2 ? [390, 1440] : [1440, 390];
  return isFullRun ? { states: [1440, 834, 390, 320], rest: [] } : { states: [first], rest: [second] };
};

/** Checks of a template; the last ones change the state of the page. */
const templateChecks: Record<string, Check> = {
  'has no layout shift while loading': shiftsOf,
  'shows the focus on every tab stop': atWidths(mobileOrDesktop, (page) => findFocusProblems(page)),
  'shows everything with forced colors': findForcedColorsProblems,
  'loses nothing at any width': atWidths(
    (path) => [320, 1440, ...casesFor(path, [390, 720, 834, 1280])],
    checkLayout,
  ),
  'loses nothing with the text spacing of WCAG 1.4.12': spaced,
  'prints all content': findPrintProblems,
  'passes axe on target sizes and scrolling': atWidths(
    (path) => auditWidths(path).rest,
    (page, width) => auditAccessibility(page, `${width} px`, 'main', 'width'),
  ),
  'passes axe in every state': atWidths(
    (path) => auditWidths(path).states,
    (page, width) => auditStates(page, `${width} px`),
  ),
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
      path,
    )
    .toEqual([]);
  // The cookie policy states that the site stores nothing.
  const stored = await page.evaluate(
    () => document.cookie.length + localStorage.length + sessionStorage.length,
  );
  expect.soft(stored, path).toBe(0);
  for (const [name, check] of Object.entries(checks))
    await test.step(`${path} ${name}`, async () =>
      expect.soft(await check(page, path), `${path} ${name}`).toEqual([]));
  page.removeAllListeners();
}

for (const path of allPaths.filter(isTemplate))
  test(`${path}: is accessible and complete at every width, with forced colors, large text and in print`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(isFullRun ? 900_000 : 300_000);
    await watchShifts(page);
    await disableWatchdog(page);
    await visitAndCheck(page, path, baseURL as string, templateChecks);
  });

/** Pages that represent no template, in groups for one browser context each. */
const others = allPaths.filter((path) => !isTemplate(path));
for (let start = 0; start < others.length; start += 10)
  test(`other pages from ${others[start]}: load silently and lose nothing at one width`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    await watchShifts(page);
    await disableWatchdog(page);
    for (const path of others.slice(start, start + 10)) {
      const [width = 0] = casesFor(path, widths);
      await page.setViewportSize({ width, height });
      await visitAndCheck(page, path, baseURL as string, {
        'has no layout shift while loading': shiftsOf,
        'loses nothing at one width': (page) => checkLayout(page, width),
      });
    }
  });
