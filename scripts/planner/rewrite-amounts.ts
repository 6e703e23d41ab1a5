/**
 * `npm run plan:amounts`, after an intended change of a price: writes the amounts of today into the golden plans. Where a
 * plan differs in anything else, it is named and nothing is written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { planAsJson } from '../../lib/planner/link/json';

const file = 'scripts/planner/fixtures/agreement.jsonl';

/** Fields of a plan that hold amounts and nothing else. */
const amounts = new Set(['usd', 'totals', 'totalsText', 'budget']);

/** A plan without its amounts. */
const withoutAmounts = (plan: unknown): unknown =>
  JSON.parse(JSON.stringify(plan, (key, value) => (amounts.has(key) ? undefined : value)));

const cases: { id: string; answers: object; result: unknown }[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const now = cases.map(({ id, answers }) => ({ id, answers, result: planAsJson(answers) }));
const differs = (same: (plan: unknown) => unknown) =>
  cases.filter(({ result }, index) => !isDeepStrictEqual(same(result), same(now[index]?.result)));

const other = differs(withoutAmounts);
if (other.length > 0) {
  console.error(`plan:amounts: more than amounts differs in ${other.map(({ id }) => id).join(', ')}`);
  process.exitCode = 1;
} else {
  const changed = differs((plan) => JSON.parse(JSON.stringify(plan)));
  if (changed.length > 0) writeFileSync(file, now.map((one) => `${JSON.stringify(one)}\n`).join(''));
  console.log(`plan:amounts: ${changed.length} of ${cases.length} plans have new amounts`);
}
