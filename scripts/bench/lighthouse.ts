import { fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserArgs, findWholeBrowser } from '../support/browser';
import { cachedTool } from '../support/cached-tool';
import type { Load } from './types';

/** Lighthouse and the Node version it needs; both are fetched when the benchmark first runs. */
const versions = { lighthouse: '13.5.0', node: '22.23.3' };

/** A headless browser that listens for Lighthouse, with its port and a way to close it. */
async function startBrowser() {
  const program = findWholeBrowser();
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

function fetched(name: string, version: string, file: string): string {
  const path = cachedTool(name, version, file);
  if (!path) throw new Error(`bench: ${name} ${version} could not be fetched from npm`);
  return path;
}

/**
 * Lighthouse under its mobile preset (slow 4G and a processor four times slower, both simulated unless the settings say
 * otherwise): `measure(address, settings)` gives ms, points of 100, and CLS as a number.
 */
export async function startLighthouse() {
  const lighthouse = fetched('lighthouse', versions.lighthouse, 'core/index.js');
  const node = fetched(`node-${process.platform}-${process.arch}`, versions.node, 'bin/node');
  const { port, close: closeBrowser } = await startBrowser();
  const worker = fork(
    fileURLToPath(new URL('lighthouse-worker.ts', import.meta.url)),
    [lighthouse, `${port}`],
    {
      execPath: node,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    },
  );
  const measure = (address: string, settings: object = {}) =>
    new Promise<Load>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`bench: Lighthouse ended with code ${code}`));
      worker.once('exit', ended);
      worker.once('message', ({ load, error }: { load?: Load; error?: string }) => {
        worker.off('exit', ended);
        if (load) resolve(load);
        else reject(new Error(error));
      });
      worker.send({ address, settings });
    });
  const close = async () => {
    worker.kill();
    await closeBrowser();
  };
  return { measure, close };
}
