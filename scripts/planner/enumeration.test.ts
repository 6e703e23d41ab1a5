import { checkCombinations } from './enumeration';

/** A prime step reaches every value of every option; `exhaustive.ts` checks all combinations. */
test('every 1009th combination of options, with all buyers, satisfies the invariants', () => {
  const violations: string[] = [];
  const { plans } = checkCombinations(1009, (violation) => violations.push(violation));
  expect(violations).toEqual([]);
  expect(plans).toBeGreaterThan(30_000);
});
