import type { AddressId } from '../addresses';
import type { CertificationSlug } from '../certifications/slugs';
import type { Statement } from '../statement';

/** Currencies of third-party bills, as ISO 4217 codes; amounts are never converted. */
export type Currency = 'EUR' | 'GBP' | 'USD' | 'PLN';

/** Country groups with a common price per auditor day; the planner uses the same codes. */
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

/** Blocks of a budget; blocks are never added to each other. */
export const blockIds = ['body', 'tests', 'later', 'later-tests', 'recertification', 'running'] as const;
export type BlockId = (typeof blockIds)[number];

/** Routes to CMMC: self-assessment at Level 1 or 2, or an assessment by an assessor (C3PAO) at Level 2. */
export const cmmcRoutes = ['l1_self', 'l2_self', 'l2_c3pao'] as const;
export type CmmcRoute = (typeof cmmcRoutes)[number];

/** States whose charges for a facility clearance were researched. */
export const clearanceStates = ['PL', 'FI', 'US', 'DK', 'DE', 'LT', 'UK', 'UA'] as const;
export type ClearanceState = (typeof clearanceStates)[number];

/** Products for CE marking, grouped by the laboratory tests that they need. */
export const ceProducts = ['electronics', 'radio_module', 'radio_own', 'machinery'] as const;
export type CeProduct = (typeof ceProducts)[number];

/** Range of whole numbers; the field defines the unit. */
export type IntegerRange = readonly [min: number, max: number];

/** Share of audit time as a fraction. */
export type Fraction = Readonly<Record<'numerator' | 'denominator', number>>;

/** Values by number of people, in rising order; each applies up to and including `upTo`. */
export type ByPeople<V> = readonly (readonly [upTo: number, value: V])[];

/**
 * How AQAP 2110 is audited: together with ISO 9001 or AS9100D, in addition to a certificate that the company holds, or
 * by itself.
 */
export type AqapCase = 'together' | 'held' | 'alone';

/** Properties of the input that select the bills and sentences of a budget. */
export type BudgetTag =
  | CmmcRoute
  | CeProduct
  /** Self-assessed CMMC; CMMC at Level 2. */
  | 'self'
  | 'level-2'
  /** Whether the company makes defense articles in the United States. */
  | 'us-maker'
  | 'abroad'
  /** Whether the state reportedly charges nothing for a clearance, or may charge. */
  | 'free'
  | 'charged'
  /** No known rates for the country of the company. */
  | 'no-rate';

/** Source of a figure; its text is what the source says, or our assumption. */
export interface Basis extends Required<Pick<Statement, 'text' | 'certainty' | 'checked'>> {
  /** Document, price list or kind of report, in a form that a reader can look up. */
  source: string;
  /** Edition, year of the price list, or date of the planning value. */
  edition: string;
  /** Official address of the source, if recorded. */
  address?: AddressId;
}

/** Figure with its sources; its certainty is the lowest of them. */
export interface Figure<V> {
  /** Unit of the value. */
  unit: string;
  value: V;
  basis: readonly [Basis, ...Basis[]];
}

/** Charge of a state for a facility clearance: for the company, and per checked person. */
export type ClearanceCharge =
  /** `none`: the state reportedly charges nothing. `open`: no figure was found, so the charge is unknown. */
  | { kind: 'none' | 'open'; company: Figure<0 | null> }
  | ({ currency: Currency; company: Figure<IntegerRange> } & (
      | { kind: 'fees'; person: Figure<IntegerRange> }
      /** The average wage in hundredths of the currency; the company in tenths, a person in hundredths of a wage. */
      | { kind: 'wages'; wage: Figure<number>; person: Figure<number> }
    ));

/** Subject of an effort estimate: a certification, or a level of CMMC. */
export type EffortId = Exclude<CertificationSlug, 'cmmc'> | 'cmmc-1' | 'cmmc-2';

/**
 * Working days in hundredths of a person-day, until the certificate and in each later year: a fixed part, and a part per
 * person in scope.
 */
export type Effort = Record<'setup' | 'yearly', { fixed: IntegerRange; perHead: IntegerRange }>;
