import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserArgs, findBrowser } from '../support/browser';
import { cachedTool } from '../support/cached-tool';
import type { Load } from './types';

/** One event of a trace, as far as it is read here. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** The part of Lighthouse that is used; it is fetched when the benchmark runs, so its types are not here. */
type Lighthouse = (
  address: string,
  flags: object,
) => Promise<{
  lhr: { runtimeError?: { message: string }; audits: Record<string, { numericValue?: number }> };
  artifacts: { Trace: { traceEvents: TraceEvent[] } };
}>;

/** The last Lighthouse that runs on Node 20. */
export const lighthouseVersion = '12.8.2';

const audits = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  blocking: 'total-blocking-time',
};

/**
 * Processor time in ms of the page's main thread, from the trace. Lighthouse's own sum of tasks is by the clock, and
 * grows when another program takes the processor in the middle of a task.
 */
function mainThreadTime({ traceEvents }: { traceEvents: readonly TraceEvent[] }): number {
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const times: Record<string, number> = {};
  for (const { name, pid, tid, tdur = 0 } of traceEvents) {
    const thread = `${pid}/${tid}`;
    if (name.endsWith('RunTask') && main.has(thread)) times[thread] = (times[thread] ?? 0) + tdur;
  }
  // The browser keeps spare renderers; the page's is the one that worked.
  return Math.max(...Object.values(times)) / 1000;
}

/** A headless browser that listens for Lighthouse, with its port and a way to close it. */
async function startBrowser() {
  const program = findBrowser();
  if (!program) throw new Error('bench: no browser');
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const browser = spawn(
    program,
    [
      '--headless=new',
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...browserArgs,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    browser.once('exit', (code) => reject(new Error(`bench: the browser ended with code ${code}`)));
    browser.stderr.on('data', (text) => {
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(`${text}`);
      if (found) resolve(Number(found[1]));
    });
  });
  const close = async () => {
    const gone = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port, close };
}

/**
 * Lighthouse under its mobile preset (slow 4G and a processor four times slower, both simulated unless the settings say
 * otherwise): `measure(address, settings)` gives ms, and CLS as a number.
 */
export async function startLighthouse() {
  const path = cachedTool('lighthouse', lighthouseVersion, 'core/index.js');
  if (!path) throw new Error(`bench: lighthouse ${lighthouseVersion} could not be fetched from npm`);
  const { default: lighthouse }: { default: Lighthouse } = await import(pathToFileURL(path).href);
  const { port, close } = await startBrowser();
  const measure = async (address: string, settings: object = {}): Promise<Load> => {
    const { lhr, artifacts } = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyAudits: Object.values(audits),
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
      cpu: mainThreadTime(artifacts.Trace),
    };
  };
  return { measure, close };
}
