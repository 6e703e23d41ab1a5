/**
 * Runs the scripts of `npm test` in stages: the lanes of a stage at the same time, the scripts of a lane one after the other.
 * E2E_FULL=1 adds the slow ones.
 */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';

const stages = [
  [
    // The type check writes a folder that the build empties, so that they cannot run at the same time.
    ['typecheck', 'build'],
    // Unit tests include those of the content, which name the field of an error that stops the build.
    ['browser', 'lint', 'unit'],
  ],
  [['e2e'], ['html']],
  ...(process.env.E2E_FULL ? [[['planner:exhaustive', 'reproducible']]] : []),
];
const times: string[] = [];
const counts = { passed: 0, failed: 0 };

/** Runs an npm script and prints its output when it has ended. */
async function run(script: string) {
  const start = Date.now();
  // The build skips the type check, which has already run.
  const env = { ...process.env, TYPES_CHECKED: '1' };
  const child = spawn(`npm run --silent ${script} 2>&1`, {
    env,
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const output = await text(child.stdout);
  if ((await ended) !== 0) process.exitCode = 1;
  const seconds = Math.round((Date.now() - start) / 1000);
  times.push(`${script.padEnd(20)}${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`);
  // Jest prints "Tests: 2 passed, 2 total", Playwright "  2 passed (3s)".
  for (const [line] of stripVTControlCharacters(output).matchAll(
    /^(?:Tests:|\s+\d+ (?:passed|failed)\b).*$/gm,
  ))
    for (const outcome of ['passed', 'failed'] as const)
      counts[outcome] += Number(new RegExp(`(\\d+) ${outcome}`).exec(line)?.[1] ?? 0);
  console.log(`== ${script}${child.exitCode === 0 ? '' : ' failed'}\n${output}`);
}

/** Runs the scripts of a lane until one fails, in this lane or another. */
async function runLane(scripts: readonly string[]) {
  for (const script of scripts) if (!process.exitCode) await run(script);
}

for (const lanes of stages) await Promise.all(lanes.map(runLane));
console.log(
  `Time by script:\n${times.join('\n')}\n\ntests: ${counts.passed} passed, ${counts.failed} failed`,
);
