import type { Browser } from '@playwright/test';
import { findWholeBrowser, launchBrowser, pageHelper } from '../support/browser';
import { type ExportServer, serveExport } from '../support/serve-export';
import { median } from './statistics';
import type { ClickRow, Log } from './types';

declare global {
  interface Window {
    /** Time in ms at which the heading of a full load was in place. */
    headingTime: Promise<number>;
  }
}

const from = '/about';
const to = '/legal/terms';

/** Lighthouse's slow 4G as a connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back, with its usual factors. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** How long the pointer rests on the link before the button goes down: a hurried click, and one after the data has come. */
const rests = { hurried: 300, ready: 3000 };

/** A page of a browser context that has nothing in its cache. */
async function freshPage(browser: Browser, throttled: boolean) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(pageHelper);
  if (throttled) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
  }
  return { page, close: () => context.close() };
}

/** In the page: the time at which its heading is in place and painted. */
function headingTime(text: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('h1')?.textContent === text) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** In the page: the time at which the pointer's button goes down. */
const pressTime = () =>
  new Promise<number>((resolve) => {
    addEventListener('mousedown', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
  });

/**
 * ms from a click on a link that was hovered for `rest` ms until the heading is in place, and the data requested before
 * the click.
 */
async function click(
  browser: Browser,
  server: ExportServer,
  heading: string,
  throttled: boolean,
  rest: number,
) {
  const { page, close } = await freshPage(browser, throttled);
  await page.goto(server.origin + from, { waitUntil: 'networkidle' });
  server.log.length = 0;
  const link = page.locator(`footer a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const unasked = server.log.filter(({ path }) => path.endsWith('.txt')).length;
  const times = Promise.all([page.evaluate(pressTime), page.evaluate(headingTime, heading)]);
  await link.hover();
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.mouse.up();
  const [pressed, stood] = await times;
  await close();
  return { time: stood - pressed, unasked };
}

/** ms from the start of a full load of the same page, with an empty cache, until its heading is in place. */
async function load(browser: Browser, server: ExportServer, heading: string, throttled: boolean) {
  const { page, close } = await freshPage(browser, throttled);
  await page.addInitScript(`window.headingTime = (${headingTime})(${JSON.stringify(heading)})`);
  await page.goto(server.origin + to, { waitUntil: 'commit' });
  const time = await page.evaluate(() => window.headingTime);
  await close();
  return { time, unasked: 0 };
}

/** Click to heading beside a full load to the same heading, on an open line and on slow 4G: medians in ms. */
export async function benchClicks(siteExport: string, rounds: number, log: Log): Promise<ClickRow[]> {
  const server = await serveExport(siteExport);
  const browser = await launchBrowser(findWholeBrowser());
  const rows: ClickRow[] = [];
  try {
    const page = await browser.newPage();
    await page.goto(server.origin + to);
    const heading = (await page.locator('h1').textContent()) ?? '';
    await page.close();
    for (const throttled of [false, true]) {
      const runs: Record<'full' | keyof typeof rests, { time: number; unasked: number }[]> = {
        full: [],
        hurried: [],
        ready: [],
      };
      for (let round = 0; round < rounds; round += 1) {
        runs.full.push(await load(browser, server, heading, throttled));
        for (const name of ['hurried', 'ready'] as const)
          runs[name].push(await click(browser, server, heading, throttled, rests[name]));
      }
      const middle = (name: keyof typeof runs) => median(runs[name].map(({ time }) => time));
      rows.push({
        line: throttled ? 'slow 4G' : 'open',
        full: middle('full'),
        hurried: middle('hurried'),
        ready: middle('ready'),
        unasked: Math.max(...Object.values(runs).flatMap((list) => list.map(({ unasked }) => unasked))),
      });
      log(`clicks, ${throttled ? 'slow 4G' : 'open line'}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  return rows;
}
