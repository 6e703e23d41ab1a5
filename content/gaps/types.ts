import type { Certainty } from '../certainty';
import type { CertificationSlug } from '../certifications/slugs';
import type { DocumentId } from '../facts/documents';
import type { PageSummary, Text, TitledText } from '../text';
import type { GapRole } from './roles';
import type { GapSlug, GapTableSlug } from './slugs';

/**
 * Judgment of a requirement of the target standard in a company that holds the certificate, most work first. new:
 * nothing of the kind exists. extend: the process exists and needs an addition. reuse: the process and its record can
 * be shown unchanged.
 */
export const assessedStates = ['new', 'extend', 'reuse'] as const;
/**
 * `unknown`: the requirement was not read, at most its heading, so the row is not judged and not counted in any total.
 */
export const gapStates = [...assessedStates, 'unknown'] as const;
export type GapState = (typeof gapStates)[number];

/** Certainty of a row between two quality standards; `open` occurs exactly with the state `unknown`. */
export type RowCertainty = Exclude<Certainty, 'our-estimate'>;

interface Row {
  /** URL fragment of the row; never change it. */
  id: string;
  /** Requirement in our wording, never the text of a protected standard. */
  need: Text;
  /** Judgment for a company of 30 people whose certificate covers the work. */
  state: GapState;
  /** Record that an auditor requests; null in an unknown row. */
  record: string | null;
  /** Roles that do the work. */
  roles: readonly [GapRole, ...GapRole[]];
}

/** Row between two standards that are numbered by clauses. */
export interface ClauseRow extends Row {
  /** Clause of the target standard; for an AQAP only numbers that were read. */
  targetClause: string;
  /** Clause of the standard that the company holds; null if it has none. */
  sourceClause: string | null;
  /** Planning estimate in person-days for one product and one contract: S up to 3, M 4 to 15, L more. */
  effort: 'S' | 'M' | 'L';
  certainty: RowCertainty;
  /** Older edition in which the clause was read. */
  readIn?: string;
  /** Documents in which the content of the row was read, all of them sources of the table. */
  sources?: readonly DocumentId[];
  /** Documents that give only its number or heading. */
  headingIn?: readonly DocumentId[];
}

/** One of the 110 requirements; its id is the number in NIST SP 800-171 Revision 2. */
export interface RequirementRow extends Row {
  /** Our short name, not an official one. */
  name: string;
  /** Number at CMMC Level 1, if the requirement applies there too. */
  level1?: string;
  /** Reason for the state, by our judgment. */
  why: string;
  /** Points deducted if the requirement is not met (32 CFR 170.24); 0 for the plan that is a condition of any score. */
  points: 0 | 1 | 3 | 5;
  /** Smaller deduction for partial implementation. */
  partial?: { points: number; when: string };
  /** True if allowed on a plan of action and milestones, the POA&M (32 CFR 170.21). */
  poamAllowed: boolean;
  /** Number of assessment objectives in SP 800-171A. */
  objectives: number;
  /**
   * Controls of ISO/IEC 27001:2022 that an auditor checks first: from NIST's tables through the edition of 2013, from
   * NIST's table of 2023 to the edition of 2022, or by our judgment.
   */
  controls: Readonly<Partial<Record<'viaEdition2013' | 'toEdition2022' | 'judgment', readonly string[]>>>;
  /** All controls in NIST's tables through the edition of 2013, separated by spaces; null if they map none. */
  allViaEdition2013: string | null;
}

/** Chapter or family of the target standard. */
interface Group<R extends Row> {
  /** URL fragment of the group. */
  id: string;
  /** Number in the target standard; null if the group is not part of it. */
  number: string | null;
  name: string;
  rows: readonly R[];
}
/** Chapter of a standard that is numbered by clauses. */
export type ClauseGroup = Group<ClauseRow>;
/** One of the 14 families of NIST SP 800-171. */
export type RequirementFamily = Group<RequirementRow>;
/** Row of either kind of table. */
export type GapRow = ClauseRow | RequirementRow;
/** Chapter or family of either kind of table. */
export type GapGroup = ClauseGroup | RequirementFamily;

/** Source or target standard of a table. */
interface Standard {
  /** Certification whose page explains it. */
  certification: CertificationSlug;
  /** Name within a sentence: "ISO 9001". */
  name: string;
  /** Name with its edition. */
  edition: string;
}

interface TableHead {
  slug: GapTableSlug;
  /** Name of the table, "ISO 9001 to AQAP 2110". */
  title: string;
  source: Standard;
  target: Standard;
  /** Basis and certainty of the rows, printed below them. */
  basis: readonly Text[];
  /** What the certificate does not cover. */
  notCovered: readonly TitledText[];
  /**
   * Work in the first ten days; absent if the page of the target certification has it. `days` are the first and last
   * working day, `act` is the task in the imperative.
   */
  steps?: readonly { days: readonly [number, number]; act: string; text: Text; result: string }[];
  /** Documents read for the rows, with the contribution of each. */
  sources: readonly { document: DocumentId; contribution: string }[];
  /** Frequent misconception about the target standard, printed below the rows. */
  note?: Text;
  /** Page of another table that shows these rows in a second column; otherwise the table has a page. */
  shownOn?: GapSlug;
  /** ISO day of the last check. */
  checked: string;
}

/** Corresponding rows of two target standards; one of them may be absent. */
export type PairedRow = Readonly<Partial<Record<'in2110' | 'in2310', ClauseRow>>>;

/** Chapter shared by two target standards. */
export interface PairedGroup extends Omit<ClauseGroup, 'rows'> {
  rows: readonly PairedRow[];
}

/** Table between two standards that are numbered by clauses. */
export interface ClauseTable extends TableHead {
  kind: 'clauses';
  groups: readonly ClauseGroup[];
  /** Second target standard in a separate column, with the rows of both in pairs. */
  secondTarget?: { table: ClauseTable; groups: readonly PairedGroup[] };
}

/** Table to the requirements of CMMC Level 2, which have points. */
export interface RequirementTable extends TableHead {
  kind: 'requirements';
  groups: readonly RequirementFamily[];
}

/** Table that has a page, which needs more than the rows. */
export type PageTable<T extends GapTable = GapTable> = T &
  PageSummary & {
    slug: GapSlug;
    /** Name of the page and of links to it, if the page shows a second table. */
    pageTitle?: string;
    /** Interpretation of the result, after the counts. */
    result: Text;
  };

/** Comparison of one certificate with another standard, row by row: what is new, to extend, or reusable. */
export type GapTable = ClauseTable | RequirementTable;
