import { type ConsoleMessage, expect, type Page, type Response } from '@playwright/test';
import type { pages } from '../../content/pages';
import { siteUrl } from '../../content/site';

/** Records what a normal visit must not cause: console messages, errors, failed requests, requests to other origins. */
export function recordPageEvents(page: Page, origin: string) {
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

/** Expects the page to have the metadata of its registry entry, no form fields, no storage and no unexpected events. */
export async function expectMetadata(
  page: Page,
  response: Response | null,
  { path, meta, index }: (typeof pages)[number],
  events: readonly string[],
) {
  expect(response?.status()).toBe(200);
  const { readyAt, ...actual } = await page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name);
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      path: location.pathname,
      title: document.title,
      lang: document.documentElement.lang,
      description: attribute('meta[name=description]', 'content'),
      canonical: new URL(attribute('link[rel=canonical]', 'href') ?? '').href,
      robots: count('meta[name=robots]'),
      parts: count('h1, main, body > header, body > * > header, body footer[id]'),
      fields: count('form, input, select, textarea'),
      // The cookie policy states that the site stores nothing.
      stored: document.cookie.length + localStorage.length + sessionStorage.length,
      readyAt: load?.domInteractive ?? 0,
    };
  });
  expect(actual).toEqual({
    path,
    title: meta.title,
    lang: 'en',
    description: meta.description,
    canonical: new URL(path, siteUrl).href,
    robots: index ? 0 : 1,
    parts: 4,
    fields: 0,
    stored: 0,
  });
  // The preloader may log a message only if the document takes about a second, as on a slow machine.
  const unexpected = events.filter((event) => !(readyAt > 900 && event.includes('Preloader: forced')));
  expect(unexpected).toEqual([]);
}
