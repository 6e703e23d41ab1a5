import { serveExport } from '../support/serve-export';
import { startLighthouse } from './lighthouse';
import { median } from './statistics';
import type { Log, SlowedRow } from './types';

const routes = [
  '/',
  '/stations/quality',
  '/certifications/cmmc',
  '/certifications/comparison',
  '/legal/privacy',
];

/**
 * LCP with line and processor really slowed down, beside the page without scripts. The simulation reckons from a load
 * over a fast line, where scripts arrive before the first paint; over a slow one they come after it.
 */
export async function benchSlowed(siteExport: string, rounds: number, log: Log): Promise<SlowedRow[]> {
  const servers = {
    page: await serveExport(siteExport),
    twin: await serveExport(siteExport, { scripts: false }),
  };
  const found = routes.map((route) => ({ route, page: [] as number[], twin: [] as number[] }));
  const lighthouse = await startLighthouse();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const row of found)
        for (const name of ['page', 'twin'] as const) {
          const address = servers[name].origin + row.route;
          row[name].push((await lighthouse.measure(address, { throttlingMethod: 'devtools' })).lcp);
        }
      log(`slowed, round ${round + 1} of ${rounds}`);
    }
  } finally {
    await lighthouse.close();
    for (const server of Object.values(servers)) server.close();
  }
  return found.map(({ route, page, twin }) => ({ route, lcp: median(page), twinLcp: median(twin) }));
}
