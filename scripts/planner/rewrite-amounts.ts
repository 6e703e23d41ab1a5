/**
 * `npm run plan:amounts`, after an intended change of a price: writes the amounts of today into the golden plans. Where a
 * plan differs in anything else, it is named and nothing is written.
 */
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { goldenCases, goldenFile, goldenToday } from './golden-plans';

/** Fields of a plan that hold amounts and nothing else. */
const amounts = new Set(['usd', 'totals', 'totalsText', 'budget']);

/** A plan without its amounts. */
const withoutAmounts = (plan: unknown): unknown =>
  JSON.parse(JSON.stringify(plan, (key, value) => (amounts.has(key) ? undefined : value)));

const cases = goldenCases();
const now = cases.map(goldenToday);
const differs = (same: (plan: unknown) => unknown) =>
  cases.filter((one, index) => !isDeepStrictEqual(same(one), same(now[index])));

const other = differs(withoutAmounts);
if (other.length > 0) {
  console.error(`plan:amounts: more than amounts differs in ${other.map(({ id }) => id).join(', ')}`);
  process.exitCode = 1;
} else {
  const changed = differs((plan) => JSON.parse(JSON.stringify(plan)));
  if (changed.length > 0) writeFileSync(goldenFile, now.map((one) => `${JSON.stringify(one)}\n`).join(''));
  console.log(`plan:amounts: ${changed.length} of ${cases.length} plans have new amounts`);
}
