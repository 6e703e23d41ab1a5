/**
 * npm test: every part in order, stopping at the first failure; then the time of each and, last, how many tests ran. CI
 * checks the site in WebKit as well; with E2E_FULL=1 (npm run test:full) the slow parts follow.
 * Parts that keep one core busy run side by side; what the second says follows when the first has ended.
 */
import { spawn } from 'node:child_process';
import { type Counts, countLine, countsIn } from './counts';

const { CI, E2E_FULL } = process.env;
const steps = [
  // Types are read before the build begins: it empties the folder that Next writes them to.
  ['lint', 'typecheck'],
  ['unit', 'build'],
  // Installed once, where it is missing: two installers at a time would be in each other's way.
  ['browser'],
  ['guards', 'size', 'html'],
  ['e2e', ...(CI || E2E_FULL ? ['e2e:webkit'] : [])],
  ...(E2E_FULL ? [['planner:all'], ['reproducible'], ['e2e:firefox']] : []),
];

interface Result {
  part: string;
  failed: boolean;
  seconds: number;
  counts: Counts;
}

/** Runs one npm script; its output is passed on as it comes, but not before its turn. */
async function run(part: string, turn: Promise<unknown>): Promise<Result> {
  const start = performance.now();
  // The build need not check again what the part before it has checked.
  const env = { ...process.env, TYPES_CHECKED: '1' };
  const child = spawn('npm', ['run', '--silent', part], { env, stdio: ['inherit', 'pipe', 'pipe'] });
  let output = '';
  let said: Promise<unknown> = turn.then(() => console.log(`\n== ${part}`));
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output += text;
      said = said.then(() => process[name].write(text));
    });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  const seconds = (performance.now() - start) / 1000;
  await said;
  return { part, failed: code !== 0, seconds, counts: countsIn(output) };
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const results: Result[] = [];
const began = performance.now();
for (const parts of steps) {
  const step: Promise<Result>[] = [];
  for (const part of parts) step.push(run(part, step.at(-1) ?? Promise.resolve()));
  results.push(...(await Promise.all(step)));
  if (results.some((result) => result.failed)) break;
}
const all = (performance.now() - began) / 1000;

const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
const row = (name: string, seconds: number, rest: string) =>
  console.log(`${name.padEnd(14)}${clock(seconds).padStart(6)}  ${rest}`);
const failed = results.find((result) => result.failed);

console.log('\nTime by part, in minutes:');
for (const { part, seconds, failed, counts } of results)
  row(part, seconds, failed ? 'failed' : counts.passed > 0 ? countLine(counts) : '');
row('all', all, failed ? `stopped at ${failed.part}` : '');
console.log(
  `\ntests: ${countLine({
    passed: sum(({ counts }) => counts.passed),
    failed: sum(({ counts }) => counts.failed),
    skipped: sum(({ counts }) => counts.skipped),
  })}`,
);
process.exitCode = failed ? 1 : 0;
