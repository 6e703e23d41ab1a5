import { noFigure, ourEstimate, secondHand, verified } from './basis';
import type { ByPeople, ClearanceCharge, ClearanceState, Figure, IntegerRange } from './types';

const ddtcRule = verified('22 CFR 122.3; 89 FR 99081', 'In force since 9 January 2025', 'Only companies that make or export defense articles in the US register. The first year costs USD 2,500 on petition if 3,000 is 1% of revenue or more.', 'itar-fees');

/** Registration fee of the US State Department (DDTC), in US dollars; companies in Europe do not pay it. */
export const ddtcFee = {
  first: { unit: 'USD', value: [2500, 3000], basis: [ddtcRule] },
  year: { unit: 'USD', value: [3000, 4000], basis: [ddtcRule] },
  /** Fee per approval beyond five in a year. */
  furtherApproval: { unit: 'USD', value: 1100, basis: [ddtcRule] },
} as const satisfies Record<string, Figure<number | IntegerRange>>;

const polish = verified('Regulation on the fees for the industrial security procedure (Dz.U. 2021, 84)', '2021, stored copy without an end date', 'The third degree costs 6 average wages, the first and second degree 7, and each person checked 0.65.');
const finnish = verified('Prices of the Finnish Security and Intelligence Service (supo.fi)', '2024', 'Joining the procedure costs EUR 1,500. A person costs 135 (basic), 415 (with foreign ties) or 650 (wide).');
const american = secondHand('An adviser on facility clearances (facility-clearance.com)', 'undated page', 'The state charges nothing for the company or for persons.');
const notFound = { kind: 'open', company: { unit: 'currency of the state', value: null, basis: [noFigure('None found', 'November 2026', 'We found no fee of the state.')] } } as const;

/** Charges for a facility clearance, by state. */
export const clearanceCharges = {
  PL: {
    kind: 'wages',
    currency: 'PLN',
    wage: { unit: 'hundredths of PLN a month', value: 919779, basis: [secondHand('Polish press (dorzeczy.pl)', 'Fourth quarter of 2025, read in February 2026', 'This is the average monthly wage.')] },
    company: { unit: 'tenths of an average wage', value: [60, 70], basis: [polish] },
    person: { unit: 'hundredths of an average wage', value: 65, basis: [polish] },
  },
  FI: { kind: 'fees', currency: 'EUR', company: { unit: 'EUR', value: [1500, 1500], basis: [finnish] }, person: { unit: 'EUR a person', value: [135, 650], basis: [finnish] } },
  US: { kind: 'none', company: { unit: 'USD', value: 0, basis: [american] } },
  DK: notFound,
  DE: notFound,
  LT: notFound,
  UK: notFound,
  UA: notFound,
} as const satisfies Record<ClearanceState, ClearanceCharge>;

const {
  PL: { company: polishWages, person: polishShare },
  FI: { company: finnishFee, person: finnishShare },
} = clearanceCharges;

/** Text on the states with a published fee, generated from the figures above. */
export const clearanceFees = {
  PL: `Poland bills the company ${polishWages.value[1] / 10} average monthly wages for a clearance of the first or second degree, and ${polishWages.value[0] / 10} for the third. Each person checked adds ${polishShare.value / 100} of an average wage.`,
  FI: `Finland bills EUR ${finnishFee.value[0].toLocaleString('en-US')} for joining the procedure and EUR ${finnishShare.value.join('–')} for each person (${finnish.edition}). We did not find the fee for the company check.`,
} as const;

/** Number of checked persons if the visitor gives none. */
export const clearedPersons = {
  unit: 'persons',
  value: [
    [10, 2],
    [50, 5],
    [250, 10],
  ],
  basis: [ourEstimate('We set this number by the size of the company.')],
} as const satisfies Figure<ByPeople<number>>;
