import { type ConsoleMessage, expect, type Page, type Response } from '@playwright/test';
import type { pages } from '../../content/pages';
import { siteUrl } from '../../content/site';

/** Records everything an ordinary visit must not do: write to the console, fail, or ask another origin. */
export function watch(page: Page, origin: string) {
  const events: string[] = [];
  page.on('console', (message: ConsoleMessage) =>
    events.push(`console ${message.type()}: ${message.text()}`),
  );
  page.on('pageerror', (error) => events.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => events.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) {
      events.push(`other origin: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) events.push(`${response.status()}: ${response.url()}`);
  });
  return events;
}

/** The page answers under its own name, as the registry has it, and has done nothing that it must not. */
export async function expectNamed(
  page: Page,
  response: Response | null,
  { path, meta, index, successor }: (typeof pages)[number],
  events: readonly string[],
) {
  expect(response?.status()).toBe(200);
  const { readyAt, ...said } = await page.evaluate(() => {
    const count = (parts: string) => document.querySelectorAll(parts).length;
    const told = (part: string, name: string) => document.querySelector(part)?.getAttribute(name);
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      path: location.pathname,
      title: document.title,
      lang: document.documentElement.lang,
      description: told('meta[name=description]', 'content'),
      canonical: new URL(told('link[rel=canonical]', 'href') ?? '').href,
      robots: count('meta[name=robots]'),
      parts: count('h1, main, body > header, body > * > header, body footer[id]'),
      fields: count('form, input, select, textarea'),
      // As the cookie policy says.
      stored: document.cookie.length + localStorage.length + sessionStorage.length,
      readyAt: load?.domInteractive ?? 0,
    };
  });
  expect(said).toEqual({
    path,
    title: meta.title,
    lang: 'en',
    description: meta.description,
    canonical: new URL(successor ?? path, siteUrl).href,
    robots: index || successor ? 0 : 1,
    parts: 4,
    fields: 0,
    stored: 0,
  });
  // On a slow machine the document may be unready after a second: then, and only then, the preloader says so.
  const unexpected = events.filter((event) => !(readyAt > 900 && event.includes('Preloader: forced')));
  expect(unexpected).toEqual([]);
}
