/**
 * Updates the amounts in the golden plans after an intended price change. If a plan differs in anything else, prints its
 * id and writes nothing. Usage: npm run planner:update-snapshots
 */
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { computeGoldenPlan, goldenFile, readGoldenPlans } from './golden-plans';

/** Fields of a plan that contain only amounts. */
const amounts = new Set(['usd', 'totals', 'totalsText', 'budget']);

/** Returns a plan without its amounts. */
const withoutAmounts = (plan: unknown): unknown =>
  JSON.parse(JSON.stringify(plan, (key, value) => (amounts.has(key) ? undefined : value)));

const cases = readGoldenPlans();
const now = cases.map(computeGoldenPlan);
const differing = (project: (plan: unknown) => unknown) =>
  cases.filter((one, index) => !isDeepStrictEqual(project(one), project(now[index])));

const otherDifferences = differing(withoutAmounts);
if (otherDifferences.length > 0) {
  console.error(
    `planner:update-snapshots: differences other than amounts in ${otherDifferences.map(({ id }) => id).join(', ')}`,
  );
  process.exitCode = 1;
} else {
  const changed = differing((plan) => JSON.parse(JSON.stringify(plan)));
  if (changed.length > 0) writeFileSync(goldenFile, now.map((one) => `${JSON.stringify(one)}\n`).join(''));
  console.log(`planner:update-snapshots: ${changed.length} of ${cases.length} plans have new amounts`);
}
