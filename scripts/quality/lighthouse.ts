/**
 * Runs Lighthouse with its mobile preset on one page of each template and prints the medians of three loads. Not part of
 * the tests, because the machine should be idle. size.ts tests the budgets of bytes and requests.
 * Usage: npm run build && npm run bench [-- route … --throttling-method=devtools]
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { missingPath, samplePaths } from '../../lib/pages/registry';
import { browserArgs, findCompleteBrowser } from '../support/browser';
import { cachedTool } from '../support/cached-tool';
import { serveExport } from '../support/serve-export';

/** Lighthouse requires a newer Node than the site; both are downloaded into .cache on first use. */
const lighthouse = cachedTool('lighthouse', '13.5.0', 'cli/index.js');
const node = cachedTool(`node-${process.platform}-${process.arch}`, '24.21.0', 'bin/node');
const browser = findCompleteBrowser();
if (!lighthouse || !node || !browser) throw new Error('bench: Lighthouse, its Node or a browser is missing');

const run = promisify(execFile);
const rounds = 3;
const columns = {
  'largest-contentful-paint': 'paint ms',
  'total-blocking-time': 'blocking ms',
  'cumulative-layout-shift': 'shift',
} as const;

/** Subset of the Lighthouse report. */
interface Report {
  categories: { performance: { score: number } };
  audits: Record<keyof typeof columns, { numericValue: number }>;
}

/** Returns the score (0 to 100) of one load, followed by the columns. */
async function load(url: string, flags: readonly string[]): Promise<number[]> {
  const options = ['--quiet', '--output=json', '--only-categories=performance'];
  const chrome = `--chrome-flags=${['--headless=new', '--disable-gpu', ...browserArgs].join(' ')}`;
  const { stdout } = await run(node as string, [lighthouse as string, url, ...options, chrome, ...flags], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 2 ** 28,
  });
  const { categories, audits }: Report = JSON.parse(stdout);
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return [100 * categories.performance.score, ...names.map((name) => audits[name].numericValue)];
}

const args = process.argv.slice(2);
const flags = args.filter((argument) => argument.startsWith('--'));
const routes = args.filter((argument) => !flags.includes(argument));
const server = await serveExport('out');
console.log(
  `${'page'.padEnd(34)}${['score', ...Object.values(columns)].map((name) => name.padStart(13)).join('')}`,
);
for (const route of routes.length ? routes : samplePaths) {
  // Lighthouse does not measure responses with status 404, so load that page by its file name.
  const url = server.origin + (route === missingPath ? '/404' : route);
  const loads: number[][] = [];
  for (let round = 0; round < rounds; round += 1) loads.push(await load(url, flags));
  const medians = loads[0]?.map(
    (_, column) => loads.map((row) => row[column] as number).sort((a, b) => a - b)[1],
  );
  console.log(
    `${route.padEnd(34)}${medians?.map((value = 0) => `${+value.toFixed(value < 1 ? 3 : 0)}`.padStart(13)).join('')}`,
  );
}
server.close();
