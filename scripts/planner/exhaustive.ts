/**
 * Checks the invariants of the planner for every combination of single options with two buyers or two products, for a
 * company without certificates. Prints its progress and takes some minutes. Usage: npm run planner:exhaustive
 */
import {
  type BuyerCode,
  buyerCodes,
  dataCodes,
  homeCountryCodes,
  type ProductCode,
  productCodes,
  sizeCodes,
  usItemCodes,
  usPersonCodes,
  weaponCodes,
} from '@/content/planner/codes';
import type { Answers } from '@/content/planner/types';
import { hasWeaponQuestion } from '@/lib/planner/engine/conditions';
import type { Plan } from '@/lib/planner/engine/types';
import { neededCertifications, planOf, planViolations } from './plan-invariants';

/** Returns all sets of one or two items, in list order. */
function upToTwo<T>(codes: readonly T[]): T[][] {
  return codes.flatMap((code, index) => [[code], ...codes.slice(index + 1).map((other) => [code, other])]);
}
const buyerSets = upToTwo<BuyerCode>(buyerCodes);
const singleBuyers = buyerCodes.map((code): BuyerCode[] => [code]);
const productSets = upToTwo<ProductCode>(productCodes);

/** Serializes the parts of a plan that must not depend on the company's size: all except the months. */
const sizeIndependentParts = ({ items, notNeeded, ask, held, total }: Plan) =>
  JSON.stringify([
    items.map(({ certification, verdict, usd }) => [certification, verdict, usd]),
    notNeeded,
    ask,
    held,
    total.usd,
  ]);

const started = Date.now();
let plans = 0;
let faults = 0;
const fault = (answers: Answers, text: string) => {
  faults += 1;
  console.error(`planner: ${text} ← ${JSON.stringify(answers)}`);
};
for (const products of productSets) {
  console.log(
    `planner: ${products.join(' and ')}, after ${plans} plans, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  const weapons = hasWeaponQuestion({ products }) ? weaponCodes : (['unknown'] as const);
  for (const data of dataCodes)
    for (const usItem of usItemCodes)
      for (const usPerson of usPersonCodes)
        for (const homeCountry of homeCountryCodes)
          for (const weapon of weapons) {
            const needed = new Map<BuyerCode, string[]>();
            for (const buyers of products.length === 1 ? buyerSets : singleBuyers) {
              let price: string | null = null;
              // Sizes differ in months only, which single buyers and products cover.
              const isSingle = buyers.length + products.length === 2;
              for (const size of isSingle ? sizeCodes : sizeCodes.slice(0, 1)) {
                const answers: Answers = {
                  buyers,
                  products,
                  data: [data],
                  usItem,
                  usPerson,
                  held: {},
                  homeCountry,
                  size,
                  weapon,
                  start: '2027-01',
                  deadline: null,
                };
                const plan = planOf(answers);
                plans += 1;
                if (plan.message === 'energetics' && products.length === 1) {
                  if (plan.items.length > 0) fault(answers, 'plan for energetics has items');
                  continue;
                }
                for (const text of planViolations(plan)) fault(answers, text);
                price ??= sizeIndependentParts(plan);
                if (price !== sizeIndependentParts(plan)) fault(answers, 'the price depends on the size');
                const now = neededCertifications(plan);
                if (buyers.length === 1) needed.set(buyers[0] as BuyerCode, now);
                const lost = buyers
                  .flatMap((buyer) => needed.get(buyer) ?? [])
                  .filter((slug) => !now.includes(slug));
                if (lost.length > 0)
                  fault(answers, `a second buyer removes the needed certifications ${lost}`);
              }
            }
          }
}
console.log(`planner: ${plans} plans, ${faults} faults, ${Math.round((Date.now() - started) / 1000)} s`);
process.exitCode = faults > 0 ? 1 : 0;
