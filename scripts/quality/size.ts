/**
 * Loads pages of the export in a browser, without interacting, and fails if one exceeds its budget of bytes or
 * requests: one page of each template and the longest of each folder, all of them with E2E_FULL=1. Bytes are those of
 * brotli at its highest level, and the same time passes on every page's clock, so a busy machine changes nothing.
 * Usage: npm run build && npm run size [-- route …]
 */
import { statSync } from 'node:fs';
import type { Browser, Page, ViewportSize } from '@playwright/test';
import type { SizeClass } from '../../content/page-declaration';
import { pages } from '../../content/pages';
import { samplePaths } from '../../lib/pages/registry';
import { launchBrowser } from '../support/browser';
import { type ExportServer, listPages, serveExport } from '../support/serve-export';

/**
 * Budgets in kB (1000 bytes) of each class; the registry says to which a page belongs.
 * - script: an empty page of this Next and React is 115.0 kB. Text pages, tabs and lists that open stay within 1.05 of it,
 *   the comparison within 1.06, planner and network, before the first choice, within 1.11, home with its carousels 1.2.
 * - rest (document, styles, font, pictures): the style sheet of every page and the font, then the document, whose text and
 *   addresses a page is read for.
 * - requests: more than six wait for one another on HTTP/1.1.
 */
const budgets: Record<SizeClass, { script: number; rest: number; requests: number }> = {
  home: { script: 138.5, rest: 70, requests: 18 },
  planner: { script: 127.5, rest: 66, requests: 15 },
  interactive: { script: 122.1, rest: 62, requests: 15 },
  text: { script: 120.5, rest: 74, requests: 15 },
};

/** Budget class of each page of the export; the 404 page is a text page. */
const classes = new Map<string, SizeClass>([
  ...pages.map(({ path, size }) => [path, size] as const),
  ['/404', 'text'],
]);

/** The widths of a desktop and, on home, whose lazy pictures are large, of a phone, too. */
const desktop = { width: 1440, height: 900 };
const viewportsOf = (size: SizeClass) =>
  size === 'home' ? [{ width: 390, height: 844 }, desktop] : [desktop];

/** Time in ms that passes on a page: its start is over, and home's carousel does not yet fetch its next drawing. */
const untouched = 3000;

/** Resolves when the page has been drawn: the browser has then asked for the lazy pictures that came near. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(document.body);
      }),
  );

/** Opens an address, lets the same time pass on every machine and waits for all that was asked for. */
async function load(page: Page, address: string) {
  const answers: Promise<unknown>[] = [];
  page.on('request', (request) => answers.push(request.response().then((answer) => answer?.finished())));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(address);
  await page.waitForSelector('[data-started]', { state: 'attached' });
  await page.clock.runFor(untouched);
  await drawn(page);
  await drawn(page);
  await Promise.all(answers);
}

/** Bytes by kind and number of requests of one untouched load. */
async function measure(browser: Browser, server: ExportServer, route: string, viewport: ViewportSize) {
  const name = `${route} ${viewport.width}`;
  // Carousels stay where they are: their next slides are no part of a first load.
  const page = await browser.newPage({
    viewport,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-load': name },
  });
  await load(page, server.origin + route);
  await page.close();
  const sizes = { script: 0, document: 0, style: 0, font: 0, picture: 0, data: 0 };
  const asked = server.log.filter((request) => request.load === name);
  for (const { kind, brotli } of asked) sizes[kind] += brotli;
  const rest = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0) - sizes.script;
  return { ...sizes, rest, requests: asked.length };
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
const columns = ['script', 'rest', 'document', 'style', 'font', 'picture', 'data'] as const;

const lengthOf = (route: string) => statSync(`out${route === '/' ? '/index' : route}.html`).size;
const folderOf = (route: string) => route.split('/')[1];

/** True for a page that represents others: one per template, or the longest in its folder. */
const stands = (route: string, _: number, routes: readonly string[]) =>
  samplePaths.includes(route) ||
  routes.every((other) => folderOf(other) !== folderOf(route) || lengthOf(other) <= lengthOf(route));

const only = process.argv.slice(2);
const all = listPages('out');
const chosen = process.env.E2E_FULL === '1' ? all : all.filter(stands);
const server = await serveExport('out', { compress: false });
const browser = await launchBrowser();
const failures: string[] = [];
console.log(`${'kB, brotli'.padEnd(34)}${columns.map((name) => name.padStart(9)).join('')} requests`);
try {
  for (const route of only.length ? only : chosen) {
    const size = classes.get(route);
    if (!size) throw new Error(`size: ${route} is no page of the registry`);
    const budget = budgets[size];
    const loads = await Promise.all(
      viewportsOf(size).map((viewport) => measure(browser, server, route, viewport)),
    );
    const worst = loads.reduce((a, b) => (b.rest > a.rest || b.requests > a.requests ? b : a));
    console.log(
      `${route.padEnd(34)}${columns.map((name) => ` ${kB(worst[name])}`).join('')} ${String(worst.requests).padStart(8)}`,
    );
    for (const what of ['script', 'rest'] as const)
      if (worst[what] > budget[what] * 1000)
        failures.push(`${route}: ${what} ${kB(worst[what]).trim()} kB of ${budget[what]}`);
    if (worst.requests > budget.requests)
      failures.push(`${route}: ${worst.requests} requests of ${budget.requests}`);
  }
} finally {
  await browser.close();
  server.close();
}
if (failures.length) {
  console.error(`size: over budget\n${failures.join('\n')}`);
  process.exitCode = 1;
}
