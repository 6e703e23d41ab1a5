import { setTimeout } from 'node:timers/promises';
import { expect, type Page, type Route } from '@playwright/test';
import { pages } from '../../content/pages';
import { chunks, readExport } from './built';

/** Delay of an error in ms, long enough for the page's other scripts to run and wait for it. */
const delay = 500;

const inHtml = (path: string, pattern: RegExp) => [
  ...new Set([...readExport(path).matchAll(pattern)].map(([, address = '']) => address)),
];

/** Returns the scripts in a page's HTML, without the one for browsers that lack modules. */
const scriptsOf = (path: string) => inHtml(path, /<script src="([^"]+)"(?![^>]*noModule)/g);

/** Returns the paths of a page's files by kind. */
export function filesOf(path: string) {
  const paths = pages.map((page) => page.path as string);
  const own = scriptsOf(path);
  const others = paths.filter((other) => other !== path).map(scriptsOf);
  const everywhere = own.filter((script) => others.every((list) => list.includes(script)));
  const inPages = new Set(paths.flatMap(scriptsOf));
  const lazy = chunks.filter((file) => file.endsWith('.js') && !inPages.has(file));
  return {
    'scripts of every page': everywhere,
    'scripts of the page': own.filter((script) => !everywhere.includes(script)),
    'lazy scripts': lazy.filter((file) => !readExport('/').includes(file)),
  };
}

/** Makes requests for the given paths fail. A late file is answered when the returned function is called. */
export async function failRequests(
  page: Page,
  addresses: readonly string[],
  mode: 'blocked' | 'failing' | 'late',
): Promise<() => void> {
  expect(addresses).not.toEqual([]);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fault = async (route: Route) => {
    if (mode === 'blocked') return route.abort('failed');
    if (mode === 'late') return released.then(() => route.continue());
    await setTimeout(delay);
    return route.fulfill({ status: 500, contentType: 'text/plain', body: 'error' });
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
