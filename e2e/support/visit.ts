import { expect, type Page } from '@playwright/test';

/** Waits until the scripts have started: before, links cause a page load and buttons do not respond. */
export const waitForHydration = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-started');

/** Opens a page and waits until its scripts have started. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until a page is ready: scripts have started, the preloader is hidden, carousels run. */
export async function waitUntilReady(page: Page) {
  await waitForHydration(page);
  await expect(page.locator('#preloader')).toBeHidden();
  await expect(page.locator('[data-carousel]:not([data-carousel=running])')).toHaveCount(0);
}

/** Finishes all time-based animations. */
export const settle = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { timeline, effect } = animation;
      if (timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
    }
  });

/** Waits until the page has rendered pending content and reported its layout shifts. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

/** Navigates to a fragment as if the visitor had typed it. */
export const goToFragment = (page: Page, id: string) => page.evaluate((id) => location.assign(`#${id}`), id);

/** Follows a link in the footer and waits for the new URL. */
export async function followLink(page: Page, path: string) {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
}

/**
 * Grants the page access to the clipboard; returns a function that reads it. Only Chromium can grant the permission; in
 * the other engines the function pastes into an empty page.
 */
export async function clipboard(page: Page): Promise<() => Promise<string>> {
  const context = page.context();
  if (context.browser()?.browserType().name() === 'chromium') {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    return () => page.evaluate(() => navigator.clipboard.readText());
  }
  return async () => {
    const empty = await context.newPage();
    await empty.setContent('<textarea></textarea>');
    await empty.locator('textarea').press('ControlOrMeta+v');
    const text = await empty.locator('textarea').inputValue();
    await empty.close();
    return text;
  };
}

/** Removes the clipboard from the page, as on http and in in-app browsers. */
export const withoutClipboard = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
