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
  expect(new URL(page.url()).pathname).toBe(path);

  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.title()).toBe(meta.title);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(meta.description);
  const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) as string);
  expect(canonical.origin).toBe(new URL(siteUrl).origin);
  expect(canonical.pathname).toBe(successor ?? path);
  expect(await page.locator('meta[name=robots]').count()).toBe(index || successor ? 0 : 1);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');

  await expect(page.locator('form, input, select, textarea')).toHaveCount(0);
  await expect(page.locator('body > header, body > * > header').first()).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('body footer[id]')).toHaveCount(1);
  expect(await response?.text()).not.toMatch(/<[^>]+\sstyle=/);
  // On a slow machine the document may be unready after a second: then, and only then, the preloader says so.
  const readyAt = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive,
  );
  const unexpected = events.filter((event) => !(readyAt > 900 && event.includes('Preloader: forced')));
  expect(unexpected).toEqual([]);
}
