import type { Page } from '@playwright/test';
import { buyerRecords } from '../../content/buyers';
import { certificationSlugs } from '../../content/certifications/slugs';
import { buyersCopy } from '../../content/page-copy/buyers';
import { missingPath } from '../../lib/pages/registry';
import { numericEntries } from './visit';

/** Maximum height in px by width of the window, and maximum number of words at the largest width. */
type Limits = Record<number, number> & { words?: number };
const buyer: Limits = { words: 2100, 390: 6100, 1440: 7300 };
const certification = { 390: 7600, 1440: 8200 };
const buyers = Object.fromEntries(buyerRecords.map(({ slug }) => [`/buyers/${slug}`, buyer]));

/** Limits by path. Those of a plan are in planner.spec.ts. */
const limits: Record<string, Limits> = {
  ...buyers,
  ...Object.fromEntries(
    ['costs', ...certificationSlugs].map((slug) => [`/certifications/${slug}`, certification]),
  ),
  '/': { words: 900, 390: 6400, 1440: 5900 },
  '/buyers/ukraine': { words: 2600, 390: 7200, 1440: 8500 },
  '/buyers/united-states': { words: 2600, 390: 7700, 1440: 5800 },
  '/buyers/permits': { words: 1900, 390: 6500, 1440: 5400 },
  '/buyers/eu-money': { words: 1900, 390: 6000, 1440: 4500 },
  '/buyers': { words: 1900, 390: 5300, 834: 6700, 1440: 5200 },
  '/gaps/iso-27001-to-cmmc': { 390: 7200 },
  '/glossary/terms': { 390: 11_300 },
  '/letters': { 390: 3500 },
  '/planner': { 390: 4600, 1440: 3600 },
  '/rules': { 390: 7500, 1440: 9000 },
  '/verify': { 390: 7500, 1440: 7000 },
  [missingPath]: { 390: 1800 },
};
/** Maximum height of the footer on mobile in px. */
const footerHeight = 620;
/** Maximum number of words on a buyer's page before its letter. */
const wordsBeforeLetter = 800;

/** Returns the visible text: without labels of drawings, text for screen readers and slides out of view. */
const visibleText = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => {
    const styles = new CSSStyleSheet();
    const excluded = 'svg, .sr-only, [aria-hidden=true], [inert], .network-rows, .network-list';
    styles.replaceSync(`:is(${excluded}) { display: none !important; }`);
    document.adoptedStyleSheets = [styles];
    // biome-ignore lint/performance/useDomNodeTextContent: collapsed content does not count
    const { innerText } = main;
    document.adoptedStyleSheets = [];
    return innerText;
  });
const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Returns the limits that a page exceeds in its initial state, one line each. */
export async function findLengthProblems(page: Page, path: string): Promise<string[]> {
  const { words, ...heights } = limits[path] ?? {};
  const found: string[] = [];
  const check = (what: string, actual: number, limit: number) =>
    actual > limit && found.push(`${what}: ${actual}, limit ${limit}`);
  for (const [width, limit] of numericEntries(heights)) {
    await page.setViewportSize({ width, height: 900 });
    check(`px at ${width} px`, await page.evaluate(() => document.documentElement.scrollHeight), limit);
    const height = await page.locator('body footer[id]').evaluate((footer) => footer.clientHeight);
    if (width === 390) check('px of the footer', height, footerHeight);
  }
  if (!words) return found;
  const text = await visibleText(page);
  check('words', countWords(text), words);
  const [, first = ''] = text.split('Selling to');
  const [before = '', letter] = first.split(buyersCopy.answers.letter);
  if (path in buyers)
    check('words before the letter', letter ? countWords(before) : Infinity, wordsBeforeLetter);
  return found;
}
