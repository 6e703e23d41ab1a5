import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from './support/network-failures';
import { visit, waitForHydration } from './support/visit';

const target = '/certifications/comparison';

/** Responses of the new deploy to a request for navigation data by a page of the old build. */
const answers = {
  'the old data, its chunks gone': undefined,
  'data of another build': (body: string) => body.replace(/"b":"[^"]+"|"buildId":"[^"]+"/g, '"b":"newbuild"'),
  'no data at all': null,
};

/** Simulates a deploy: files of the old build return 404; a full page load gets the new page, whose files exist. */
async function deploy(page: Page, change: ((body: string) => string) | null | undefined) {
  let old = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) old = false;
  });
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const gone = old && (path.startsWith('/_next/static/') || (change === null && path.endsWith('.txt')));
    if (gone) return route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' });
    if (!old || !change || !path.endsWith('.txt')) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

const loadedAs = (page: Page) =>
  page.evaluate(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname);

for (const [name, change] of Object.entries(answers)) {
  test(`after a deploy during the visit (${name}) the next link is a full load of the new page`, async ({
    page,
  }) => {
    const lines = watchConsole(page);
    await visit(page, '/');
    await deploy(page, change);
    await page.locator(`footer a[href="${target}"]`).first().click();
    await expect.poll(() => loadedAs(page).catch(() => '')).toBe(target);
    await waitForHydration(page);
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    // Next.js logs a chunk that fails to load; the site logs nothing.
    expect(lines.filter((line) => !line.includes('Failed to load chunk'))).toEqual([]);
  });
}

test('after a deploy during the visit a menu whose chunk is missing jumps to the site map', async ({
  page,
}) => {
  const lines = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/legal/privacy');
  await deploy(page, undefined);
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page).toHaveURL('/legal/privacy#site-map');
  await expect(page.locator('#site-map')).toBeInViewport();
  expect(lines).toEqual([]);
});

test('a link shows the browser’s error page when offline', async ({ page, context }) => {
  await visit(page, '/');
  await context.setOffline(true);
  await page.locator('footer a[href="/about"]').first().click();
  await expect.poll(() => page.evaluate(() => location.protocol).catch(() => '')).toBe('chrome-error:');
});
