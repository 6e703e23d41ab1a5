import type { HomeCountryCode } from '../planner/codes';
import { ourEstimate, secondHand, verified } from './basis';
import type { AuditedSlug, Currency, Figure, IntegerRange, RateGroup } from './types';

/** Auditor day rate in the country of the company. */
export interface Rate extends Figure<IntegerRange> {
  /** Name of the rate group on pages. */
  name: string;
  currency: Currency;
  /** Countries in the rate group. */
  seats: string;
}

const dutch = verified('Price comparison of six Dutch certification bodies (onlineadviseren.nl)', '2012', 'EUR 960–1,285 a day.');
const czech = verified('Price list of a Czech certification body (dqs.cz)', '2018', 'CZK 12,000 a day.');

/** Day rates. Very few bodies publish one, so every range is a planning value with the price lists that were found. */
export const rates = {
  west: {
    name: 'Western and Northern Europe',
    currency: 'EUR',
    unit: 'EUR a day',
    seats: 'Denmark, Germany, the Netherlands, Sweden, Finland, Norway, Austria, Belgium, Ireland, France',
    value: [1100, 1700],
    basis: [dutch, verified('Price page of a German certifier', 'Undated page', 'EUR 1,100 a day for laboratory audits.'), ourEstimate('The Dutch range, raised by us for 14 years.')],
  },
  east: {
    name: 'Central and Eastern Europe in the EU',
    currency: 'EUR',
    unit: 'EUR a day',
    seats: 'Poland, Lithuania, Estonia, Latvia, Czechia, Slovakia',
    value: [450, 900],
    basis: [czech, verified('Price list of a Latvian certifier (stc.lv)', 'Undated page', 'EUR 45 an hour.'), ourEstimate('No Polish or Lithuanian list was found.')],
  },
  europe: { name: 'Europe, state not told', currency: 'EUR', unit: 'EUR a day', seats: 'EU or EEA, state not told', value: [450, 1700], basis: [ourEstimate('The lowest rate of Eastern and the highest of Western Europe.')] },
  ua_local: {
    name: 'Ukraine, Ukrainian body',
    currency: 'EUR',
    unit: 'EUR a day',
    seats: 'Ukraine, body with Ukrainian accreditation',
    value: [200, 500],
    basis: [verified('Price list of a Ukrainian body (yugtest.com)', '2017', 'UAH 3,768 a day with VAT.'), ourEstimate('No later list was found. Ask whether the buyer accepts the accreditation.')],
  },
  ua_foreign: { name: 'Ukraine, body from the EU', currency: 'EUR', unit: 'EUR a day', seats: 'Ukraine, body from the EU', value: [1100, 1700], basis: [ourEstimate('As in Western Europe. Travel, escort and insurance are open.')] },
  uk: {
    name: 'United Kingdom',
    currency: 'GBP',
    unit: 'GBP a day',
    seats: 'United Kingdom',
    value: [850, 1500],
    basis: [verified('Fees of the UK accreditor (ukas.com)', 'Undated page', 'GBP 1,155 a day, for accreditation, not certification.'), secondHand('A published audit plan', 'Undated page', 'About GBP 1,500 an auditor day.'), ourEstimate('Range set by us around these two.')],
  },
  us: { name: 'United States', currency: 'USD', unit: 'USD a day', seats: 'United States', value: [1400, 2200], basis: [secondHand('General advice on certification and audit prices', 'Undated pages', 'About USD 1,500 a day.'), ourEstimate('Range set by us around this figure.')] },
} as const satisfies Record<RateGroup, Rate>;

/** Percent of the day rate for auditors of standards with few auditors. */
export const specialistShare = { unit: 'percent of the day rate', value: [100, 115], basis: [ourEstimate('Auditors for AS9100D, ISO 27001 and AQAP 2110 cost up to 15% more.')] } as const satisfies Figure<IntegerRange>;

/** Certifications with few auditors. */
export const specialists = ['as9100d', 'iso27001', 'aqap2110'] as const satisfies readonly AuditedSlug[];

/** Rate groups of the planner's countries, printed separately; empty where no rate is known. */
export const groupsOfSeat = { DK: ['west'], UA: ['ua_local', 'ua_foreign'], US: ['us'], EU_NATO: ['europe'], EU: ['europe'], NATO: [], OTHER: [] } as const satisfies Record<HomeCountryCode, readonly RateGroup[]>;
