/**
 * Loads pages of the export in a browser without interaction and fails if one exceeds its budget of bytes or requests: one
 * page of each template and the longest of each folder, or all pages with E2E_FULL=1. Bytes are compressed with brotli at
 * the highest level, and every page gets the same simulated time, so the load of the machine does not matter.
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
 * Budgets in kB (1000 bytes) by size class; the page registry assigns the class.
 * - script: an empty page with this Next and React has 115.0 kB. Text pages, tabs and disclosures may use 1.05 times as much,
 *   the comparison 1.06, planner and network before the first selection 1.11, the home page with its carousels 1.2.
 * - rest (document, styles, font, images): the shared style sheet and the font, plus the document.
 * - requests: with HTTP/1.1, requests beyond six per origin wait for each other.
 */
const budgets: Record<SizeClass, { script: number; rest: number; requests: number }> = {
  home: { script: 138.5, rest: 70, requests: 18 },
  planner: { script: 127.5, rest: 66, requests: 15 },
  interactive: { script: 122.1, rest: 62, requests: 15 },
  text: { script: 120.5, rest: 74, requests: 15 },
};

/** Size class of each exported page; the 404 page is a text page. */
const classes = new Map<string, SizeClass>([
  ...pages.map(({ path, size }) => [path, size] as const),
  ['/404', 'text'],
]);

/** Desktop viewport; the home page is also measured on mobile, because its lazy images are large. */
const desktop = { width: 1440, height: 900 };
const viewportsOf = (size: SizeClass) =>
  size === 'home' ? [{ width: 390, height: 844 }, desktop] : [desktop];

/** Simulated time in ms: long enough for startup, too short for the carousel of the home page to load its next drawing. */
const simulatedMs = 3000;

/** Resolves after a frame, when the browser has requested the lazy images near the viewport. */
const afterFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(document.body);
      }),
  );

/** Opens a URL, advances the clock by the simulated time and waits for all responses. */
async function load(page: Page, url: string) {
  const responses: Promise<unknown>[] = [];
  page.on('request', (request) =>
    responses.push(request.response().then((response) => response?.finished())),
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(url);
  await page.waitForSelector('[data-started]', { state: 'attached' });
  await page.clock.runFor(simulatedMs);
  await afterFrame(page);
  await afterFrame(page);
  await Promise.all(responses);
}

/** Returns the bytes by kind and the number of requests of one load without interaction. */
async function measure(browser: Browser, server: ExportServer, route: string, viewport: ViewportSize) {
  const name = `${route} ${viewport.width}`;
  // Reduced motion stops the carousels, whose next slides do not belong to the first load.
  const page = await browser.newPage({
    viewport,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-load': name },
  });
  await load(page, server.origin + route);
  await page.close();
  const sizes = { script: 0, document: 0, style: 0, font: 0, picture: 0, data: 0 };
  const requests = server.log.filter((request) => request.load === name);
  for (const { kind, brotli } of requests) sizes[kind] += brotli;
  const rest = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0) - sizes.script;
  return { ...sizes, rest, requests: requests.length };
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
const columns = ['script', 'rest', 'document', 'style', 'font', 'picture', 'data'] as const;

const lengthOf = (route: string) => statSync(`out${route === '/' ? '/index' : route}.html`).size;
const folderOf = (route: string) => route.split('/')[1];

/** Returns whether a page represents others: it is the sample of its template, or the longest in its folder. */
const isRepresentative = (route: string, _: number, routes: readonly string[]) =>
  samplePaths.includes(route) ||
  routes.every((other) => folderOf(other) !== folderOf(route) || lengthOf(other) <= lengthOf(route));

const only = process.argv.slice(2);
const all = listPages('out');
const selected = process.env.E2E_FULL === '1' ? all : all.filter(isRepresentative);
const server = await serveExport('out', { compress: false });
const browser = await launchBrowser();
const failures: string[] = [];
console.log(`${'kB, brotli'.padEnd(34)}${columns.map((name) => name.padStart(9)).join('')} requests`);
try {
  for (const route of only.length ? only : selected) {
    const size = classes.get(route);
    if (!size) throw new Error(`size: ${route} is not a page of the registry`);
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
