import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { pages } from '../content/pages';
import { siteUrl } from '../content/site';

/** Records everything an ordinary visit must not do: write to the console, fail, or ask another origin. */
function watch(page: Page, origin: string) {
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

for (const { path, meta, index } of pages) {
  test(`${path} answers, is named and is quiet`, async ({ page, baseURL }) => {
    const events = watch(page, baseURL as string);
    const response = await page.goto(path, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);

    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.title()).toBe(meta.title);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(meta.description);
    const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) as string);
    expect(canonical.origin).toBe(new URL(siteUrl).origin);
    expect(canonical.pathname).toBe(path);
    expect(await page.locator('meta[name=robots]').count()).toBe(index ? 0 : 1);
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
  });
}

test('no two pages share a title or a description', () => {
  for (const field of ['title', 'description'] as const) {
    expect(new Set(pages.map(({ meta }) => meta[field])).size).toBe(pages.length);
  }
});

test('every internal link leads to a page, and every fragment to an element', async ({ request }) => {
  test.setTimeout(180_000);
  const loaded = new Map<string, string>();
  const load = async (path: string) => {
    const known = loaded.get(path);
    if (known !== undefined) return known;
    const response = await request.get(path);
    const html = response.ok() ? await response.text() : '';
    loaded.set(path, html);
    return html;
  };
  const dead: string[] = [];
  for (const path of [...pages.map((entry) => entry.path), '/no-such-page']) {
    const response = await request.get(path);
    const html = await response.text();
    for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const target = (href as string).replaceAll('&amp;', '&');
      if (/^(mailto:|https:)/.test(target)) continue;
      const [targetPath, fragment] = target.split('#') as [string, string | undefined];
      if (!target.startsWith('/') && !target.startsWith('#'))
        dead.push(`${path}: "${target}" is no link of the site`);
      const body = targetPath === '' ? html : await load(targetPath);
      if (body === '') dead.push(`${path}: ${target} is missing`);
      // The planner keeps its answers in the fragment; its own tests read them.
      else if ((targetPath || path) === '/planner' && fragment?.startsWith('v=')) continue;
      else if (fragment !== undefined && !new RegExp(`\\sid="${fragment}"`).test(body)) {
        dead.push(`${path}: ${target} has no such element`);
      }
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});

test('every page can be reached from home in at most two clicks', async ({ request }) => {
  const links = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)].map(([, href]) => href as string);
  };
  const reached = new Set<string>(['/']);
  for (let click = 0; click < 2; click++) {
    for (const path of [...reached]) for (const href of await links(path)) reached.add(href);
  }
  expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});

test('an unknown address gets the 404 page with status 404', async ({ page }) => {
  for (const path of ['/no-such-page', '/certifications', '/certifications/iso9002', '/stations/quality/x']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.locator('meta[name=robots][content*=noindex]').first()).toBeAttached();
  }
});
