import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { hydrationTimeout } from '../components/layout/boot/hydration-watchdog';
import { delayRequests, nextFrame, shiftsOf, watchShifts } from './support/layout-shift';
import { allPaths, isFullRun } from './support/matrix';
import { waitUntilReady } from './support/states';
import { started } from './support/visit';

/**
 * Nothing moves while a page starts, whatever is late: the scripts, the style sheet or the page's own HTML. What is late
 * is held back until the page has drawn all that does not depend on it. A typeface that is late is never used
 * (integrity.spec.ts); every page that comes in time is watched by pages.spec.ts.
 */

/** A start after the limit counts as failed and shows everything, which has its own tests; here it is only slow. */
const neverGivesUp = (page: Page) =>
  page.addInitScript((limit) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (task: TimerHandler, ms?: number, ...rest: unknown[]) =>
        ms === limit ? 0 : setTimeout(task, ms, ...rest),
    });
  }, hydrationTimeout);

/** Parts of the header, whose menu stands before the actions to its right, and as many of the rest of the page. */
const pieces = 24;
const cut = (whole: Buffer) =>
  Array.from({ length: pieces }, (_, at) =>
    whole.subarray((whole.length * at) / pieces, (whole.length * (at + 1)) / pieces),
  );

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
    const [header, rest] = [body.indexOf('<header'), body.indexOf('</header>')];
    response.write(body.subarray(0, header));
    const left = [...cut(body.subarray(header, rest)), ...cut(body.subarray(rest))];
    next = () => {
      const piece = left.shift();
      if (piece) response.write(piece);
      else response.end();
      return piece !== undefined;
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
    await page.evaluate(async () => {
      for (const face of document.fonts) await face.load().catch(() => undefined);
    });
    let sent = 0;
    for (; site.next(); sent += 1) await nextFrame(page);
    expect(sent).toBe(2 * pieces);
  },
  'the scripts late': async (page, path) => {
    const release = await delayRequests(page, /\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#preloader')).toBeHidden();
    await nextFrame(page);
    await release();
  },
  'the style sheet late': async (page, path) => {
    const release = await delayRequests(page, /\.css$/);
    const answer = await page.goto(path, { waitUntil: 'commit' });
    // The whole page has arrived before it can be drawn.
    await answer?.finished();
    await release();
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
  { path: '/buyers/denmark', width: 390, name: 'the scripts late' },
  { path: '/certifications/cmmc', width: 390, name: 'the style sheet late' },
  { path: '/certifications/comparison', width: 1440, name: 'the HTML in pieces' },
  { path: '/stations/quality', width: 1440, name: 'the style sheet late' },
];
const cases = isFullRun
  ? allPaths.flatMap((path) =>
      [390, 834, 1440].flatMap((width) => Object.keys(starts).map((name) => ({ path, width, name }))),
    )
  : sample;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { path, width, name } of cases)
  test(`${path} at ${width} px, ${name}: nothing shifts`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await neverGivesUp(page);
    await starts[name]?.(page, path, baseURL as string);
    await started(page);
    await waitUntilReady(page);
    await nextFrame(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
