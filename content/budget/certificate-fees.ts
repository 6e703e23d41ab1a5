import { ourEstimate, secondHand, verified } from './basis';
import type { Figure, IntegerRange, RateGroup } from './types';

const scaled = [
  verified('Price list of a US registrar (pjr.com)', 'undated page', 'The yearly fee is USD 280 for up to 99 people and 380 for up to 499.'),
  secondHand('General advice on certification and audit prices', 'undated pages', 'The application for a certificate costs 250–1,000.'),
  ourEstimate('We scaled the other groups from these prices.'),
] as const;

/** Fee for application and first certificate, in the currency of the rate group. */
export const firstFee = { unit: 'currency of the group', value: { west: [250, 900], east: [150, 600], europe: [150, 900], ua_local: [50, 300], ua_foreign: [250, 900], uk: [200, 800], us: [280, 1000] }, basis: scaled } as const satisfies Figure<Record<RateGroup, IntegerRange>>;

/** Fee for a certificate in a later year and at recertification, in the currency of the rate group. */
export const yearlyFee = { unit: 'currency of the group, a year', value: { west: [150, 500], east: [80, 350], europe: [80, 500], ua_local: [30, 200], ua_foreign: [150, 500], uk: [120, 450], us: [280, 500] }, basis: scaled } as const satisfies Figure<Record<RateGroup, IntegerRange>>;

const oasis = [secondHand('A certification body’s notice, quoted in trade press', '2025', 'It costs USD 700 for three years, plus USD 250 for each audit.')] as const;

/** Fees for the AS9100D listing and report in the OASIS register, in US dollars. */
export const oasisFee = { first: { unit: 'USD', value: 950, basis: oasis }, year: { unit: 'USD', value: 250, basis: oasis }, recertification: { unit: 'USD', value: 950, basis: oasis } } as const satisfies Record<string, Figure<number>>;
