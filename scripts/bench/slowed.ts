import { serveExport } from '../support/serve-export';
import { startLighthouse } from './lighthouse';
import { middle } from './statistics';
import type { Load, Log, SlowedRow } from './types';

const routes = [
  '/',
  '/stations/quality',
  '/certifications/cmmc',
  '/certifications/comparison',
  '/planner',
  '/legal/privacy',
];

/**
 * Loads with line and processor really slowed down, beside the page without scripts and the empty page of the stack.
 * The simulation extrapolates from a load over a fast line, where scripts arrive before the first paint; over a slow
 * line they arrive after it.
 */
export async function benchSlowed(
  siteExport: string,
  emptyExport: string,
  rounds: number,
  log: Log,
): Promise<SlowedRow[]> {
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
      for (const { path, runs, ...sides } of subjects)
        for (const side of ['page', 'twin'] as const)
          runs[side].push(
            await lighthouse.measure(sides[side].origin + path, { throttlingMethod: 'devtools' }),
          );
      log(`slowed, round ${round + 1} of ${rounds}`);
    }
  } finally {
    await lighthouse.close();
    for (const server of Object.values(servers)) server.close();
  }
  return subjects.map(({ route, runs }) => ({
    route,
    lcp: middle(runs.page, 'lcp'),
    twinLcp: middle(runs.twin, 'lcp'),
    cls: Math.max(...runs.page.map(({ cls }) => cls)),
    blocking: middle(runs.page, 'blocking'),
    score: middle(runs.page, 'score'),
    cpu: middle(runs.page, 'cpu'),
  }));
}
