/**
 * Measures the site beside its own limits: pages without their scripts, an empty page of the same stack, full loads,
 * and builds of the empty stack. Prints Markdown tables and writes .cache/bench/results.json. Not a test: the machine
 * should do nothing else meanwhile.
 * Usage: npm run build && npm run bench [-- pages slowed shifts clicks builds]
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { benchBuilds, build } from './builds.mjs';
import { benchClicks } from './clicks.mjs';
import { judgeGoals } from './goals.mjs';
import { benchPages } from './pages.mjs';
import { emptyProject } from './projects.mjs';
import { report } from './report.mjs';
import { benchShifts } from './shifts.mjs';
import { benchSlowed } from './slowed.mjs';

const rounds = 5;
/** A slowed load takes some 13 s. */
const slowedRounds = 3;
const buildRounds = 3;
const counts = [40, 1000, 5000];

async function emptyExport() {
  const project = emptyProject();
  await build(project);
  return join(project, 'out');
}

const parts = {
  pages: async (log) => benchPages('out', await emptyExport(), rounds, log),
  slowed: (log) => benchSlowed('out', slowedRounds, log),
  shifts: () => benchShifts('out'),
  clicks: (log) => benchClicks('out', rounds, log),
  builds: (log) => benchBuilds(counts, buildRounds, log),
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in parts));
if (unknown) throw new Error(`bench: no part "${unknown}"; there are ${Object.keys(parts).join(', ')}`);

const [processor] = cpus();
const results = {
  machine: {
    date: new Date().toISOString().slice(0, 10),
    processor: `${cpus().length} × ${processor?.model.trim()}`,
    node: process.versions.node,
    browser: execFileSync(findBrowser(), ['--version'], { encoding: 'utf8' }).trim(),
  },
};
for (const name of asked.length > 0 ? asked : Object.keys(parts))
  results[name] = await parts[name]((text) => console.error(`bench: ${text}`));

results.goals = judgeGoals(results);

mkdirSync('.cache/bench', { recursive: true });
writeFileSync('.cache/bench/results.json', `${JSON.stringify(results, null, 2)}\n`);
console.log(report(results));
