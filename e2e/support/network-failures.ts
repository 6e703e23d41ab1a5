import type { ConsoleMessage, Page, Route } from '@playwright/test';
import { chunks, readExport } from './built';

/** What can go wrong with a file on its way: refused, late, or answered with an error after a while. */
export const modes = ['blocked', 'late', 'failing'] as const;
export type Mode = (typeof modes)[number];

/** Kinds of files of a page, each with its own role. */
export const kinds = ['frame chunk', 'page chunk', 'lazy chunk', 'style sheet', 'font', 'picture'] as const;
export type Kind = (typeof kinds)[number];

/** ms until an error comes, or a late style sheet: the rest of the page's scripts run by then and wait for it. */
const delay = 500;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const inHtml = (path: string, pattern: RegExp) => [
  ...new Set([...readExport(path).matchAll(pattern)].map(([, address = '']) => address)),
];

/** Scripts of a page in its HTML; the one for old browsers is not fetched by today's. */
const scriptsOf = (path: string) => inHtml(path, /<script src="([^"]+)"(?![^>]*noModule)/g);

/** The files of a page by kind, each a list of addresses that share a fault. */
export function resourcesOf(path: string, paths: readonly string[]): Record<Kind, string[]> {
  const scripts = scriptsOf(path);
  const others = paths.filter((other) => other !== path).map(scriptsOf);
  const everywhere = scripts.filter((script) => others.every((list) => list.includes(script)));
  const inPages = new Set(paths.flatMap(scriptsOf));
  const lazy = chunks.filter((file) => file.endsWith('.js') && !inPages.has(file));
  return {
    'frame chunk': everywhere,
    'page chunk': scripts.filter((script) => !everywhere.includes(script)),
    'lazy chunk': lazy.filter((file) => !readExport('/').includes(file)),
    'style sheet': inHtml(path, /<link rel="stylesheet" href="([^"]+)"/g),
    font: inHtml(path, /href="([^"]+\.woff2)"/g),
    picture: inHtml(path, /<img[^>]* src="([^"]+)"/g),
  };
}

/**
 * Lets the given addresses fail in the given way for the rest of the page's life. A late file arrives when the returned
 * function is called, not before; a style sheet after a while, since nothing is drawn without it.
 */
export async function failRequests(
  page: Page,
  addresses: readonly string[],
  mode: Mode,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holds = mode === 'late' && !addresses.some((address) => address.endsWith('.css'));
  const fault = async (route: Route) => {
    if (mode === 'blocked') return route.abort('failed');
    await (holds ? released : after(delay));
    if (mode === 'failing') return route.fulfill({ status: 500, contentType: 'text/plain', body: 'error' });
    return route.continue();
  };
  await page.route(
    (url) => addresses.includes(url.pathname),
    (route) => fault(route).catch(() => undefined),
  );
  return release;
}

/**
 * Omitted: the browser's own messages about files that did not arrive, and the preloader's on a machine that needs a
 * second.
 */
const expected = /^(Failed to load resource|Preloader: forced to hide)/;

/** Lines of the site itself and uncaught errors. */
export function watchConsole(page: Page) {
  const lines: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (!expected.test(message.text())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
}

/**
 * Measures, frame by frame, how long the preloader covers the page, in ms. A frame counts for 50 ms at most: the page
 * does not answer for what a busy machine does between two frames.
 */
export async function timePreloader(page: Page) {
  await page.addInitScript(() => {
    const seen = { time: 0 };
    Object.assign(window, { preloaderSeen: seen });
    let last = performance.now();
    const look = () => {
      const now = performance.now();
      const element = document.getElementById('preloader');
      const style = element && getComputedStyle(element);
      if (style && style.position === 'fixed' && style.display !== 'none' && style.visibility === 'visible')
        seen.time += Math.min(now - last, 50);
      last = now;
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() => (window as unknown as { preloaderSeen: { time: number } }).preloaderSeen.time);
}
