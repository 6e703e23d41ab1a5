import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { allPaths, full } from './support/matrix';
import { drawn, shiftLimit, shiftsOf, watchShifts } from './support/shifts';

/**
 * Nothing moves while a page arrives, however slow its HTML: the preloader covers it, but a browser counts every shift.
 * The HTML is sent in pieces cut anywhere, each after the one before it has been drawn: as many of the header, whose
 * menu stands before the actions to its right, as of the rest. Home arrives at both widths; the others of the sample
 * take turns.
 */
const paths = full
  ? allPaths
  : ['/', '/buyers/denmark', '/certifications/cmmc', '/certifications/comparison', '/stations/quality'];
const pieces = 24;

/** A copy of the site whose HTML arrives one piece per call of `next`. */
async function serveInPieces(origin: string) {
  let next = () => false;
  const server: Server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = { 'content-type': type, 'cache-control': 'max-age=3600' };
    response.writeHead(answer.status, headers);
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

for (const [turn, width] of [390, 1440].entries()) {
  for (const path of paths.filter((path, index) => full || path === '/' || index % 2 === turn)) {
    test(`${path} arrives in pieces at ${width} px and nothing moves`, async ({ page, baseURL }) => {
      const site = await serveInPieces(baseURL as string);
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await page.goto(site.origin + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.fonts.size > 0, undefined, { polling: 50 });
      await page.evaluate(() =>
        Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined))).then(
          () => undefined,
        ),
      );
      let sent = 0;
      while (site.next()) {
        sent += 1;
        await drawn(page);
      }
      await expect(page.locator('html')).toHaveAttribute('data-started');
      await drawn(page);
      expect(sent).toBe(2 * pieces);
      expect(await shiftsOf(page, shiftLimit)).toEqual([]);
      site.close();
    });
  }
}
