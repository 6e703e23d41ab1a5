import { measureTwins, rowOf, serveTwins } from './twins';
import type { Log, TwinRow } from './types';

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
): Promise<TwinRow[]> {
  const { subjects, close } = await serveTwins(siteExport, emptyExport, routes);
  try {
    await measureTwins(subjects, rounds, (text) => log(`slowed, ${text}`), { throttlingMethod: 'devtools' });
  } finally {
    close();
  }
  return subjects.map(rowOf);
}
