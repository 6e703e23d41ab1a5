import { enumerate } from './enumeration';

/** A prime step hits every value of every choice; `enumerate.ts` walks all combinations. */
test('every 307th combination of the choices, with all buyers, keeps the invariants', () => {
  const found: string[] = [];
  const { plans } = enumerate(307, (fault) => found.push(fault));
  expect(found).toEqual([]);
  expect(plans).toBeGreaterThan(6_400);
});
