import type {
  AqapCase,
  AuditedSlug,
  BesideId,
  BlockId,
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
import type { SeatCode, SizeCode } from '@/content/planner/codes';

/** What a state charges for a clearance, without its words; `wage` and `person` are hundredths, `company` tenths. */
export type ClearanceData =
  | { kind: 'fees'; currency: Currency; company: Ends; person: Ends }
  | { kind: 'wages'; currency: Currency; wage: number; company: Ends; person: number }
  | { kind: 'none' | 'open' };

/** Numerator and denominator. */
export type Ratio = readonly [number, number];

/** Amounts in the currency of a rate group. */
type ByCurrency = Readonly<Partial<Record<Currency, Ends>>>;

/** The figures of the content without their words and bases: all that the budget reads, small enough to send. */
export interface BudgetData {
  tables: Record<AuditedSlug, ByHeads<number>>;
  share: Record<Exclude<AuditedSlug, 'aqap2110'>, Ends>;
  aqap: Record<AqapCase, Ends>;
  yearly: Record<'default' | 'as9100d', Ratio>;
  renewal: Record<'default' | 'as9100d', Ratio>;
  /** Least half days of a later audit. */
  least: Record<'default' | 'aqap2110', number>;
  integrated: Ends;
  rates: Record<RateGroup, { currency: Currency; day: Ends; first: Ends; year: Ends }>;
  specialist: Ends;
  specialists: readonly CertificationSlug[];
  oasis: { first: number; year: number; renewal: number };
  ddtc: { first: Ends; year: Ends };
  clearance: Record<ClearanceState, ClearanceData>;
  persons: ByHeads<number>;
  assessor: ByHeads<Ends>;
  cloud: { share: Ends; least: number; license: Ends };
  monitoring: ByHeads<Ends>;
  laboratory: Record<CeProduct, readonly Ends[]>;
  productChanges: Ends;
  penetrationTest: ByHeads<Ends>;
  rooms: ByCurrency;
  counsel: { first: ByCurrency; year: ByCurrency };
  own: Record<EffortId, Effort>;
  beside: Ends;
  inUse: Ends;
  heads: Record<SizeCode, number>;
  seats: Record<SeatCode, readonly RateGroup[]>;
}

/** What a budget is asked for. Lists are sets: order and repetition mean nothing. */
export interface BudgetInput {
  /** People in scope, 1 to 250. */
  heads: number;
  /** Null where nobody knows the rates of the seat: own days alone are counted. */
  rate: RateGroup | null;
  wanted: readonly CertificationSlug[];
  held?: Readonly<Partial<Record<CertificationSlug, 'certified' | 'in-use' | 'none'>>>;
  /** One body audits on the same days what it may audit together. */
  integrated?: boolean;
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
  /** Certifications that the bill is for; several in one audit, or on one list of certificates. */
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
  /** Until the certificate, and each year after it. */
  of: Partial<Record<CertificationSlug, { build: Ends; yearly: Ends }>>;
  /** Beside the auditors, at the first audit and in each later year. */
  auditors: { build: Ends; yearly: Ends };
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
