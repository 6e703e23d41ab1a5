import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Playwright's `test`, for which a page has loaded once its last band is drawn (boot script): a phone's first frame
 * leaves bands out, and their heights are guesses until then. A visit that waits for nothing is left alone.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      if (options?.waitUntil !== 'commit')
        await page.locator('html:not([data-starting])').waitFor({ state: 'attached' });
      return answer;
    };
    await use(page);
  },
});
