/**
 * Prints editorial figures of the built pages: words and heights per page, sentences on several pages, abbreviations
 * without an entry in the glossary, and the clicks to answers that readers looked for. It marks what exceeds a guide value
 * and never fails. Usage: npm run build && npm run report:content
 */
import { existsSync, readFileSync } from 'node:fs';
import { buyerRecords } from '../../content/buyers';
import { certificationSlugs } from '../../content/certifications/slugs';
import { glossary } from '../../content/glossary';
import { ambiguousAbbreviations } from '../../content/glossary/same-letters';
import { pages } from '../../content/pages';
import { missingPath } from '../../lib/pages/registry';
import { launchBrowser } from '../support/browser';
import { builtPage, textOf } from '../support/built-pages';
import { serveExport } from '../support/serve-export';
import { abbreviations, links, questions } from './content-report-data';

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
  '/gaps/iso-27001-to-cmmc': { mobile: 7200 },
  '/glossary/terms': { mobile: 11_300 },
  '/letters': { mobile: 3500 },
  '/planner': { mobile: 4600, desktop: 3600 },
  '/planner#v=2&buyers=DE&products=drones': { mobile: 5800, desktop: 6000 },
  '/rules': { mobile: 7500, desktop: 9000 },
  '/verify': { mobile: 7500, desktop: 7000 },
  [missingPath]: { mobile: 1800 },
};
const siteWords = 145_000;
const maximumClicks = 3;

const file = (path: string) => {
  const name = `out${path}`;
  return /\.\w+$/.test(path) && existsSync(name) ? readFileSync(name, 'utf8') : builtPage(path);
};
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
  row('page (* exceeds its guide value)', 'words', '390 px', '1440 px', 'footer');
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
      const heights = [cell(await heightAt(390), mobile)];
      const footer = await page.locator('body footer[id]').evaluate(({ clientHeight }) => clientHeight);
      heights.push(cell(await heightAt(1440), desktop));
      // The visible text, without labels of drawings, text for screen readers and slides out of view.
      const text = await page.locator('main').evaluate((main: HTMLElement) => {
        const styles = new CSSStyleSheet();
        const excluded = 'svg, .sr-only, [aria-hidden=true], [inert], .network-rows, .network-list';
        styles.replaceSync(`:is(${excluded}) { display: none !important; }`);
        document.adoptedStyleSheets = [styles];
        // biome-ignore lint/performance/useDomNodeTextContent: collapsed content does not count
        return main.innerText;
      });
      row(path, cell(wordsOf(text).length, words), ...heights, footer);
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

/** Prints abbreviations that have neither an entry in the glossary nor a reason to have none. */
function printAbbreviations() {
  const names = Object.values(glossary).flatMap(({ name, title, aliases = [], confusedWith }) => [
    name,
    title,
    ...aliases,
    ...confusedWith.map((each) => each.name ?? ''),
  ]);
  const found = (text: string) =>
    text.match(/(?<![\p{L}\p{N}/.&-])[A-Z][A-Z0-9&]*[A-Z][A-Z0-9]*(?![\p{L}\p{N}])/gu) ?? [];
  const explained = found([...names, ...ambiguousAbbreviations.map(({ letters }) => letters)].join(' ; '));
  const known = new Set([...explained, ...Object.values(abbreviations).join(' ').split(' ')]);
  const pagesByWord = new Map<string, Set<string>>();
  for (const { path, main } of contents)
    for (const word of found(textOf(main)))
      if (!known.has(word)) pagesByWord.set(word, (pagesByWord.get(word) ?? new Set()).add(path));
  console.log('\nabbreviations without an entry in the glossary:');
  for (const [word, paths] of pagesByWord) console.log(`  ${word}: ${[...paths].join(' ')}`);
}

/** Returns the clicks that a path of links takes; undefined if one of them is missing. A link in a menu takes two. */
function clicksOn(path: readonly string[]): number | undefined {
  let here = '/';
  let clicks = 0;
  for (const step of path) {
    const [header = '', body = ''] = file(here).split('<main');
    const link = `href="${step.startsWith(`${here}#`) ? step.slice(here.length) : step}"`;
    if (!body.includes(link) && !header.includes(link)) return undefined;
    clicks += body.includes(link) ? 1 : 2;
    [here = ''] = step.split('#');
  }
  return clicks;
}

/** Prints the number of clicks to each answer and of words before it, counted from the element with the id. */
function printAnswers() {
  console.log(
    `\nclicks from home and words before the answer (* more than ${maximumClicks} clicks, or not found):`,
  );
  for (const line of questions.split('\n')) {
    const [question = '', path, id, answer = '', flags = ''] = line.trim().split(/ *\| */);
    if (!path) continue;
    const steps = path.split(' ');
    const clicks = clicksOn(steps);
    const page = file(steps.at(-1)?.split('#')[0] ?? '');
    const start = id ? page.indexOf(` id="${id}"`) : Math.max(0, page.indexOf('<main'));
    // Links and other inline elements do not separate words; a file that is no page is read as it is.
    const part = page.slice(start).replaceAll(/<\/?(?:a|span)\b(?![^>]* id=)[^>]*>/g, '');
    const text = start < 0 ? '' : page.includes('<main') ? textOf(part) : page;
    const at = text.search(new RegExp(answer, flags));
    const isFar = clicks === undefined || clicks > maximumClicks || at < 0;
    const words = at < 0 ? 'not found' : wordsOf(text.slice(0, at)).length;
    console.log(` ${isFar ? '*' : ' '}${question}: ${clicks ?? 'no link'}, ${words}`);
  }
  console.log('\nexpected links that are missing:');
  for (const [path, targets] of Object.entries(links))
    for (const href of targets.split(' '))
      if (!new RegExp(`href="${href}[#"]`).test(mainOf(builtPage(path)))) console.log(`  ${path} to ${href}`);
}

await printLengths();
printRepetition();
printAbbreviations();
printAnswers();
