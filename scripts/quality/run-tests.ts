/**
 * Runs all test steps in order (npm test), stops at the first failure, and prints the time of each script and the number of
 * tests. E2E_FULL=1 (npm run test:full) adds the slow scripts. Scripts that use one core run in
 * parallel; the output of each is printed after the previous one has ended.
 */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const { E2E_FULL } = process.env;
const steps = [
  // The type check has to end before the build, which empties the folder of Next's generated types. The browser is
  // installed here, because two installers cannot run at the same time.
  ['lint', 'typecheck', 'browser'],
  // An error in a record is named with its field before the build stops at it.
  ['test:content'],
  ['unit', 'build'],
  ['size', 'html'],
  ['e2e'],
  ...(E2E_FULL ? [['planner:exhaustive'], ['reproducible']] : []),
];

interface Result {
  script: string;
  failed: boolean;
  seconds: number;
  output: string;
}

/** Adds up an outcome in the summaries of Jest ("Tests: 2 passed, 2 total"), Node ("# pass 2") and Playwright ("  2 passed (3s)"). */
function count(outcome: 'pass' | 'fail', output: string): number {
  const lines = stripVTControlCharacters(output).match(
    /^(?:Tests: .*|[#ℹ] (?:pass|fail) \d+|\s+\d+ (?:passed|failed)\b.*)$/gm,
  );
  const found = (lines ?? []).flatMap((line) => [
    ...line.matchAll(new RegExp(`(\\d+) ${outcome}ed|${outcome} (\\d+)`, 'g')),
  ]);
  return found.reduce((sum, [, before, after]) => sum + Number(before ?? after), 0);
}

/** Runs an npm script and streams its output once `previous` has settled. */
async function run(script: string, previous: Promise<unknown>): Promise<Result> {
  const start = performance.now();
  // The type check has already run, so the build skips it.
  const env = { ...process.env, TYPES_CHECKED: '1' };
  const child = spawn('npm', ['run', '--silent', script], { env, stdio: ['inherit', 'pipe', 'pipe'] });
  let output = '';
  let printed: Promise<unknown> = previous.then(() => console.log(`\n== ${script}`));
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output += text;
      printed = printed.then(() => process[name].write(text));
    });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  const seconds = (performance.now() - start) / 1000;
  await printed;
  return { script, failed: code !== 0, seconds, output };
}

const formatTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const results: Result[] = [];
const start = performance.now();
for (const scripts of steps) {
  const step: Promise<Result>[] = [];
  for (const script of scripts) step.push(run(script, step.at(-1) ?? Promise.resolve()));
  results.push(...(await Promise.all(step)));
  if (results.some((result) => result.failed)) break;
}
const total = (performance.now() - start) / 1000;

const row = (name: string, seconds: number, rest: string) =>
  console.log(`${name.padEnd(14)}${formatTime(seconds).padStart(6)}  ${rest}`);
const stopped = results.find(({ failed }) => failed);

console.log('\nTime by script, in minutes:');
for (const { script, seconds, failed } of results) row(script, seconds, failed ? 'failed' : '');
row('all', total, stopped ? `stopped at ${stopped.script}` : '');
const output = results.map(({ output }) => output).join('\n');
console.log(`\ntests: ${count('pass', output)} passed, ${count('fail', output)} failed`);
process.exitCode = stopped ? 1 : 0;
