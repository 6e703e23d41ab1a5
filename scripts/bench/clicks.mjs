import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../browser.mjs';
import { serveExport } from '../serve-export.mjs';
import { median } from './statistics.mjs';

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
async function freshPage(browser, throttled) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (throttled) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
  }
  return { page, close: () => context.close() };
}

/** In the page: the time at which its heading stands and has been painted. */
function headingTime(text) {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('h1')?.textContent === text) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** In the page: the time at which the button of the pointer goes down. */
const pressTime = () =>
  new Promise((resolve) => {
    addEventListener('mousedown', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
  });

/** ms from a click on a link that was pointed at for `rest` ms until the heading stands; data asked for before that. */
async function click(browser, server, heading, throttled, rest) {
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

/** ms from the start of a full load of the same page until its heading stands; nothing is in the cache. */
async function load(browser, server, heading, throttled) {
  const { page, close } = await freshPage(browser, throttled);
  await page.addInitScript(`window.headingTime = (${headingTime})(${JSON.stringify(heading)})`);
  await page.goto(server.origin + to, { waitUntil: 'commit' });
  const time = await page.evaluate(() => window.headingTime);
  await close();
  return { time, unasked: 0 };
}

/** Click to heading beside a full load to the same heading, on an open line and on slow 4G: medians in ms. */
export async function benchClicks(siteExport, rounds, log) {
  const server = await serveExport(siteExport);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const rows = [];
  try {
    const page = await browser.newPage();
    await page.goto(server.origin + to);
    const heading = await page.locator('h1').textContent();
    await page.close();
    for (const throttled of [false, true]) {
      const runs = { full: [], hurried: [], ready: [] };
      for (let round = 0; round < rounds; round += 1) {
        runs.full.push(await load(browser, server, heading, throttled));
        for (const [name, rest] of Object.entries(rests))
          runs[name].push(await click(browser, server, heading, throttled, rest));
      }
      const middle = (name) => median(runs[name].map(({ time }) => time));
      rows.push({
        line: throttled ? 'slow 4G' : 'open',
        full: middle('full'),
        hurried: middle('hurried'),
        ready: middle('ready'),
        unasked: Math.max(...Object.values(runs).flatMap((list) => list.map(({ unasked }) => unasked))),
      });
      log(`clicks, ${rows.at(-1).line}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  return rows;
}
