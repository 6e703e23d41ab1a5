import { expect, type Page } from '@playwright/test';

/** Resolves when the scripts have started: until then a link is a load, and nothing else answers. */
export const started = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-started');

/** Opens an address and waits until its scripts have started. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await started(page);
}

/** Widths with what belongs to each. */
export const pairs = (of: Record<number, number>) =>
  Object.entries(of).map(([width, other]) => [Number(width), other] as const);

/** At each width the page is at most as high as said; leaves it at the widest. */
export async function expectShort(page: Page, limits: Record<number, number>) {
  for (const [width, limit] of pairs(limits)) {
    await page.setViewportSize({ width, height: 900 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `${page.url()} at ${width} px`).toBeLessThanOrEqual(limit);
  }
}

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

/** As if the visitor wrote a fragment into the address. */
export const goToPart = (page: Page, id: string) => page.evaluate((id) => location.assign(`#${id}`), id);

/** Lets the page use the clipboard; returns what reads it. */
export async function clipboard(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return () => page.evaluate(() => navigator.clipboard.readText());
}

/** As on http and in the browsers of apps: the page has no clipboard. */
export const withoutClipboard = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));

/** Follows a link of the footer, which every page has. */
export async function followLink(page: Page, path: string) {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
}
