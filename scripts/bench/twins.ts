import { type ExportServer, serveExport } from '../support/serve-export';
import { startLighthouse } from './lighthouse';
import { median } from './statistics';
import type { Load, Log, TwinRow } from './types';

/** A page and its twin without scripts, each by its server, and what was measured of both. */
interface Subject {
  route: string;
  path: string;
  page: ExportServer;
  twin: ExportServer;
  runs: { page: Load[]; twin: Load[] };
}

/** The empty page of the stack and pages of the site, each beside its twin without scripts. */
export async function serveTwins(siteExport: string, emptyExport: string, paths: readonly string[]) {
  const site = {
    page: await serveExport(siteExport),
    twin: await serveExport(siteExport, { scripts: false }),
  };
  const empty = {
    page: await serveExport(emptyExport),
    twin: await serveExport(emptyExport, { scripts: false }),
  };
  const subjects: Subject[] = [
    { route: 'empty page', path: '/', ...empty },
    ...paths.map((path) => ({ route: path, path, ...site })),
  ].map((subject) => ({ ...subject, runs: { page: [], twin: [] } }));
  const close = () => {
    for (const server of [site.page, site.twin, empty.page, empty.twin]) server.close();
  };
  return { subjects, close };
}

/**
 * Loads them `rounds` times, in turn, so that other load on the machine affects all of them alike. `settings` are
 * Lighthouse's own.
 */
export async function measureTwins(
  subjects: readonly Subject[],
  rounds: number,
  log: Log,
  settings: object = {},
): Promise<void> {
  const lighthouse = await startLighthouse();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { path, page, twin, runs } of subjects) {
        runs.page.push(await lighthouse.measure(page.origin + path, settings));
        runs.twin.push(await lighthouse.measure(twin.origin + path, settings));
      }
      log(`round ${round} of ${rounds}`);
    }
  } finally {
    await lighthouse.close();
  }
}

/** Medians of what was measured; of the shifts the largest. */
export function rowOf({ route, runs }: Subject): TwinRow {
  const middle = (name: keyof Load) => median(runs.page.map((load) => load[name]));
  return {
    route,
    lcp: middle('lcp'),
    twinLcp: median(runs.twin.map(({ lcp }) => lcp)),
    cls: Math.max(...runs.page.map(({ cls }) => cls)),
    blocking: middle('blocking'),
    score: middle('score'),
    cpu: middle('cpu'),
  };
}
