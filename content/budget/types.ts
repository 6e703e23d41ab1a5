import type { AddressId } from '../addresses';
import type { Certainty } from '../certainty';
import type { CertificationSlug } from '../certifications/slugs';

/** Currencies in which others bill; an amount is never converted. */
export const currencies = ['EUR', 'GBP', 'USD', 'PLN'] as const;
export type Currency = (typeof currencies)[number];

/** Groups of countries with one price of an auditor's day; codes as the planner prints them. */
export const rateGroups = ['west', 'east', 'europe', 'ua_local', 'ua_foreign', 'uk', 'us'] as const;
export type RateGroup = (typeof rateGroups)[number];

/** Certifications whose audit time is counted in days. */
export const auditedSlugs = [
  'iso9001',
  'iso27001',
  'as9100d',
  'aqap2110',
] as const satisfies readonly CertificationSlug[];
export type AuditedSlug = (typeof auditedSlugs)[number];

/** Blocks of a budget; none is ever added to another. */
export const blockIds = ['body', 'tests', 'later', 'later-tests', 'recertification', 'running'] as const;
export type BlockId = (typeof blockIds)[number];

/** Ways to CMMC: assessed by yourself at Level 1 or 2, or at Level 2 by an assessor (C3PAO). */
export const cmmcWays = ['l1_self', 'l2_self', 'l2_c3pao'] as const;
export type CmmcWay = (typeof cmmcWays)[number];

/** States whose charges for a facility clearance were looked up. */
export const clearanceStates = ['PL', 'FI', 'US', 'DK', 'DE', 'LT', 'UK', 'UA'] as const;
export type ClearanceState = (typeof clearanceStates)[number];

/** Products for CE marking, by the laboratory tests that they need. */
export const ceProducts = ['electronics', 'radio_module', 'radio_own', 'machinery'] as const;
export type CeProduct = (typeof ceProducts)[number];

/** Least and most, whole numbers; what they count is said by the field. */
export type Ends = readonly [min: number, max: number];

/** Numerator and denominator of a share of audit time. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

/** Values by head count: each holds up to and with its number of people, in rising order. */
export type ByHeads<V> = readonly (readonly [upTo: number, value: V])[];

/** Ways to have AQAP 2110 audited: with ISO 9001 or AS9100D, beside one of them that is held, or alone. */
export const aqapCases = ['together', 'held', 'alone'] as const;
export type AqapCase = (typeof aqapCases)[number];

/** What a bill is for. */
export const lineKinds = [
  'audit',
  'certificate',
  'oasis',
  'assessor',
  'ddtc',
  'clearance-company',
  'clearance-persons',
  'laboratory',
  'product-changes',
  'penetration-test',
  'cloud',
  'monitoring',
  'counsel',
  'rooms',
] as const;
export type LineKind = (typeof lineKinds)[number];

/** What a bill is multiplied from. */
export const factorIds = [
  'days',
  'rate',
  'specialist',
  'certificates',
  'fee',
  'users',
  'months',
  'license',
  'wages',
  'wage',
  'persons',
] as const;
export type FactorId = (typeof factorIds)[number];

/** What a budget cannot price. */
export const openIds = [
  'travel',
  'standards',
  'edition',
  'repeat',
  'vat',
  'isms-software',
  'aqap-authority',
  'notified-body',
  'drone-class',
  'clearance',
  'guards',
  'rate',
] as const;
export type OpenId = (typeof openIds)[number];

/** Where nobody bills anything, which a sentence says instead of a zero. */
export const noBillIds = ['cmmc-self', 'ce-authority', 'ddtc-abroad', 'clearance-free'] as const;
export type NoBillId = (typeof noBillIds)[number];

/** Figures that are shown beside a budget and never added to it. */
export const besideIds = [
  'department-l1_self',
  'department-l2_self',
  'department-l2_c3pao',
  'assessor',
  'retest',
  'notified-body',
] as const;
export type BesideId = (typeof besideIds)[number];

/** Marks of an input that decide which bills and sentences a budget has. */
export type BudgetTag =
  | CmmcWay
  | CeProduct
  /** CMMC assessed by yourself; CMMC at Level 2. */
  | 'self'
  | 'level-2'
  /** Makes defense articles in the United States, or does not. */
  | 'us-maker'
  | 'abroad'
  /** The state is reported to charge nothing for a clearance, or may charge. */
  | 'free'
  | 'charged'
  /** No rates are known for the seat. */
  | 'no-rate';

/** What a figure rests on. */
export interface Basis {
  /** What the source says, or what we assumed, in one sentence. */
  text: string;
  /** Document, price list or kind of report, as a reader would look it up. */
  source: string;
  /** Edition, year of the list, or when the planning value was set. */
  edition: string;
  /** ISO day of the check. */
  checked: string;
  certainty: Certainty;
  /** Where it is read, if an official address is on record. */
  address?: AddressId;
}

/** A figure with everything it rests on; it is as sure as the least sure basis. */
export interface Figure<V> {
  /** What the value counts. */
  unit: string;
  value: V;
  basis: readonly [Basis, ...Basis[]];
}

/** What a state charges for a facility clearance. */
export type ClearanceCharge =
  | {
      kind: 'fees';
      currency: Currency;
      /** Whole units for the company. */
      company: Figure<Ends>;
      /** Whole units for each checked person. */
      person: Figure<Ends>;
      /** What stays open beside the fees. */
      open?: string;
    }
  | {
      kind: 'wages';
      currency: Currency;
      /** Average wage in hundredths of the currency. */
      wage: Figure<number>;
      /** Tenths of an average wage for the company. */
      company: Figure<Ends>;
      /** Hundredths of an average wage for each checked person. */
      person: Figure<number>;
      open?: string;
    }
  | {
      /** `none`: the state is reported to charge nothing; `open`: no figure was found, which is not nothing. */
      kind: 'none' | 'open';
      company: Figure<0 | null>;
    };

/** Whose days: a certification, CMMC by level. */
export type EffortId = Exclude<CertificationSlug, 'cmmc'> | 'cmmc-1' | 'cmmc-2';

/** Working days in hundredths of a person-day: a fixed part, and a part for each person in scope. */
export interface Effort {
  /** Until the certificate. */
  setup: { fixed: Ends; perHead: Ends };
  /** Each year after. */
  yearly: { fixed: Ends; perHead: Ends };
}
