/**
 * Runs Lighthouse with its mobile preset on one page of each template and prints the medians of three loads. Not part of the
 * tests, because the machine has to be idle. Usage: npm run build && npm run bench [-- route … --throttling-method=devtools]
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { missingPath, samplePaths } from '../../lib/pages/registry';
import { browserArgs, findCompleteBrowser } from '../support/browser';
import { serveExport } from '../support/serve-export';

/** The last major version that runs on Node 20. npx downloads it on first use. */
const lighthouse = 'lighthouse@12.8.2';
const columns = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

interface Report {
  categories: { performance: { score: number } };
  audits: Record<(typeof columns)[number], { numericValue: number }>;
}

/** Returns the score (0 to 100) of one load, followed by the columns. */
async function load(url: string, flags: readonly string[]): Promise<number[]> {
  const chrome = `--chrome-flags=${['--headless=new', '--disable-gpu', ...browserArgs].join(' ')}`;
  const options = ['--quiet', '--output=json', '--only-categories=performance', chrome, ...flags];
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
    env: { ...process.env, CHROME_PATH: findCompleteBrowser() },
    maxBuffer: 2 ** 28,
  });
  const { categories, audits }: Report = JSON.parse(stdout);
  return [100 * categories.performance.score, ...columns.map((name) => audits[name].numericValue)];
}

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const routes = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const { origin, close } = await serveExport();
try {
  console.log('page, score, paint ms, blocking ms, shift');
  for (const route of routes.length ? routes : samplePaths) {
    // Lighthouse does not measure responses with status 404, so load that page by its file name.
    const url = origin + (route === missingPath ? '/404' : route);
    const loads = [await load(url, flags), await load(url, flags), await load(url, flags)];
    const medians = [0, ...columns].map(
      (_, column) => loads.map((row) => row[column] ?? 0).sort((a, b) => a - b)[1],
    );
    console.log([route, ...medians.map((value = 0) => +value.toFixed(value < 1 ? 3 : 0))].join(', '));
  }
} finally {
  close();
}
