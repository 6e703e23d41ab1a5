import {
  type BuyerCode,
  buyerCodes,
  dataCodes,
  homeCountryCodes,
  productCodes,
  sizeCodes,
  usItemCodes,
  usPersonCodes,
  weaponCodes,
} from '@/content/planner/codes';
import type { Answers } from '@/content/planner/types';
import { hasWeaponQuestion } from './conditions';
import { neededCertifications, planOf, planViolations } from './plan-invariants';
import type { Plan } from './types';

/** Returns all sets of one or two items, in list order. */
function upToTwo<T>(codes: readonly T[]): T[][] {
  return codes.flatMap((code, index) => [[code], ...codes.slice(index + 1).map((other) => [code, other])]);
}
const buyerSets = upToTwo<BuyerCode>(buyerCodes);
const singleBuyers = buyerCodes.map((code): BuyerCode[] => [code]);
const productSets = upToTwo(productCodes);

/** Serializes the parts of a plan that must not depend on the company's size: all except the months. */
const sizeIndependentParts = ({ items, notNeeded, ask, held, total }: Plan) =>
  JSON.stringify([
    items.map(({ certification, verdict, usd }) => [certification, verdict, usd]),
    notNeeded,
    ask,
    held,
    total.usd,
  ]);

/** Yields answers that differ in everything but buyers and size, for a company without certificates. */
function* answersFor(products: Answers['products']): Generator<Omit<Answers, 'buyers' | 'size'>> {
  const weapons = hasWeaponQuestion({ products }) ? weaponCodes : (['unknown'] as const);
  for (const data of dataCodes)
    for (const usItem of usItemCodes)
      for (const usPerson of usPersonCodes)
        for (const homeCountry of homeCountryCodes)
          for (const weapon of weapons)
            yield {
              products,
              data: [data],
              usItem,
              usPerson,
              held: {},
              homeCountry,
              weapon,
              start: '2027-01',
              deadline: null,
            };
}

// Random tests rarely reach a given pair of buyers or products. All 3.3 million plans take minutes, so jest.config.mjs runs
// this test for `npm run planner:exhaustive` only.
test.each(productSets.map((products) => [products.join(' and '), products] as const))(
  'every combination of other answers gives a valid plan for %s',
  (_, products) => {
    const faults: string[] = [];
    for (const others of answersFor(products)) {
      const needed = new Map<BuyerCode, string[]>();
      for (const buyers of products.length === 1 ? buyerSets : singleBuyers) {
        // Sizes differ in months only, which single buyers and products cover.
        const sizes = buyers.length + products.length === 2 ? sizeCodes : sizeCodes.slice(0, 1);
        const plans = sizes.map((size) => planOf({ ...others, buyers, size }));
        const [plan] = plans as [Plan];
        const fault = (text: string) => faults.push(`${text} ← ${JSON.stringify({ ...others, buyers })}`);
        if (plan.message === 'energetics' && products.length === 1) {
          if (plans.some(({ items }) => items.length > 0)) fault('plan for energetics has items');
          continue;
        }
        plans.flatMap(planViolations).forEach(fault);
        if (new Set(plans.map(sizeIndependentParts)).size > 1) fault('the price depends on the size');
        const now = neededCertifications(plan);
        if (buyers.length === 1) needed.set(buyers[0] as BuyerCode, now);
        const lost = buyers.flatMap((buyer) => needed.get(buyer) ?? []).filter((slug) => !now.includes(slug));
        if (lost.length > 0) fault(`a second buyer removes the needed certifications ${lost}`);
      }
    }
    // A broken rule has thousands of faults.
    expect(faults.slice(0, 10)).toEqual([]);
  },
  600_000,
);
