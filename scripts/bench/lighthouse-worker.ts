/**
 * Runs Lighthouse in a process of its own, because it asks for a newer Node than the site does. Started by
 * lighthouse.ts with the path of Lighthouse and the port of a browser; answers each message with one load or an error.
 * Node runs this file directly, so it uses only types that can be erased.
 */
import { pathToFileURL } from 'node:url';
import type { Load } from './types';

/** The parts of a trace event that are read here. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  tdur?: number;
  args: { name?: string };
}

/** The part of Lighthouse that is used; it is fetched when the benchmark runs, so its own types are not available. */
type Lighthouse = (
  address: string,
  flags: object,
) => Promise<{
  lhr: {
    runtimeError?: { message: string };
    audits: Record<string, { numericValue?: number }>;
    categories: { performance: { score: number | null } };
  };
  artifacts: { Trace: { traceEvents: TraceEvent[] } };
}>;

const audits = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  blocking: 'total-blocking-time',
};

/** Seconds of a load that count as its start: Lighthouse listens until a page rests, and a carousel never does. */
const startSeconds = 8;

/**
 * Processor time in ms of the page's main thread at its start, from the trace. Lighthouse's own sum of tasks is by the
 * clock, and grows when another program takes the processor in the middle of a task.
 */
function mainThreadTime({ traceEvents }: { traceEvents: readonly TraceEvent[] }): number {
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid}/${tid}`),
  );
  const began = Math.min(...tasks.map(({ ts }) => ts));
  const times: Record<string, number> = {};
  for (const { pid, tid, ts, tdur = 0 } of tasks) {
    const thread = `${pid}/${tid}`;
    if (ts < began + startSeconds * 1e6) times[thread] = (times[thread] ?? 0) + tdur;
  }
  // The browser keeps spare renderers; the page's is the one that worked.
  return Math.max(...Object.values(times)) / 1000;
}

const [path, port] = process.argv.slice(2) as [string, string];
const { default: lighthouse }: { default: Lighthouse } = await import(pathToFileURL(path).href);

async function measure(address: string, settings: object): Promise<Load> {
  const { lhr, artifacts } = await lighthouse(address, {
    port: Number(port),
    logLevel: 'error',
    onlyCategories: ['performance'],
    ...settings,
  });
  if (lhr.runtimeError) throw new Error(`bench: ${address}: ${lhr.runtimeError.message}`);
  const value = (name: keyof typeof audits) => {
    const number = lhr.audits[audits[name]]?.numericValue;
    if (number === undefined) throw new Error(`bench: ${address}: no ${audits[name]}`);
    return number;
  };
  return {
    lcp: value('lcp'),
    cls: value('cls'),
    blocking: value('blocking'),
    score: 100 * (lhr.categories.performance.score ?? 0),
    cpu: mainThreadTime(artifacts.Trace),
  };
}

process.on('message', async ({ address, settings }: { address: string; settings: object }) => {
  try {
    process.send?.({ load: await measure(address, settings) });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
