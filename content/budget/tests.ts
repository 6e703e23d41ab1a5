import { noFigure, ourEstimate, secondHand } from './basis';
import type { ByPeople, CeProduct, Currency, Figure, IntegerRange } from './types';

const guides = secondHand('Public hardware guides (spilma.com and others)', 'undated pages', 'EMC tests cost EUR 3,000–8,000 and radio tests 15,000–40,000, of which a tested module saves 15,000–25,000. We did not read a laboratory’s price list.');

/** Laboratory tests before CE marking and their prices in euros, by product. */
export const laboratoryTests = {
  electronics: {
    unit: 'EUR',
    value: [
      { name: 'EMC', price: [3000, 8000] },
      { name: 'Low voltage, from 50 V AC or 75 V DC', price: [0, 10000] },
      { name: 'RoHS', price: [500, 2000] },
    ],
    basis: [guides],
  },
  radio_module: {
    unit: 'EUR',
    value: [
      { name: 'EMC', price: [5000, 8000] },
      { name: 'Radio, beside a tested module', price: [5000, 10000] },
      { name: 'RoHS', price: [1000, 2000] },
    ],
    basis: [guides],
  },
  radio_own: {
    unit: 'EUR',
    value: [
      { name: 'EMC', price: [5000, 8000] },
      { name: 'Radio, transmitter of your own', price: [15000, 40000] },
      { name: 'RoHS', price: [1000, 2000] },
    ],
    basis: [guides],
  },
  machinery: { unit: 'EUR', value: [{ name: 'Laboratory', price: [500, 5000] }], basis: [guides] },
} as const satisfies Record<CeProduct, Figure<readonly { name: string; price: IntegerRange }[]>>;

/** Tests after a product change, in euros per year. */
export const productChanges = { unit: 'EUR a year', value: [0, 3000], basis: [ourEstimate('Without a change of the product there is no cost.')] } as const satisfies Figure<IntegerRange>;

/** Notified body in euros, if an act requires one; shown but not added. */
export const notifiedBody = {
  machinery: { unit: 'EUR', value: [5000, 15000], basis: [secondHand('A guide to machinery conformity', 'undated page', 'This applies only where an EU act requires a notified body.')] },
  radio: { unit: 'EUR', value: null, basis: [noFigure('None found', 'November 2026', 'We found no price for radio, cybersecurity (EN 18031) or drone classes.')] },
} as const satisfies Record<string, Figure<IntegerRange | null>>;

/** Second test run after a failure, in euros; shown but not added. */
export const retestPrice = { unit: 'EUR', value: [10000, 20000], basis: [secondHand('Public hardware guides', 'undated pages', 'About half of products fail the first EMC round.')] } as const satisfies Figure<IntegerRange>;

/** Yearly penetration test; the same amounts apply in EUR, GBP and USD. */
export const penetrationTest = {
  unit: 'EUR, GBP or USD a year',
  value: [
    [10, [0, 5000]],
    [50, [0, 10000]],
    [250, [0, 15000]],
  ],
  basis: [secondHand('Sellers of penetration tests (softomatesolutions.com and an adviser in Spain)', 'undated pages', 'A test costs EUR 3,000–15,000 for small and medium-sized companies. We use the same numbers in pounds and dollars. The standard does not require a test, so the lowest cost is 0.')],
} as const satisfies Figure<ByPeople<IntegerRange>>;

/** Safe, alarm, room and separate computer for classified material; the cost of guards is open. */
export const secureRooms = { unit: 'the named currency', value: { EUR: [6000, 55000], GBP: [5000, 48000], USD: [6000, 60000] }, basis: [ourEstimate('The range covers a safe, an alarm, a room and a separate computer. The cost of guards is open.')] } as const satisfies Figure<
  Record<Exclude<Currency, 'PLN'>, IntegerRange>
>;

const lawyers = [ourEstimate('The range covers counsel on classification and licenses.')] as const;

/** Counsel for export control in the first year. */
export const counselFirst = { unit: 'the named currency', value: { EUR: [3000, 15000], GBP: [2500, 12000], USD: [3000, 15000] }, basis: lawyers } as const satisfies Figure<Record<Exclude<Currency, 'PLN'>, IntegerRange>>;

/** Counsel for export control in a later year. */
export const counselYearly = { unit: 'the named currency, a year', value: { EUR: [0, 4000], GBP: [0, 3500], USD: [0, 4000] }, basis: lawyers } as const satisfies Figure<Record<Exclude<Currency, 'PLN'>, IntegerRange>>;
