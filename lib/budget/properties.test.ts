/** @jest-environment node */
import fc from 'fast-check';
import { mostHeads } from '@/content/budget/certification-tables';
import {
  besideIds,
  ceProducts,
  clearanceStates,
  cmmcWays,
  noBillIds,
  openIds,
  rateGroups,
} from '@/content/budget/types';
import { certificationSlugs } from '@/content/certifications/slugs';
import { fullBudget } from './certification';
import type { Budget, BudgetInput } from './types';

const heads = fc.integer({ min: 1, max: mostHeads });
const inputs: fc.Arbitrary<BudgetInput> = fc.record({
  heads,
  rate: fc.option(fc.constantFrom(...rateGroups)),
  wanted: fc.array(fc.constantFrom(...certificationSlugs), { maxLength: 10 }),
  held: fc.dictionary(
    fc.constantFrom(...certificationSlugs),
    fc.constantFrom('certified', 'in-use', 'none'),
  ) as fc.Arbitrary<NonNullable<BudgetInput['held']>>,
  integrated: fc.boolean(),
  cmmc: fc.constantFrom(...cmmcWays),
  usMaker: fc.boolean(),
  clearance: fc.record({ state: fc.constantFrom(...clearanceStates) }),
  product: fc.constantFrom(...ceProducts),
});

const budget = fullBudget;
const runs = { numRuns: 200 };

/** Every range of a budget by name: bills, totals, own days. */
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

test('amounts and days are whole numbers, no least is above its most', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const wrong = [...ranges(budget(input))].filter(
        ([, [min, max]]) => min > max || min < 0 || !Number.isInteger(min) || !Number.isInteger(max),
      );
      expect(wrong).toEqual([]);
    }),
    runs,
  );
});

test('more people are never cheaper and never need fewer days', () => {
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

test('the order of what is wanted, and saying it twice, change nothing', () => {
  const named = (one: Budget) => new Map([...ranges(one)].sort(([a], [b]) => a.localeCompare(b)));
  fc.assert(
    fc.property(inputs, (input) => {
      const twice = [...input.wanted].reverse().concat(input.wanted);
      expect(named(budget({ ...input, wanted: twice }))).toEqual(named(budget(input)));
    }),
    runs,
  );
});

test('a total adds the lines of one block and one currency, and nothing else', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { lines, totals } = budget(input);
      for (const [block, sums] of Object.entries(totals ?? {})) {
        const added = Object.keys(sums).map((currency) => {
          const own = lines.filter((line) => line.block === block && line.currency === currency);
          const sum = (end: 'min' | 'max') => own.reduce((all, line) => all + line[end], 0);
          return [currency, [sum('min'), sum('max')]];
        });
        expect(sums).toEqual(Object.fromEntries(added));
      }
      const pairs = new Set(lines.map(({ block, currency }) => `${block} ${currency}`));
      const printed = Object.entries(totals ?? {}).flatMap(([block, sums]) =>
        Object.keys(sums).map((currency) => `${block} ${currency}`),
      );
      expect(printed.sort()).toEqual([...pairs].sort());
    }),
    runs,
  );
});

test('what is open or not billed is a sentence: no line is zero at both ends', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { lines, open, noBill, beside } = budget(input);
      expect(lines.filter(({ max }) => max === 0)).toEqual([]);
      expect(openIds).toEqual(expect.arrayContaining([...open]));
      expect(noBillIds).toEqual(expect.arrayContaining([...noBill]));
      expect(besideIds).toEqual(expect.arrayContaining([...beside]));
    }),
    runs,
  );
});

test('without rates nothing has a price, and own days stay as they are', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { lines, totals, open, ownDays } = budget({ ...input, rate: null });
      expect([lines, totals, open.includes('rate')]).toEqual([[], null, true]);
      expect(ownDays).toEqual(budget({ ...input, rate: 'west' }).ownDays);
    }),
    runs,
  );
});

test('a certificate that is held is not audited for the first time again', () => {
  fc.assert(
    fc.property(inputs, fc.constantFrom(...certificationSlugs), (input, slug) => {
      const { lines, ownDays } = budget({
        ...input,
        wanted: [...input.wanted, slug],
        held: { ...input.held, [slug]: 'certified' },
      });
      expect(lines.filter(({ of, block }) => of.includes(slug) && block !== 'running')).toEqual([]);
      expect(ownDays.of[slug]).toBeUndefined();
    }),
    runs,
  );
});

test('a company larger than the published bands gets an error, not a guess', () => {
  expect(() => budget({ heads: 276, rate: 'west', wanted: ['iso9001'] })).toThrow('276 people');
  expect(() => budget({ heads: 0, rate: 'west', wanted: ['iso9001'] })).toThrow('0 people');
});
