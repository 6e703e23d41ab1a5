/**
 * npm test: every part in order, stopping at the first failure; then the time of each and, last, how many tests ran. CI
 * checks the site in WebKit as well; with E2E_FULL=1 (npm run test:full) the slow parts follow.
 */
import { spawn } from 'node:child_process';
import { type Counts, countLine, countsIn } from './counts';

const { CI, E2E_FULL } = process.env;
const parts = [
  ...['lint', 'typecheck', 'unit', 'build', 'size', 'guards', 'e2e'],
  ...(CI || E2E_FULL ? ['e2e:webkit'] : []),
  ...(E2E_FULL ? ['planner:all', 'reproducible', 'e2e:firefox'] : []),
];

interface Result {
  part: string;
  failed: boolean;
  seconds: number;
  counts: Counts;
}

/** Runs one npm script and passes its output through as it comes. */
async function run(part: string): Promise<Result> {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', part], { stdio: ['inherit', 'pipe', 'pipe'] });
  let output = '';
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      process[name].write(text);
      output += text;
    });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return {
    part,
    failed: code !== 0,
    seconds: (performance.now() - start) / 1000,
    counts: countsIn(output),
  };
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const results: Result[] = [];
for (const part of parts) {
  console.log(`\n== ${part}`);
  const result = await run(part);
  results.push(result);
  if (result.failed) break;
}

const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
const row = (name: string, seconds: number, rest: string) =>
  console.log(`${name.padEnd(14)}${clock(seconds).padStart(6)}  ${rest}`);
const failed = results.find((result) => result.failed);

console.log('\nTime by part, in minutes:');
for (const { part, seconds, counts } of results)
  row(part, seconds, part === failed?.part ? 'failed' : counts.passed > 0 ? countLine(counts) : '');
row(
  'all',
  sum(({ seconds }) => seconds),
  failed ? `stopped at ${failed.part}` : '',
);
console.log(
  `\ntests: ${countLine({
    passed: sum(({ counts }) => counts.passed),
    failed: sum(({ counts }) => counts.failed),
    skipped: sum(({ counts }) => counts.skipped),
  })}`,
);
process.exitCode = failed ? 1 : 0;
