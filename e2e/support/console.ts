import type { Page } from '@playwright/test';

/**
 * Ignored messages: those of the browser about failed files, which have separate events, and that of the preloader on a
 * machine that needs more than a second.
 */
const ignored = /^(Failed to load resource|Preloader: forced to hide)/;

/** Collects console messages, except for the ignored ones, and uncaught errors. */
export function watchConsole(page: Page) {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!ignored.test(message.text())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
}

/** Collects what a normal visit must not cause: console messages, errors, failed requests, requests to other origins. */
export function watchVisit(page: Page, origin: string) {
  const events = watchConsole(page);
  page.on('requestfailed', (request) => events.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      events.push(`other origin: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) events.push(`${response.status()}: ${response.url()}`);
  });
  return events;
}
