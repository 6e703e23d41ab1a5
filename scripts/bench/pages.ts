import type { Browser } from '@playwright/test';
import { missingPath, samplePaths } from '../../lib/pages/registry';
import { findWholeBrowser, launchBrowser } from '../support/browser';
import type { ExportServer } from '../support/serve-export';
import { measureTwins, rowOf, serveTwins } from './twins';
import type { Log, PageRow } from './types';

/** The 404 page is loaded by its file name: Lighthouse does not measure responses with that status. */
const routes = samplePaths.map((path) => (path === missingPath ? '/404' : path));

/** Bytes by kind (brotli), bytes of HTML as it is, and requests of one untouched load at a phone's width. */
async function weigh(browser: Browser, server: ExportServer, route: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  server.log.length = 0;
  const answer = await page.goto(server.origin + route, { waitUntil: 'networkidle' });
  const html = (await answer?.body())?.length ?? 0;
  await page.close();
  const bytes: PageRow['bytes'] = {};
  for (const { kind, brotli } of server.log) bytes[kind] = (bytes[kind] ?? 0) + brotli;
  return { bytes, html, requests: server.log.length };
}

/** Every template and the empty page, each beside its twin without scripts: medians of `rounds` loads. */
export async function benchPages(
  siteExport: string,
  emptyExport: string,
  rounds: number,
  log: Log,
): Promise<PageRow[]> {
  const { subjects, close } = await serveTwins(siteExport, emptyExport, routes);
  try {
    await measureTwins(subjects, rounds, (text) => log(`pages, ${text}`));
    const browser = await launchBrowser(findWholeBrowser());
    try {
      const rows: PageRow[] = [];
      for (const subject of subjects) {
        const row = rowOf(subject);
        const weight = await weigh(browser, subject.page, subject.path);
        rows.push({ ...row, lcpRatio: row.lcp / row.twinLcp, ...weight });
      }
      return rows;
    } finally {
      await browser.close();
    }
  } finally {
    close();
  }
}
