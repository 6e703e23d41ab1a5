import type { Certainty } from '../certainty';
import type { CertificationSlug } from '../certifications/slugs';
import type { DocumentId } from '../facts/documents';
import type { Meta, Text, TitledText } from '../text';
import type { GapRole } from './roles';
import type { GapSlug } from './slugs';

/**
 * What the asked text finds in a company with the certificate, most work first. new: nothing of the kind exists.
 * extend: the process exists, something is added. reuse: the running process and its record can be shown as they are.
 */
export const judgedStates = ['new', 'extend', 'reuse'] as const;
/** unknown: the asked text was not read there, at most its heading, so the row is not judged; it is outside every total. */
export const gapStates = [...judgedStates, 'unknown'] as const;
export type GapState = (typeof gapStates)[number];

/** How sure a row between two quality texts is; `open` goes with the state unknown and with no other. */
export type RowCertainty = Exclude<Certainty, 'our-estimate'>;

interface Row {
  /** Fragment of the row; never changes. */
  id: string;
  /** What is asked, in our own words, never those of a protected text. */
  need: Text;
  /** Judgment for a company of 30 whose certificate covers the work. */
  state: GapState;
  /** What an auditor asks to see; null in an unknown row. */
  record: string | null;
  /** Who does the work. */
  roles: readonly [GapRole, ...GapRole[]];
}

/** A row between two texts that count by clauses. */
export interface ClauseRow extends Row {
  /** Place in the asked text; for an AQAP only numbers that were read. */
  asked: string;
  /** Place in the held text; null if it has none. */
  held: string | null;
  /** Planning estimate in person-days for one product and one contract: S to 3, M 4 to 15, L more. */
  effort: 'S' | 'M' | 'L';
  certainty: RowCertainty;
  /** Older edition in which the row was read. */
  readIn?: string;
  /** Documents, each one of the table's sources, in which the substance of the row was read. */
  sources?: readonly DocumentId[];
  /** Those that give only its number or heading. */
  headingIn?: readonly DocumentId[];
}

/** One of the 110 requirements; its id is its number in NIST SP 800-171 Revision 2. */
export interface RequirementRow extends Row {
  /** Our own short name, not an official one. */
  name: string;
  /** Number at CMMC Level 1, if it belongs there too. */
  level1?: string;
  /** Why the state is what it is; judgment. */
  why: string;
  /** Points that it takes away when it is not met (32 CFR 170.24); 0 for the plan without which there is no score. */
  points: 0 | 1 | 3 | 5;
  /** Fewer points for partial implementation. */
  partial?: { points: number; when: string };
  /** May be on a plan of action and milestones, the POA&M (32 CFR 170.21). */
  poamAllowed: boolean;
  /** Assessment objectives in SP 800-171A. */
  objectives: number;
  /**
   * Controls of ISO/IEC 27001:2022 that an auditor opens first: from NIST's tables by way of the edition of 2013, from
   * NIST's table of 2023 to the edition of 2022, or by our own judgment.
   */
  controls: {
    viaEdition2013?: readonly string[];
    toEdition2022?: readonly string[];
    judgment?: readonly string[];
  };
  /** All controls that NIST's tables give by way of the edition of 2013, parted by spaces; null where they map none. */
  allViaEdition2013: string | null;
}

/** A chapter or family of the asked text. */
interface Group<R extends Row> {
  /** Fragment of the group. */
  id: string;
  /** As the asked text numbers it; null if it is outside the text. */
  number: string | null;
  name: string;
  rows: readonly R[];
}
export type ClauseGroup = Group<ClauseRow>;
export type RequirementFamily = Group<RequirementRow>;
export type GapRow = ClauseRow | RequirementRow;
export type GapGroup = ClauseGroup | RequirementFamily;

/** The certificate held or the text asked for. */
interface Standard {
  /** Record whose page explains it. */
  certification: CertificationSlug;
  /** In a sentence: "ISO 9001". */
  name: string;
  /** With its edition, as the basis names it. */
  edition: string;
}

/** Work of the first ten days. */
export interface GapStep {
  /** First and last working day, 1 to 10. */
  days: readonly [number, number];
  /** The act, in the imperative. */
  act: string;
  text: Text;
  /** What exists afterwards. */
  result: string;
}

interface TableHead {
  slug: GapSlug;
  /** Name of the table, "ISO 9001 to AQAP 2110". */
  title: string;
  /** Name of the page and of links to it where another table stands on it too. */
  pageTitle?: string;
  held: Standard;
  asked: Standard;
  meta: Meta;
  /** Fact of the social card, at most 62 characters. */
  cardFact: Text;
  /** Sentences after the counts: what the result means. */
  result: Text;
  /** What the rows are based on and how certain they are; printed below the rows. */
  basis: readonly Text[];
  /** What the certificate does not cover. */
  notCovered: readonly TitledText[];
  /** The first ten days; absent where the page of the asked certification has them. */
  steps?: readonly GapStep[];
  /** Texts read for the rows and what each gave. */
  sources: readonly { document: DocumentId; gives: string }[];
  /** What the asked text does not contain although readers look for it there; printed below the rows. */
  note?: Text;
  /** The table on whose page the rows stand. */
  movedTo?: GapSlug;
  /** ISO day of the last check. */
  checked: string;
}

/** A row with its place in each of two asked texts; one of them may lack it. */
export interface PairedRow {
  in2110?: ClauseRow;
  in2310?: ClauseRow;
}

/** A chapter that two asked texts share. */
export interface PairedGroup extends Omit<ClauseGroup, 'rows'> {
  rows: readonly PairedRow[];
}

/** Between two texts that count by clauses. */
export interface ClauseTable extends TableHead {
  kind: 'clauses';
  groups: readonly ClauseGroup[];
  /** A second asked text in a column of its own, with the rows of both in pairs. */
  beside?: { table: ClauseTable; groups: readonly PairedGroup[] };
}

/** To the requirements of CMMC Level 2, which have points. */
export interface RequirementTable extends TableHead {
  kind: 'requirements';
  groups: readonly RequirementFamily[];
}

/** What one certificate saves, extends and leaves new for another text, row by row. */
export type GapTable = ClauseTable | RequirementTable;
