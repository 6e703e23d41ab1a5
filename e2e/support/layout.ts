import { expect, type Page } from '@playwright/test';
import { findAdaptationProblems } from './adaptation';
import { findCovered } from './covers';
import { allPaths, casesFor, isFullRun, isTemplate } from './matrix';
import { settle } from './states';

/**
 * Every page adapts to what the visitor sets, narrow windows, zoom and wider text spacing: no words are lost, nothing
 * scrolls sideways, headings break between words, and whatever can be clicked lies under its own middle. WebKit and
 * Firefox look for covers too (scripts/quality/engines).
 */
// Zoomed to 400 % and to 200 %, a window of 1280 and 1440 px has the width of the first two.
const views = [
  { width: 320, height: 450 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
  { width: 834, height: 900 },
  { width: 1280, height: 900 },
  { width: 1440, height: 900 },
];
/** The sample's own: the narrowest and a desktop on every template, the widths between them in turn. */
const viewsOf = (path: string) =>
  views.filter(
    ({ width }, index) =>
      isFullRun ||
      (isTemplate(path) && (width === 320 || width === 1440)) ||
      index === allPaths.indexOf(path) % views.length,
  );

/** WCAG 1.4.12, as a visitor's own style sheet would set it. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Widths for wider text: phones, the tablet, and the narrowest desktops, where words have the least room. */
const spacedWidths = [320, 390, 768, 1200, 1280, 1440];

/** A visitor's style sheet; adopted, since the page's policy refuses style elements. */
const adopt = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Everything that is lost, covered or broken, one line each. */
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

/** A browser that shows text twice as large by default, as a visitor has set it; the window's limits grow with it. */
export async function largeText(page: Page, px: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${px}px`);
}

/** What is lost in text twice as large, folds open, one line each. */
export async function findLargeTextProblems(page: Page): Promise<string[]> {
  const found: string[] = [];
  await largeText(page, 32);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // What has not come into view is laid out too, and what is folded stands open.
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
