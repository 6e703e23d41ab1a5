import type { Page, Route } from '@playwright/test';
import { chunks, readExport } from './built';

/** Failures of a request: blocked, answered late, or answered with an error after a delay. */
export const modes = ['blocked', 'late', 'failing'] as const;
export type Mode = (typeof modes)[number];

/** Kinds of files that a page requests. */
export const kinds = ['frame chunk', 'page chunk', 'lazy chunk', 'font', 'picture'] as const;
export type Kind = (typeof kinds)[number];

/** Delay in ms of an error, long enough for the page's other scripts to run and wait for it. */
const delay = 500;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const inHtml = (path: string, pattern: RegExp) => [
  ...new Set([...readExport(path).matchAll(pattern)].map(([, address = '']) => address)),
];

const scripts = new Map<string, string[]>();

/** Returns the scripts in a page's HTML, cached, without the one for browsers that lack modules. */
function scriptsOf(path: string) {
  const found = scripts.get(path) ?? inHtml(path, /<script src="([^"]+)"(?![^>]*noModule)/g);
  scripts.set(path, found);
  return found;
}

/** Returns the paths of a page's files by kind. */
export function resourcesOf(path: string, paths: readonly string[]): Record<Kind, string[]> {
  const own = scriptsOf(path);
  const others = paths.filter((other) => other !== path).map(scriptsOf);
  const everywhere = own.filter((script) => others.every((list) => list.includes(script)));
  const inPages = new Set(paths.flatMap(scriptsOf));
  const lazy = chunks.filter((file) => file.endsWith('.js') && !inPages.has(file));
  return {
    'frame chunk': everywhere,
    'page chunk': own.filter((script) => !everywhere.includes(script)),
    'lazy chunk': lazy.filter((file) => !readExport('/').includes(file)),
    font: inHtml(path, /href="([^"]+\.woff2)"/g),
    picture: inHtml(path, /<img[^>]* src="([^"]+)"/g),
  };
}

/**
 * Makes requests for the given paths fail in the given mode. A late file is answered when the returned function is
 * called.
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
  const fault = async (route: Route) => {
    if (mode === 'blocked') return route.abort('failed');
    await (mode === 'late' ? released : after(delay));
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
 * Measures per frame how long the preloader covers the page, in ms. A frame counts for at most 50 ms, because longer ones
 * are caused by a busy machine.
 */
export async function timePreloader(page: Page) {
  await page.addInitScript(() => {
    const seen = { time: 0 };
    Object.assign(window, { preloaderSeen: seen });
    let last = performance.now();
    const measure = () => {
      const now = performance.now();
      const element = document.getElementById('preloader');
      const style = element && getComputedStyle(element);
      if (style && style.position === 'fixed' && style.display !== 'none' && style.visibility === 'visible')
        seen.time += Math.min(now - last, 50);
      last = now;
      requestAnimationFrame(measure);
    };
    measure();
  });
  return () =>
    page.evaluate(() => (window as unknown as { preloaderSeen: { time: number } }).preloaderSeen.time);
}
