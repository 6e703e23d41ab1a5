import type { ExtraFigureId, FactorId, LineKind, NoInvoiceId, OpenId } from '@/content/budget/copy';
import type {
  AqapCase,
  AuditedSlug,
  BlockId,
  BudgetTag,
  ByPeople,
  CeProduct,
  ClearanceState,
  CmmcRoute,
  Currency,
  Effort,
  EffortId,
  IntegerRange,
  RateGroup,
} from '@/content/budget/types';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { HomeCountryCode, SizeCode } from '@/content/planner/codes';

/** A fraction as numerator and denominator. */
export type Ratio = readonly [number, number];

/** A note of a budget by its id, with the certification and the tag that it requires. */
export type BudgetNote<Id> = readonly [id: Id, of?: CertificationSlug | null, tag?: BudgetTag];

/** An invoice in addition to the audits; without `currency`, the currency of the rates. */
export interface BillRule {
  kind: LineKind;
  of: CertificationSlug;
  tag?: BudgetTag;
  /** Set if a body or an authority sends the invoice; otherwise it is for a test or tool. */
  body?: 1;
  years: readonly BudgetLine['year'][];
  currency?: Currency;
  price: ByPeople<IntegerRange> | Readonly<Partial<Record<Currency, IntegerRange>>>;
  /** The price is per user and month; users as a range in percent of the headcount, and the minimum number of users. */
  users?: readonly [least: number, most: number, fewest: number];
  test?: number;
}

/** The figures of the content without texts and sources: everything the budget reads, small enough to send to the browser. */
export interface BudgetData {
  tables: Record<AuditedSlug, ByPeople<number>>;
  share: Record<Exclude<AuditedSlug, 'aqap2110'>, IntegerRange>;
  aqap: Record<AqapCase, IntegerRange>;
  yearly: Record<'default' | 'as9100d', Ratio>;
  renewal: Record<'default' | 'as9100d', Ratio>;
  /** Minimum duration of a later audit, in half days. */
  least: Record<'default' | 'aqap2110', number>;
  rates: Record<
    RateGroup,
    { currency: Currency; day: IntegerRange; first: IntegerRange; year: IntegerRange }
  >;
  specialist: IntegerRange;
  specialists: readonly CertificationSlug[];
  /** OASIS fee, by the audit that is reported. */
  oasis: { first: number; yearly: number; renewal: number };
  bills: readonly BillRule[];
  /** States that reportedly charge nothing for a clearance. */
  free: readonly ClearanceState[];
  open: readonly BudgetNote<OpenId>[];
  notInvoiced: readonly BudgetNote<NoInvoiceId>[];
  extraFigures: readonly BudgetNote<ExtraFigureId>[];
  own: Record<EffortId, Effort>;
  auditors: IntegerRange;
  inUse: IntegerRange;
  heads: Record<SizeCode, number>;
  seats: Record<HomeCountryCode, readonly RateGroup[]>;
}

/** The input of a budget. Lists are sets: order and repetition do not matter. */
export interface BudgetInput {
  /** Headcount in scope, 1 to 250. */
  heads: number;
  /** Rate group; null where the rates of the home country are unknown, then only internal days are counted. */
  rate: RateGroup | null;
  wanted: readonly CertificationSlug[];
  held?: Readonly<Partial<Record<CertificationSlug, 'certified' | 'in-use' | 'none'>>>;
  /** Route to CMMC; by default a self-assessment at Level 2. */
  cmmc?: CmmcRoute;
  /** Whether the company makes or exports defense articles in the United States. */
  usMaker?: boolean;
  clearance?: { state: ClearanceState; persons?: number };
  /** Product category for CE marking; by default electronics without radio. */
  product?: CeProduct;
}

/** One factor of a cost line with its minimum and maximum; days can be halves. */
export interface CostFactor {
  what: FactorId;
  min: number;
  max: number;
}

/** One third-party invoice in one year. */
export interface BudgetLine {
  block: BlockId;
  /** 1 until the certificate, 2 and 3 after it, 4 its renewal. */
  year: 1 | 2 | 3 | 4;
  kind: LineKind;
  /** Certifications on the invoice; several for certificate fees. */
  of: readonly CertificationSlug[];
  /** Index of the laboratory test. */
  test?: number;
  currency: Currency;
  min: number;
  max: number;
  /** The factors of the amount; empty for a fixed price. */
  factors: readonly CostFactor[];
}

/** Internal effort: working days of the company's employees. */
export interface InternalEffort {
  /** Headcount in scope. */
  heads: number;
  /** Days until the certificate and per later year, the setup effort that they are calculated from, and the percent of it that remains. */
  of: Partial<
    Record<
      CertificationSlug,
      { build: IntegerRange; yearly: IntegerRange; setup: Effort['setup']; left?: IntegerRange }
    >
  >;
  /** Days spent accompanying the auditors, at the first audit and per later year; employees per auditor. */
  auditors: { build: IntegerRange; yearly: IntegerRange; people: IntegerRange };
  /** Total until the certificates. */
  build: IntegerRange;
  /** Total of years 2 and 3. */
  later: IntegerRange;
}

/** Totals by block and by currency. */
export type Totals = Partial<Record<BlockId, Partial<Record<Currency, IntegerRange>>>>;

/** Third-party invoices and internal days; our support is not included. */
export interface Budget {
  rate: RateGroup | null;
  lines: readonly BudgetLine[];
  /** Null where no rates are known. */
  totals: Totals | null;
  ownDays: InternalEffort;
  notInvoiced: readonly NoInvoiceId[];
  extraFigures: readonly ExtraFigureId[];
  open: readonly OpenId[];
}
