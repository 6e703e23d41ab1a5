/**
 * Lighthouse on one page of each template: medians of three loads under its mobile preset. Not a test: the machine
 * should be idle. Budgets of bytes and requests, which are tested, are in size.ts.
 * Usage: npm run build && npm run bench [-- route … --throttling-method=devtools]
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { missingPath, samplePaths } from '../../lib/pages/registry';
import { browserArgs, findWholeBrowser } from '../support/browser';
import { cachedTool } from '../support/cached-tool';
import { serveExport } from '../support/serve-export';

/** Lighthouse asks for a newer Node than the site does; both are fetched into .cache on first use. */
const lighthouse = cachedTool('lighthouse', '13.5.0', 'cli/index.js');
const node = cachedTool(`node-${process.platform}-${process.arch}`, '24.21.0', 'bin/node');
const browser = findWholeBrowser();
if (!lighthouse || !node || !browser) throw new Error('bench: Lighthouse, its Node or a browser is missing');

const run = promisify(execFile);
const rounds = 3;
const columns = {
  'largest-contentful-paint': 'paint ms',
  'total-blocking-time': 'blocking ms',
  'cumulative-layout-shift': 'shift',
} as const;

/** The part of Lighthouse's report that is read here. */
interface Report {
  categories: { performance: { score: number } };
  audits: Record<keyof typeof columns, { numericValue: number }>;
}

/** One load of an address: points of 100, then the columns. */
async function load(address: string, flags: readonly string[]): Promise<number[]> {
  const quiet = ['--quiet', '--output=json', '--only-categories=performance'];
  const chrome = `--chrome-flags=${['--headless=new', '--disable-gpu', ...browserArgs].join(' ')}`;
  const { stdout } = await run(node as string, [lighthouse as string, address, ...quiet, chrome, ...flags], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 2 ** 28,
  });
  const { categories, audits }: Report = JSON.parse(stdout);
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return [100 * categories.performance.score, ...names.map((name) => audits[name].numericValue)];
}

const given = process.argv.slice(2);
const flags = given.filter((argument) => argument.startsWith('--'));
const routes = given.filter((argument) => !flags.includes(argument));
const server = await serveExport('out');
console.log(
  `${'page'.padEnd(34)}${['score', ...Object.values(columns)].map((name) => name.padStart(13)).join('')}`,
);
for (const route of routes.length ? routes : samplePaths) {
  // Lighthouse measures no answer with status 404, so that page is loaded by its file name.
  const address = server.origin + (route === missingPath ? '/404' : route);
  const loads: number[][] = [];
  for (let round = 0; round < rounds; round += 1) loads.push(await load(address, flags));
  const medians = loads[0]?.map(
    (_, column) => loads.map((row) => row[column] as number).sort((a, b) => a - b)[1],
  );
  console.log(
    `${route.padEnd(34)}${medians?.map((value = 0) => `${+value.toFixed(value < 1 ? 3 : 0)}`.padStart(13)).join('')}`,
  );
}
server.close();
