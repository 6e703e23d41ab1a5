/**
 * `npm run plan -- '<json>'` prints the plan for one set of answers.
 * `npm run -s plan -- --lines` reads one JSON a line from standard input and prints one plan a line;
 * a line it refuses becomes `{"error": "..."}` and the rest goes on.
 */
import { createInterface } from 'node:readline';
import { plan } from '../../lib/planner/plan';

const today = new Date();
const message = (error: unknown) => (error instanceof Error ? error.message : String(error));
const [argument] = process.argv.slice(2);

if (argument === '--lines') {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    let answer: unknown;
    try {
      answer = plan(JSON.parse(line), today);
    } catch (error) {
      answer = { error: message(error) };
    }
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
} else if (argument) {
  try {
    console.log(JSON.stringify(plan(JSON.parse(argument), today), null, 2));
  } catch (error) {
    console.error(`plan: ${message(error)}`);
    process.exitCode = 1;
  }
} else {
  console.error('plan: give the answers as JSON, or --lines to read them from standard input');
  process.exitCode = 2;
}
