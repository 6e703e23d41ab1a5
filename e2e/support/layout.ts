import { expect, type Page } from '@playwright/test';
import { findAdaptationProblems } from './adaptation';
import { findCovered } from './covers';
import { allPaths, casesFor, isFullRun, isTemplate } from './matrix';
import { settle } from './states';

/**
 * Windows in which every page has to adapt: no text is lost, nothing scrolls horizontally, headings break between words,
 * and no control is covered. The first two are windows of 1280 and 1440 px zoomed to 400 % and 200 %.
 */
const views = [
  { width: 320, height: 450 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
  { width: 834, height: 900 },
  { width: 1280, height: 900 },
  { width: 1440, height: 900 },
];
/** Returns the windows for a path: in the sample the narrowest and the widest for every template, plus one by rotation. */
const viewsOf = (path: string) =>
  views.filter(
    ({ width }, index) =>
      isFullRun ||
      (isTemplate(path) && (width === 320 || width === 1440)) ||
      index === allPaths.indexOf(path) % views.length,
  );

/** Style sheet with the text spacing of WCAG 1.4.12. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Widths for text spacing: mobile, tablet and desktop, including the narrowest of each layout. */
const spacedWidths = [320, 390, 768, 1200, 1280, 1440];

/** Applies a style sheet; adopted, because the page's content security policy blocks style elements. */
const adopt = (page: Page, css: string) =>
  page.evaluate((css) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(css);
    document.adoptedStyleSheets = [styles];
  }, css);

/** Returns text that is lost, controls that are covered and words that are broken, one line each. */
export async function findLayoutProblems(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const view of viewsOf(path)) {
    await page.setViewportSize(view);
    found.push(...(await findAdaptationProblems(page, `${view.width} px`)));
    const { looked, covered } = await page.evaluate(findCovered);
    expect(looked, `links and buttons at ${view.width} px`).toBeGreaterThan(20);
    found.push(...covered.map((fault) => `${view.width} px: ${fault}`));
  }
  await adopt(page, textSpacing);
  for (const width of casesFor(path, spacedWidths)) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findAdaptationProblems(page, `text spacing at ${width} px`)));
  }
  await adopt(page, '');
  return found;
}

/** Sets the browser's default text size, in px; media queries in rem scale with it. */
export async function largeText(page: Page, px: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${px}px`);
}

/** Returns what is lost with text of twice the size and all disclosures open, one line each. */
export async function findLargeTextProblems(page: Page): Promise<string[]> {
  const found: string[] = [];
  await largeText(page, 32);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // Lays out sections that are not in view, and opens disclosures.
    await page.evaluate(() => {
      for (const section of document.querySelectorAll('section')) section.style.contentVisibility = 'visible';
      for (const disclosure of document.querySelectorAll<HTMLDetailsElement>('main details'))
        disclosure.open = true;
    });
    await settle(page);
    found.push(...(await findAdaptationProblems(page, `text of 32 px at ${width} px`)));
  }
  await largeText(page, 16);
  return found;
}
