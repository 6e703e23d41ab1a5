/**
 * npm test: every part in order, stopping at the first failure; then the time of each. CI
 * checks the site in WebKit as well; with E2E_FULL=1 (npm run test:full) the slow parts follow.
 * Parts that keep one core busy run side by side; what the second says follows when the first has ended.
 */
import { spawn } from 'node:child_process';

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
}

/** Runs one npm script; its output is passed on as it comes, but not before its turn. */
async function run(part: string, turn: Promise<unknown>): Promise<Result> {
  const start = performance.now();
  // The build need not check again what the part before it has checked.
  const env = { ...process.env, TYPES_CHECKED: '1' };
  const child = spawn('npm', ['run', '--silent', part], { env, stdio: ['inherit', 'pipe', 'pipe'] });
  let said: Promise<unknown> = turn.then(() => console.log(`\n== ${part}`));
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (text) => {
      said = said.then(() => process[name].write(text));
    });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  const seconds = (performance.now() - start) / 1000;
  await said;
  return { part, failed: code !== 0, seconds };
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

const row = (name: string, seconds: number, rest: string) =>
  console.log(`${name.padEnd(14)}${clock(seconds).padStart(6)}  ${rest}`);
const stopped = results.find(({ failed }) => failed);

console.log('\nTime by part, in minutes:');
for (const { part, seconds, failed } of results) row(part, seconds, failed ? 'failed' : '');
row('all', all, stopped ? `stopped at ${stopped.part}` : '');
process.exitCode = stopped ? 1 : 0;
