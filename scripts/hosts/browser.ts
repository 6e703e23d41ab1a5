import { launchBrowser } from '../support/browser';

const templates = [
  '/',
  '/certifications/comparison',
  '/certifications/cmmc',
  '/stations/quality',
  '/legal/privacy',
];

/** What a browser reports about the site under a host's real headers: five full loads, then a soft navigation. */
export async function browserMessages(port: number): Promise<{ load: string; messages: string[] }> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    for (const path of templates) {
      await page.goto(`https://localhost:${port}${path}`);
      await page.waitForSelector('html[data-started]');
    }
    await page.locator('footer a[href="/about"]').first().click();
    await page.waitForURL('**/about');
    await page.locator('h1').waitFor();
    const load = await page.evaluate(
      () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname,
    );
    // A slow machine may need more than a second for a page: the one line an ordinary visit can have.
    return { load, messages: messages.filter((text) => !text.startsWith('Preloader: forced')) };
  } finally {
    await browser.close();
  }
}
