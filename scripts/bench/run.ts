/**
 * Measures the site beside its own limits: pages without their scripts, an empty page of the same stack, full loads,
 * and builds of the empty stack. Prints Markdown tables and writes .cache/bench/results.json. Not a test: the machine
 * should be otherwise idle. Usage: npm run build && npm run bench [-- pages slowed shifts clicks presses builds]
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { findWholeBrowser } from '../support/browser';
import { benchBuilds, build } from './builds';
import { benchClicks } from './clicks';
import { judgeGoals } from './goals';
import { benchPages } from './pages';
import { benchPresses } from './presses';
import { emptyProject } from './projects';
import { report } from './report';
import { benchShifts } from './shifts';
import { benchSlowed } from './slowed';
import type { Log, Results } from './types';

const rounds = 5;
/** A slowed load takes about 13 s. */
const slowedRounds = 3;
const buildRounds = 3;
const counts = [40, 1000, 5000] as const;

let empty: Promise<string> | undefined;

/** Export of the empty page, built once. */
function emptyExport(): Promise<string> {
  empty ??= (async () => {
    const project = emptyProject();
    await build(project);
    return join(project, 'out');
  })();
  return empty;
}

const log: Log = (text) => console.error(`bench: ${text}`);

/** Each part measures and adds what it found. */
const parts: { [Part in keyof Results]-?: () => Promise<Results[Part]> } = {
  pages: async () => benchPages('out', await emptyExport(), rounds, log),
  slowed: async () => benchSlowed('out', await emptyExport(), slowedRounds, log),
  shifts: () => benchShifts('out'),
  clicks: () => benchClicks('out', rounds, log),
  presses: () => benchPresses('out', rounds, log),
  builds: () => benchBuilds(counts, buildRounds, log),
};

const names = Object.keys(parts) as (keyof typeof parts)[];
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !names.some((part) => part === name));
if (unknown) throw new Error(`bench: no part "${unknown}"; there are ${names.join(', ')}`);

const [processor] = cpus();
const machine = {
  date: new Date().toISOString().slice(0, 10),
  processor: `${cpus().length} × ${processor?.model.trim()}`,
  node: process.versions.node,
  browser: execFileSync(findWholeBrowser() ?? '', ['--version'], { encoding: 'utf8' }).trim(),
};
const results: Results = {};
for (const name of names)
  if (asked.length === 0 || asked.includes(name))
    Object.assign(results, { [name]: await parts[name]() } satisfies Results);

const found = { machine, ...results, goals: judgeGoals(results) };
mkdirSync('.cache/bench', { recursive: true });
writeFileSync('.cache/bench/results.json', `${JSON.stringify(found, null, 2)}\n`);
console.log(report(found));
