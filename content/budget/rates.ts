import type { HomeCountryCode } from '../planner/codes';
import { ourEstimate, secondHand, verified } from './basis';
import type { AuditedSlug, Currency, Figure, IntegerRange, RateGroup } from './types';

/** Auditor day rate in the country of the company. */
export interface Rate extends Figure<IntegerRange> {
  /** Name of the rate group on pages. */
  name: string;
  /** Name without the country, for plans of companies in it. */
  nameInCountry?: string;
  currency: Currency;
}

const dutch = verified('Price comparison of six Dutch certification bodies (onlineadviseren.nl)', '2012', 'The certification bodies charge EUR 960–1,285 a day.');
const czech = verified('Price list of a Czech certification body (dqs.cz)', '2018', 'The certification body charges CZK 12,000 a day.');

/** Day rates. Very few bodies publish one, so every range is a planning value with the price lists that were found. */
export const rates = {
  // Denmark, Germany, the Netherlands, Sweden, Finland, Norway, Austria, Belgium, Ireland, France
  west: { name: 'Western and Northern Europe', currency: 'EUR', unit: 'EUR a day', value: [1100, 1700], basis: [dutch, verified('Price page of a German certification body', 'undated page', 'A laboratory audit costs EUR 1,100 a day.'), ourEstimate('We raised the Dutch range for 14 years.')] },
  // Poland, Lithuania, Estonia, Latvia, Czechia, Slovakia
  east: { name: 'Central and Eastern EU', currency: 'EUR', unit: 'EUR a day', value: [450, 900], basis: [czech, verified('Price list of a Latvian certification body (stc.lv)', 'undated page', 'The certification body charges EUR 45 an hour.'), ourEstimate('We found no Polish or Lithuanian list.')] },
  europe: { name: 'Europe, country not known', currency: 'EUR', unit: 'EUR a day', value: [450, 1700], basis: [ourEstimate('We use the lowest rate of Eastern Europe and the highest of Western Europe.')] },
  ua_local: {
    name: 'Ukraine, Ukrainian certification body',
    nameInCountry: 'Ukrainian certification body',
    currency: 'EUR',
    unit: 'EUR a day',
    value: [200, 500],
    basis: [verified('Price list of a Ukrainian certification body (yugtest.com)', '2017', 'The certification body charges UAH 3,768 a day with VAT.'), ourEstimate('We found no later list. Ask the buyer whether it accepts Ukrainian accreditation.')],
  },
  ua_foreign: { name: 'Ukraine, certification body from the EU', nameInCountry: 'Certification body from the EU', currency: 'EUR', unit: 'EUR a day', value: [1100, 1700], basis: [ourEstimate('We use the rates of Western Europe. Travel, escort and insurance are open.')] },
  uk: {
    name: 'United Kingdom',
    currency: 'GBP',
    unit: 'GBP a day',
    value: [850, 1500],
    basis: [verified('Fees of the UK accreditor (ukas.com)', 'undated page', 'The accreditor charges GBP 1,155 a day for accreditation, not for certification.'), secondHand('A published audit plan', 'undated page', 'An auditor day costs about GBP 1,500.'), ourEstimate('We set the range around these two.')],
  },
  us: { name: 'United States', currency: 'USD', unit: 'USD a day', value: [1400, 2200], basis: [secondHand('General advice on certification and audit prices', 'undated pages', 'An auditor costs about USD 1,500 a day.'), ourEstimate('We set the range around this figure.')] },
} as const satisfies Record<RateGroup, Rate>;

/** Percent of the day rate for auditors of standards with few auditors. */
export const specialistShare = { unit: 'percent of the day rate', value: [100, 115], basis: [ourEstimate('Auditors for AS9100D, ISO 27001 and AQAP 2110 cost up to 15% more.')] } as const satisfies Figure<IntegerRange>;

/** Certifications with few auditors. */
export const specialists = ['as9100d', 'iso27001', 'aqap2110'] as const satisfies readonly AuditedSlug[];

/** Rate groups of the planner's countries, printed separately; empty where no rate is known. */
export const groupsOfSeat = { DK: ['west'], UA: ['ua_local', 'ua_foreign'], US: ['us'], EU_NATO: ['europe'], EU: ['europe'], NATO: [], OTHER: [] } as const satisfies Record<HomeCountryCode, readonly RateGroup[]>;
