/**
 * Prints plans on the command line. `npm run plan -- '<json>'` prints the plan for one set of answers.
 * `npm run -s plan -- --lines` reads one JSON value per line from standard input and prints one plan per line; a rejected
 * line becomes `{"line": 3, "error": "..."}`. Results do not depend on the clock: the default start is January 2027.
 */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorMessage, planLines } from './lines';
import { planAsJson } from './plan-as-json';

const [argument] = process.argv.slice(2);

if (argument === '--lines') {
  const plans = Readable.from(planLines(createInterface({ input: process.stdin })));
  await pipeline(plans, process.stdout).catch((error) => {
    // EPIPE means that the reader closed the pipe, for example `head`.
    if (error.code !== 'EPIPE') throw error;
  });
} else if (argument) {
  try {
    console.log(JSON.stringify(planAsJson(JSON.parse(argument)), null, 2));
  } catch (error) {
    console.error(`plan: ${errorMessage(error)}`);
    process.exitCode = 1;
  }
} else {
  console.error('plan: pass the answers as JSON, or --lines to read them from standard input');
  process.exitCode = 2;
}
