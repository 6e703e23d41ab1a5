import type { Browser } from '@playwright/test';
import { missingPath, samplePaths } from '../../lib/pages/samples';
import { findWholeBrowser, launchBrowser } from '../support/browser';
import { type ExportServer, serveExport } from '../support/serve-export';
import { startLighthouse } from './lighthouse';
import { middle } from './statistics';
import type { Load, Log, PageRow } from './types';

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

/**
 * Every template beside its twin without scripts, and the empty page beside its own: loaded in turn, so that other load
 * on the machine affects all of them alike. Medians of `rounds` loads.
 */
export async function benchPages(
  siteExport: string,
  emptyExport: string,
  rounds: number,
  log: Log,
): Promise<PageRow[]> {
  const servers = {
    site: await serveExport(siteExport),
    siteTwin: await serveExport(siteExport, { scripts: false }),
    empty: await serveExport(emptyExport),
    emptyTwin: await serveExport(emptyExport, { scripts: false }),
  };
  const subjects = [
    { route: 'empty page', path: '/', page: servers.empty, twin: servers.emptyTwin },
    ...routes.map((path) => ({ route: path, path, page: servers.site, twin: servers.siteTwin })),
  ].map((subject) => ({ ...subject, runs: { page: [] as Load[], twin: [] as Load[] } }));

  const lighthouse = await startLighthouse();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { path, page, twin, runs } of subjects) {
        runs.page.push(await lighthouse.measure(page.origin + path));
        runs.twin.push(await lighthouse.measure(twin.origin + path));
      }
      log(`pages, round ${round + 1} of ${rounds}`);
    }
  } finally {
    await lighthouse.close();
  }

  const browser = await launchBrowser(findWholeBrowser());
  const rows: PageRow[] = [];
  try {
    for (const { route, path, page, runs } of subjects)
      rows.push({
        route,
        lcp: middle(runs.page, 'lcp'),
        twinLcp: middle(runs.twin, 'lcp'),
        lcpRatio: middle(runs.page, 'lcp') / middle(runs.twin, 'lcp'),
        cls: Math.max(...runs.page.map(({ cls }) => cls)),
        blocking: middle(runs.page, 'blocking'),
        score: middle(runs.page, 'score'),
        cpu: middle(runs.page, 'cpu'),
        ...(await weigh(browser, page, path)),
      });
  } finally {
    await browser.close();
    for (const server of Object.values(servers)) server.close();
  }
  return rows;
}
