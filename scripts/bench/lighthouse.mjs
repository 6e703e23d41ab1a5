import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserArgs, findBrowser } from '../browser.mjs';
import { cachedTool } from '../cached-tool.mjs';

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
function mainThreadTime({ traceEvents }) {
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const times = {};
  for (const { name, pid, tid, tdur = 0 } of traceEvents) {
    const thread = `${pid}/${tid}`;
    if (name.endsWith('RunTask') && main.has(thread)) times[thread] = (times[thread] ?? 0) + tdur;
  }
  // The browser keeps spare renderers; the page's is the one that worked.
  return Math.max(...Object.values(times)) / 1000;
}

/** A headless browser that listens for Lighthouse, with its port and a way to close it. */
async function startBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const browser = spawn(
    findBrowser(),
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
  const port = await new Promise((resolve, reject) => {
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
  const { default: lighthouse } = await import(pathToFileURL(path).href);
  const { port, close } = await startBrowser();
  const measure = async (address, settings = {}) => {
    const { lhr, artifacts } = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyAudits: Object.values(audits),
      ...settings,
    });
    if (lhr.runtimeError) throw new Error(`bench: ${address}: ${lhr.runtimeError.message}`);
    const values = Object.fromEntries(
      Object.entries(audits).map(([name, id]) => {
        const value = lhr.audits[id].numericValue;
        if (typeof value !== 'number') throw new Error(`bench: ${address}: no ${id}`);
        return [name, value];
      }),
    );
    return { ...values, cpu: mainThreadTime(artifacts.Trace) };
  };
  return { measure, close };
}
