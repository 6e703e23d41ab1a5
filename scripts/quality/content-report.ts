/**
 * Prints editorial figures of the built pages: words and heights per page, sentences on several pages, and missing or repeated
 * links to the glossary. It marks what exceeds a guide value and never fails.
 * Usage: npm run build && npm run report:content
 */
import { buyerRecords } from '../../content/buyers';
import { certificationSlugs } from '../../content/certifications/slugs';
import { pages } from '../../content/pages';
import { termsIn } from '../../lib/glossary/terms';
import { launchBrowser } from '../support/browser';
import { builtPage, textOf } from '../support/built-pages';
import { duplicates } from '../support/duplicates';
import { serveExport } from '../support/serve-export';

/** Guide values: words in the visible text, and height in px on mobile and on a desktop. */
interface Guide {
  words?: number;
  mobile?: number;
  desktop?: number;
}
const buyer: Guide = { words: 2100, mobile: 6100, desktop: 7300 };
const certification: Guide = { words: 3600, mobile: 7600, desktop: 8200 };
const guides: Record<string, Guide> = {
  ...Object.fromEntries(buyerRecords.map(({ slug }) => [`/buyers/${slug}`, buyer])),
  ...Object.fromEntries(
    ['costs', ...certificationSlugs].map((slug) => [`/certifications/${slug}`, certification]),
  ),
  '/': { words: 900, mobile: 6400, desktop: 5900 },
  '/buyers/ukraine': { words: 2600, mobile: 7200, desktop: 8500 },
  '/buyers/united-states': { words: 2600, mobile: 7700, desktop: 5800 },
  '/buyers/permits': { words: 1900, mobile: 6500, desktop: 5400 },
  '/buyers/eu-money': { words: 1900, mobile: 6000, desktop: 4500 },
  '/buyers': { words: 1900, mobile: 5300, desktop: 5200 },
  '/letters': { mobile: 3500 },
  '/planner': { mobile: 4600, desktop: 3600 },
  '/planner#v=2&buyers=DE&products=drones': { mobile: 5800, desktop: 6000 },
  '/rules': { mobile: 7500, desktop: 9000 },
  '/verify': { mobile: 7500, desktop: 7000 },
};
const siteWords = 145_000;

const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const wordsOf = (text: string) => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
const contents = pages.map(({ path }) => ({ path: path as string, main: mainOf(builtPage(path)) }));

/** Prints words and heights of every page in its initial state. */
async function printLengths() {
  const server = await serveExport();
  const browser = await launchBrowser();
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const row = (name: string, ...cells: (string | number)[]) =>
    console.log(name.padEnd(46), ...cells.map((cell) => String(cell).padStart(9)));
  row('page (* exceeds its guide value)', 'words', '390 px', '1440 px');
  try {
    for (const path of [...new Set([...pages.map(({ path }) => path), ...Object.keys(guides)])]) {
      const { words, mobile, desktop }: Guide = guides[path] ?? {};
      const cell = (value: number, guide?: number) => `${value}${guide && value > guide ? '*' : ''}`;
      const heightAt = async (width: number) => {
        await page.setViewportSize({ width, height: 900 });
        return page.evaluate(() => document.documentElement.scrollHeight);
      };
      await page.goto('about:blank');
      await page.goto(server.origin + path);
      await page.locator('html[data-started]').waitFor({ state: 'attached' });
      const heights = [cell(await heightAt(390), mobile), cell(await heightAt(1440), desktop)];
      // The visible text, without labels of drawings, text for screen readers and slides out of view.
      const text = await page.locator('main').evaluate((main: HTMLElement) => {
        const styles = new CSSStyleSheet();
        const excluded = 'svg, .sr-only, [aria-hidden=true], [inert], .network-rows, .network-list';
        styles.replaceSync(`:is(${excluded}) { display: none !important; }`);
        document.adoptedStyleSheets = [styles];
        // biome-ignore lint/performance/useDomNodeTextContent: collapsed content does not count
        return main.innerText;
      });
      row(path, cell(wordsOf(text).length, words), ...heights);
    }
  } finally {
    await browser.close();
    server.close();
  }
  const total = contents.reduce((sum, { main }) => sum + wordsOf(textOf(main)).length, 0);
  console.log(`\nwords of all pages: ${total}${total > siteWords ? '*' : ''} (guide value ${siteWords})`);
}

/** Content that may be repeated: sources, letters, headings, names of rows, keys, and the closing call of every page. */
const repeatable = [
  /<h2[^>]* id="next-stop".*/gs,
  /<(svg|nav|pre|h[1-6]|summary|legend|fieldset)\b.*?<\/\1>/gs,
  /<ol class="part-sources">.*?<\/ol>/gs,
  /<p\b[^>]*id="certainty-key".*?<\/p>/gs,
  /<(p|a|button|div)\b[^>]*data-(?:copy-letter|letter-(?:lang|note)).*?<\/\1>/gs,
  /<div id="letter-\d+"><p>.*?<\/p>/gs,
];

/** Prints sentences of twelve words or more that are on more than two pages. */
function printRepetition() {
  const pagesBySentence = new Map<string, Set<string>>();
  for (const { path, main } of contents) {
    // Legal texts repeat standard phrases, and the register of rules prints every rule that a page states.
    if (/^\/(legal|rules|letters)/.test(path)) continue;
    const content = repeatable.reduce((text, part) => text.replace(part, '\n'), main);
    for (const block of content.split(/<\/(?:p|li|div|td|th|dt|dd|section|figcaption)>/))
      for (const part of textOf(block).split(/(?<=[.?!])\s+/)) {
        const sentence = part.trim();
        if (wordsOf(sentence).length < 12) continue;
        const found = pagesBySentence.get(sentence) ?? new Set();
        pagesBySentence.set(sentence, found.add(path.replace(/^\/glossary.*/, '/glossary')));
      }
  }
  console.log('\nsentences on more than two pages:');
  for (const [sentence, { size }] of pagesBySentence)
    if (size > 2) console.log(`  ${size} pages: ${sentence}`);
}

/** Content in which terms have no links: headings, names of rows, links and controls. */
const withoutTermLinks = [...repeatable, /<(a|button|label|caption|th|dt)\b.*?<\/\1>/gs];

/**
 * Prints the terms that a page uses in running text without a link to the glossary, except those in its name, and the
 * terms that it links twice.
 */
function printTermLinks() {
  console.log('\nlinks to the glossary that are missing or repeated:');
  for (const { path, main } of contents) {
    if (path.startsWith('/glossary')) continue;
    const linked = [...main.matchAll(/href="\/glossary#([^"]+)"/g)].map(([, id]) => id);
    const own = termsIn(pages.find((page) => page.path === path)?.label);
    const text = textOf(withoutTermLinks.reduce((rest, part) => rest.replace(part, ' '), main));
    const missing = termsIn(text).filter((id) => !linked.includes(id) && !own.includes(id));
    const repeated = duplicates(linked);
    if (missing.length > 0) console.log(`  ${path}: missing ${missing.join(' ')}`);
    if (repeated.length > 0) console.log(`  ${path}: repeated ${repeated.join(' ')}`);
  }
}

await printLengths();
printRepetition();
printTermLinks();
