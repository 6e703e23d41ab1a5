import type { Page } from '@playwright/test';
import { buyerRecords } from '../../content/buyers';
import { certificationSlugs } from '../../content/certifications/slugs';
import { buyersCopy } from '../../content/page-copy/buyers';
import { missingPath } from '../../lib/pages/registry';
import { pairs } from './visit';

/** At most so many px at a width, and so many words at a desktop's. */
type Limits = Record<number, number> & { words?: number };
const buyer: Limits = { words: 2100, 390: 6000, 1440: 7300 };
const certification = { 390: 7600, 1440: 8200 };
const buyers = Object.fromEntries(buyerRecords.map(({ slug }) => [`/buyers/${slug}`, buyer]));

/** What stays short. A plan's limits stand in planner.spec.ts. */
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
/** px of the footer on a phone, and words of a buyer's page before its letter. */
const [footer, early] = [620, 800];

/** The text that the eye reads: without labels of drawings, words for screen readers and slides that wait. */
const visibleText = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => {
    const apart = new CSSStyleSheet();
    const parts = 'svg, .sr-only, [aria-hidden=true], [inert], .network-rows, .network-list';
    apart.replaceSync(`:is(${parts}) { display: none !important; }`);
    document.adoptedStyleSheets = [apart];
    // biome-ignore lint/performance/useDomNodeTextContent: what is folded does not count
    const { innerText } = main;
    document.adoptedStyleSheets = [];
    return innerText;
  });
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What is too long on a page that has not been touched, one line each. */
export async function findLengthProblems(page: Page, path: string): Promise<string[]> {
  const { words, ...heights } = limits[path] ?? {};
  const found: string[] = [];
  const ask = (what: string, is: number, most: number) =>
    is > most && found.push(`${what}: ${is} of ${most}`);
  for (const [width, most] of pairs(heights)) {
    await page.setViewportSize({ width, height: 900 });
    ask(`px at ${width} px`, await page.evaluate(() => document.documentElement.scrollHeight), most);
    const height = await page.locator('body footer[id]').evaluate((footer) => footer.clientHeight);
    if (width === 390) ask('px of the footer', height, footer);
  }
  if (!words) return found;
  const text = await visibleText(page);
  ask('words', wordsIn(text), words);
  const [, first = ''] = text.split('Selling to');
  const [before = '', letter] = first.split(buyersCopy.answers.letter);
  if (path in buyers) ask('words before the letter', letter ? wordsIn(before) : Infinity, early);
  return found;
}
