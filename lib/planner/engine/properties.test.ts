import fc from 'fast-check';
import { type CertificationSlug, certificationSlugs } from '@/content/certifications/slugs';
import {
  buyerCodes,
  dataCodes,
  heldStates,
  homeCountryCodes,
  productCodes,
  sizeCodes,
  usItemCodes,
  usPersonCodes,
  weaponCodes,
} from '@/content/planner/codes';
import type { Answers } from '@/content/planner/types';
import { addMonths } from './months';
import { plan } from './plan';
import { neededCertifications, planOf, planViolations } from './plan-invariants';

const some = <T>(codes: readonly T[], least = 1) =>
  fc.uniqueArray(fc.constantFrom(...codes), { minLength: least, maxLength: codes.length });

const month = fc.integer({ min: 0, max: 40 }).map((count) => addMonths('2026-11', count));
const answers: fc.Arbitrary<Answers> = fc.record({
  buyers: some(buyerCodes),
  products: some(productCodes.filter((code) => code !== 'energetics')),
  data: some(dataCodes),
  usItem: fc.constantFrom(...usItemCodes),
  usPerson: fc.constantFrom(...usPersonCodes),
  held: fc.dictionary(fc.constantFrom(...certificationSlugs), fc.constantFrom(...heldStates)),
  homeCountry: fc.constantFrom(...homeCountryCodes),
  size: fc.constantFrom(...sizeCodes),
  weapon: fc.constantFrom(...weaponCodes),
  start: month,
  deadline: fc.constant(null),
});
const certification = fc.constantFrom<CertificationSlug>(...certificationSlugs);
const runs = { numRuns: 400 };

test('every plan satisfies the invariants', () => {
  fc.assert(
    fc.property(answers, (given) => {
      expect(planViolations(planOf(given))).toEqual([]);
    }),
    runs,
  );
});

test('order and repetition of answers do not change the plan', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const reordered = {
        ...given,
        buyers: [...given.buyers, ...given.buyers].reverse(),
        products: [...given.products].reverse(),
        data: [...given.data].reverse(),
        held: Object.fromEntries(Object.entries(given.held).reverse()),
      };
      expect(plan(reordered)).toEqual(plan(given));
    }),
    { numRuns: 200 },
  );
});

test('an additional buyer never removes a needed certification', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(...buyerCodes), (given, buyer) => {
      const more = neededCertifications(planOf({ ...given, buyers: [...given.buyers, buyer] }));
      expect(more).toEqual(expect.arrayContaining(neededCertifications(planOf(given))));
    }),
    runs,
  );
});

const state = fc.constantFrom('in-use' as const, 'certified' as const);
const totals = (given: Answers, slug: CertificationSlug, is: 'in-use' | 'certified') => ({
  before: planOf(given).total,
  after: planOf({ ...given, held: { ...given.held, [slug]: is } }).total,
});

test('an additional certificate never makes a plan more expensive', () => {
  fc.assert(
    fc.property(answers, certification, state, (given, slug, is) => {
      fc.pre(given.held[slug] !== 'certified');
      const { before, after } = totals(given, slug, is);
      for (const run of [0, 1] as const) expect(after.usd[run]).toBeLessThanOrEqual(before.usd[run]);
    }),
    runs,
  );
});

/** With a queue and several systems in use, a plan can become longer; content/planner/limits.ts explains why. */
test('a first certificate never makes a plan longer, nor does a further one without a people limit', () => {
  fc.assert(
    fc.property(answers, certification, state, fc.boolean(), (given, slug, is, first) => {
      fc.pre(first || given.held[slug] !== 'certified');
      const base: Answers = first ? { ...given, held: {} } : { ...given, size: '51-250' };
      const { before, after } = totals(base, slug, is);
      for (const run of [0, 1] as const) expect(after.months[run]).toBeLessThanOrEqual(before.months[run]);
    }),
    { numRuns: 1000 },
  );
});

test('a later deadline never gets a worse verdict', () => {
  fc.assert(
    fc.property(answers, fc.nat(30), (given, wait) => {
      const rule = (count: number) =>
        planOf({ ...given, deadline: addMonths(given.start, count) }).deadline?.rule ?? '';
      expect(rule(wait + 1) <= rule(wait)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
