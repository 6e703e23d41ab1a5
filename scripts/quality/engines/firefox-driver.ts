import puppeteer from 'puppeteer-core';
import type { Engine } from './engine';

/** One page of a Firefox, driven by puppeteer over WebDriver BiDi. */
export async function openFirefox(path: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    // A visitor who asks for reduced motion: carousels wait for the buttons. Test mode: focus events without a screen.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'focusmanager.testmode': true },
  });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${String(error)}`));
  return {
    version: await browser.version(),
    messages: () => messages.splice(0),
    evaluate: async (expression) =>
      JSON.parse(`${await page.evaluate(`(async () => JSON.stringify((await (${expression})) ?? null))()`)}`),
    // The address may name a page that is held back, so its load is not awaited here.
    goto: (url) => page.evaluate(`void (location.href = ${JSON.stringify(url)})`),
    // Firefox ESR sets the size and then refuses the orientation that puppeteer sends with it, which nothing here asks.
    size: (width, height) =>
      page.setViewport({ width, height }).catch((error: Error) => {
        if (!error.message.includes('setScreenOrientationOverride')) throw error;
      }),
    press: (key) => page.keyboard.press(key),
    clickAt: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}
