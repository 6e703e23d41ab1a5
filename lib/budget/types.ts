import type {
  AqapCase,
  AuditedSlug,
  BesideId,
  BlockId,
  BudgetTag,
  ByHeads,
  CeProduct,
  ClearanceState,
  CmmcWay,
  Currency,
  Effort,
  EffortId,
  Ends,
  FactorId,
  LineKind,
  NoBillId,
  OpenId,
  RateGroup,
} from '@/content/budget/types';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { HomeCountryCode, SizeCode } from '@/content/planner/codes';

/** Numerator and denominator. */
export type Ratio = readonly [number, number];

/** Something of a budget by its id, with the certification and the mark that it needs. */
export type BudgetNote<Id> = readonly [id: Id, of?: CertificationSlug | null, tag?: BudgetTag];

/** A bill beside the audits, in one currency or in that of the rates. */
export interface BillRule {
  kind: LineKind;
  of: CertificationSlug;
  tag?: BudgetTag;
  /** Billed by a body or an authority; otherwise a tool. */
  body?: 1;
  years: readonly BudgetLine['year'][];
  currency?: Currency;
  price: ByHeads<Ends> | Readonly<Partial<Record<Currency, Ends>>>;
  /** The price is that of a user and month: percent of the people, and fewest users. */
  users?: readonly [least: number, most: number, fewest: number];
  test?: number;
}

/** The figures of the content without their words and bases: all that the budget reads, small enough to send. */
export interface BudgetData {
  tables: Record<AuditedSlug, ByHeads<number>>;
  share: Record<Exclude<AuditedSlug, 'aqap2110'>, Ends>;
  aqap: Record<AqapCase, Ends>;
  yearly: Record<'default' | 'as9100d', Ratio>;
  renewal: Record<'default' | 'as9100d', Ratio>;
  /** Least half days of a later audit. */
  least: Record<'default' | 'aqap2110', number>;
  rates: Record<RateGroup, { currency: Currency; day: Ends; first: Ends; year: Ends }>;
  specialist: Ends;
  specialists: readonly CertificationSlug[];
  /** By the audit that it is reported for. */
  oasis: { first: number; yearly: number; renewal: number };
  bills: readonly BillRule[];
  /** States that are reported to charge nothing for a clearance. */
  free: readonly ClearanceState[];
  open: readonly BudgetNote<OpenId>[];
  noBill: readonly BudgetNote<NoBillId>[];
  beside: readonly BudgetNote<BesideId>[];
  own: Record<EffortId, Effort>;
  auditors: Ends;
  inUse: Ends;
  heads: Record<SizeCode, number>;
  seats: Record<HomeCountryCode, readonly RateGroup[]>;
}

/** What a budget is asked for. Lists are sets: order and repetition mean nothing. */
export interface BudgetInput {
  /** People in scope, 1 to 250. */
  heads: number;
  /** Null where nobody knows the rates of the seat: own days alone are counted. */
  rate: RateGroup | null;
  wanted: readonly CertificationSlug[];
  held?: Readonly<Partial<Record<CertificationSlug, 'certified' | 'in-use' | 'none'>>>;
  /** How CMMC is reached; by self-assessment at Level 2 where it is left out. */
  cmmc?: CmmcWay;
  /** Makes or exports defense articles in the United States. */
  usMaker?: boolean;
  clearance?: { state: ClearanceState; persons?: number };
  /** Product for CE marking; electronics without radio where it is left out. */
  product?: CeProduct;
}

/** One factor of a line: what is counted, and how many at least and at most; days may be halves. */
export interface Factor {
  what: FactorId;
  min: number;
  max: number;
}

/** One bill of somebody else. */
export interface BudgetLine {
  block: BlockId;
  /** 1 until the certificate, 2 and 3 after it, 4 its renewal. */
  year: 1 | 2 | 3 | 4;
  kind: LineKind;
  /** Certifications that the bill is for; several on one list of certificates. */
  of: readonly CertificationSlug[];
  /** Which of the laboratory's tests. */
  test?: number;
  currency: Currency;
  min: number;
  max: number;
  /** What the amounts are multiplied from; empty for a price that stands as it is. */
  factors: readonly Factor[];
}

/** Working days of the company's own people. */
export interface OwnDays {
  /** People in scope. */
  heads: number;
  /** Until the certificate, and each year after it; the setup that this is counted from, and the percent of it that remains. */
  of: Partial<Record<CertificationSlug, { build: Ends; yearly: Ends; setup: Effort['setup']; left?: Ends }>>;
  /** Beside the auditors, at the first audit and in each later year; people of yours for each auditor. */
  auditors: { build: Ends; yearly: Ends; people: Ends };
  /** All until the certificates. */
  build: Ends;
  /** All in years 2 and 3. */
  later: Ends;
}

/** Totals of each block, each currency apart. */
export type Totals = Partial<Record<BlockId, Partial<Record<Currency, Ends>>>>;

/** Bills of others and own days; our support is no part of it. */
export interface Budget {
  rate: RateGroup | null;
  lines: readonly BudgetLine[];
  /** Null where no rates are known. */
  totals: Totals | null;
  ownDays: OwnDays;
  noBill: readonly NoBillId[];
  beside: readonly BesideId[];
  open: readonly OpenId[];
}
