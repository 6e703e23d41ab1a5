import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { delayRequests, disableWatchdog, shiftsOf, watchShifts } from './support/layout-shift';
import { allPaths, isFullRun } from './support/matrix';
import { nextFrame, waitUntilReady } from './support/visit';

/**
 * Layout shifts while a page loads with late scripts, a late style sheet, late images or late HTML. What is late is delayed until the
 * page has rendered everything that does not depend on it. A late web font is never used (html.spec.ts), and
 * pages.spec.ts checks pages that load without delay.
 */

/** Number of pieces of the header, and of the rest of the page: cuts in the header separate the menu from the actions. */
const pieces = 24;
const splitIntoPieces = (whole: Buffer) =>
  Array.from({ length: pieces }, (_, at) =>
    whole.subarray((whole.length * at) / pieces, (whole.length * (at + 1)) / pieces),
  );

/** Serves a copy of the site and sends one piece of the HTML per call of `next`; pieces may end anywhere. */
async function serveInPieces(origin: string) {
  let next = () => false;
  const server: Server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'max-age=3600' });
    if (!type.startsWith('text/html')) return response.end(body);
    // The head is sent at once, so that styles and font load before the first paint, and so is the preloader.
    const [header, rest] = [body.indexOf('<header'), body.indexOf('</header>')];
    response.write(body.subarray(0, header));
    const remaining = [
      ...splitIntoPieces(body.subarray(header, rest)),
      ...splitIntoPieces(body.subarray(rest)),
    ];
    next = () => {
      const piece = remaining.shift();
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
    // Scripts and images may load later than the HTML, so the server stays open until the page is closed.
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
  'the images late': async (page, path) => {
    const release = await delayRequests(page, /\.svg$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#preloader')).toBeHidden();
    await nextFrame(page);
    await release();
    await page.waitForLoadState('load');
  },
};

/**
 * Home has the most animations and the most late content, so it is tested with every kind of start. The other pages are
 * those with the most content that depends on scripts.
 */
const sample = [
  { path: '/', width: 1440, name: 'the HTML in pieces' },
  { path: '/', width: 1440, name: 'the scripts late' },
  { path: '/', width: 390, name: 'the images late' },
  { path: '/buyers/denmark', width: 390, name: 'the scripts late' },
  // Only a part of its drawing is shown, with other proportions than the file.
  { path: '/certifications/aqap2110', width: 390, name: 'the images late' },
  { path: '/certifications/comparison', width: 1440, name: 'the HTML in pieces' },
  { path: '/stations/quality', width: 1440, name: 'the scripts late' },
];
const cases = isFullRun
  ? allPaths.flatMap((path) =>
      [390, 834, 1440].flatMap((width) => Object.keys(starts).map((name) => ({ path, width, name }))),
    )
  : sample;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { path, width, name } of cases)
  test(`${path} at ${width} px, ${name}: no layout shift`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await disableWatchdog(page);
    await starts[name]?.(page, path, baseURL as string);
    await waitUntilReady(page);
    await nextFrame(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
