import { enumerate } from './enumeration';

/** A prime step hits every value of every choice; `enumerate.ts` walks all combinations. */
test('every 1009th combination of the choices, with all buyers, keeps the invariants', () => {
  const found: string[] = [];
  const { plans } = enumerate(1009, (fault) => found.push(fault));
  expect(found).toEqual([]);
  expect(plans).toBeGreaterThan(30_000);
});
