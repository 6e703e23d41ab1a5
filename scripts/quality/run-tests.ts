/**
 * npm test: every part in order, stopping at the first failure; then the time of each and, last, how many tests ran. CI
 * checks the site in WebKit as well; with E2E_FULL=1 (npm run test:full) the slow parts follow.
 * Parts that keep one core busy run side by side; what the second says follows when the first has ended.
 */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const { CI, E2E_FULL } = process.env;
const steps = [
  // Types are read before the build begins: it empties the folder that Next writes them to. The browser is installed
  // once, where it is missing: two installers at a time would be in each other's way.
  ['lint', 'typecheck', 'browser'],
  ['unit', 'build'],
  ['guards', 'size', 'html'],
  ['e2e', ...(CI || E2E_FULL ? ['e2e:webkit'] : [])],
  ...(E2E_FULL ? [['planner:all'], ['reproducible'], ['e2e:firefox']] : []),
];

interface Result {
  part: string;
  failed: boolean;
  seconds: number;
  output: string;
}

/** Sum of an outcome in the last lines of Jest ("Tests: 2 passed, 2 total"), Node ("# pass 2") and Playwright ("  2 passed (3s)"). */
function count(outcome: 'pass' | 'fail', output: string): number {
  const lines = stripVTControlCharacters(output).match(
    /^(?:Tests: .*|[#ℹ] (?:pass|fail) \d+|\s+\d+ (?:passed|failed)\b.*)$/gm,
  );
  const found = (lines ?? []).flatMap((line) => [
    ...line.matchAll(new RegExp(`(\\d+) ${outcome}ed|${outcome} (\\d+)`, 'g')),
  ]);
  return found.reduce((sum, [, before, after]) => sum + Number(before ?? after), 0);
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
  return { part, failed: code !== 0, seconds, output };
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
const said = results.map(({ output }) => output).join('\n');
console.log(`\ntests: ${count('pass', said)} passed, ${count('fail', said)} failed`);
process.exitCode = stopped ? 1 : 0;
