import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { startLimit } from '../components/layout/boot/failed-start';
import { allPaths, full } from './support/matrix';
import { drawn, hold, shiftLimit, shiftsOf, watchShifts } from './support/shifts';

/**
 * Nothing moves while a page starts, whatever is late: the scripts, the style sheet or the page's own HTML, or
 * everything, on a processor six times slower. What is late is held back until the page has drawn all that does not
 * depend on it. A typeface that is late is never used (font.spec.ts); every page that comes in time is watched by
 * pages.spec.ts.
 */
const settled = (page: Page) => expect(page.locator('#preloader')).toBeHidden();
const started = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-started');

/** A start after the limit counts as failed and shows everything, which has its own tests; here it is only slow. */
const neverGivesUp = (page: Page) =>
  page.addInitScript((limit) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (task: TimerHandler, ms?: number, ...rest: unknown[]) =>
        ms === limit ? 0 : setTimeout(task, ms, ...rest),
    });
  }, startLimit);

/** Parts of the header, whose menu stands before the actions to its right, and as many of the rest of the page. */
const pieces = 24;

/** A copy of the site whose HTML arrives one piece per call of `next`, cut anywhere. */
async function serveInPieces(origin: string) {
  let next = () => false;
  const server: Server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'max-age=3600' });
    if (!type.startsWith('text/html')) return response.end(body);
    // The head first, so that styles and typeface are there before anything is drawn, and the preloader, which covers all.
    const head = body.indexOf('<header');
    const rest = body.indexOf('</header>');
    let at = head;
    response.write(body.subarray(0, head));
    next = () => {
      if (at >= body.length) return false;
      const length = Math.ceil((at < rest ? rest - head : body.length - rest) / pieces);
      const end = at < rest ? Math.min(at + length, rest) : at + length;
      response.write(body.subarray(at, end));
      at = end;
      if (at >= body.length) response.end();
      return true;
    };
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    next: () => next(),
    close: () => server.close(),
  };
}

const starts: Record<string, (page: Page, path: string, origin: string) => Promise<void>> = {
  'the HTML in pieces': async (page, path, origin) => {
    const site = await serveInPieces(origin);
    // Its scripts and pictures may come later than its HTML.
    page.once('close', site.close);
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.fonts.size > 0, undefined, { polling: 50 });
    await page.evaluate(() =>
      Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined))).then(
        () => undefined,
      ),
    );
    let sent = 0;
    for (; site.next(); sent += 1) await drawn(page);
    expect(sent).toBe(2 * pieces);
  },
  'the scripts late': async (page, path) => {
    const release = await hold(page, /\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await settled(page);
    await drawn(page);
    await release();
  },
  'the style sheet late': async (page, path) => {
    const release = await hold(page, /\.css$/);
    const answer = await page.goto(path, { waitUntil: 'commit' });
    // The whole page has arrived before it can be drawn.
    await answer?.finished();
    await release();
  },
  'a processor six times slower': async (page, path) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(path);
  },
};

/**
 * Home has the most that moves and the most that is late: it meets every start. The others are those with most parts that
 * wait for a script.
 */
const sample = [
  { path: '/', width: 390, name: 'the HTML in pieces' },
  { path: '/', width: 1440, name: 'the HTML in pieces' },
  { path: '/', width: 1440, name: 'the scripts late' },
  { path: '/', width: 390, name: 'the style sheet late' },
  { path: '/', width: 1440, name: 'a processor six times slower' },
  { path: '/buyers/denmark', width: 390, name: 'the scripts late' },
  { path: '/certifications/cmmc', width: 390, name: 'the style sheet late' },
  { path: '/certifications/comparison', width: 1440, name: 'the HTML in pieces' },
  { path: '/stations/quality', width: 1440, name: 'the style sheet late' },
];
const cases = full
  ? allPaths.flatMap((path) =>
      [390, 834, 1440].flatMap((width) => Object.keys(starts).map((name) => ({ path, width, name }))),
    )
  : sample;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { path, width, name } of cases)
  test.describe(() => {
    // What a slowed processor meets depends on the machine's own load: there a shift counts that comes twice.
    test.describe.configure({ retries: name.includes('slower') ? 1 : 0 });

    test(`${path} at ${width} px, ${name}: nothing shifts`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await neverGivesUp(page);
      await starts[name]?.(page, path, baseURL as string);
      await started(page);
      await settled(page);
      for (const carousel of await page.locator('[data-carousel]').all())
        await expect(carousel).toHaveAttribute('data-carousel', 'running');
      await drawn(page);
      expect(await shiftsOf(page, shiftLimit)).toEqual([]);
    });
  });
