/** @jest-environment node */
import fc from 'fast-check';
import { maxHeadcount } from '@/content/budget/certification-tables';
import { ceProducts, clearanceStates, cmmcRoutes, rateGroups } from '@/content/budget/types';
import { certificationSlugs } from '@/content/certifications/slugs';
import { fullBudget } from './certification';
import type { Budget, BudgetInput } from './types';

const heads = fc.integer({ min: 1, max: maxHeadcount });
const inputs: fc.Arbitrary<BudgetInput> = fc.record({
  heads,
  rate: fc.option(fc.constantFrom(...rateGroups)),
  wanted: fc.array(fc.constantFrom(...certificationSlugs), { maxLength: 10 }),
  held: fc.dictionary(
    fc.constantFrom(...certificationSlugs),
    fc.constantFrom('certified', 'in-use', 'none'),
  ) as fc.Arbitrary<NonNullable<BudgetInput['held']>>,
  cmmc: fc.constantFrom(...cmmcRoutes),
  usMaker: fc.boolean(),
  clearance: fc.record({ state: fc.constantFrom(...clearanceStates) }),
  product: fc.constantFrom(...ceProducts),
});

const budget = fullBudget;
const runs = { numRuns: 200 };

/** Returns every range of a budget by name: invoices, totals, internal days. */
function ranges({ lines, totals, ownDays: { of, auditors, build, later } }: Budget) {
  const days = Object.entries(of).flatMap(([slug, { build: one, yearly }]) => [
    [`${slug} build`, one] as const,
    [`${slug} yearly`, yearly] as const,
  ]);
  return new Map<string, readonly [number, number]>([
    ...lines.map(
      ({ block, year, kind, of: slugs, test, min, max }) =>
        [`${block} ${year} ${kind} ${slugs} ${test}`, [min, max]] as const,
    ),
    ...Object.entries(totals ?? {}).flatMap(([block, sums]) =>
      Object.entries(sums).map(([currency, sum]) => [`${block} ${currency}`, sum] as const),
    ),
    ...days,
    ['auditors build', auditors.build],
    ['auditors yearly', auditors.yearly],
    ['build', build],
    ['later', later],
  ]);
}

test('amounts and days are whole numbers, no minimum exceeds its maximum, and no invoice is zero', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const result = budget(input);
      const wrong = [...ranges(result)].filter(
        ([, [min, max]]) => min > max || min < 0 || !Number.isInteger(min) || !Number.isInteger(max),
      );
      expect([...wrong, ...result.lines.filter(({ max }) => max === 0)]).toEqual([]);
    }),
    runs,
  );
});

test('a larger headcount never lowers an amount or the number of days', () => {
  fc.assert(
    fc.property(inputs, heads, (input, other) => {
      const small = ranges(budget({ ...input, heads: Math.min(input.heads, other) }));
      const large = ranges(budget({ ...input, heads: Math.max(input.heads, other) }));
      const cheaper = [...small].filter(([name, [min, max]]) => {
        const more = large.get(name);
        return !more || more[0] < min || more[1] < max;
      });
      expect(cheaper).toEqual([]);
    }),
    runs,
  );
});
