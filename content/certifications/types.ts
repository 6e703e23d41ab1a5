import type { StationSlug } from '../stations/slugs';
import type { Meta, Text, TitledText } from '../text';
import type { Range } from '../units';
import type { CertificationSlug } from './slugs';

/** Comparison filter values a certification can carry (specification, section 3). */
export type CertificationTag = 'nato' | 'quality' | 'cyber' | 'us' | 'eu';

/** Complexity words of the comparison table, in rising order. */
export const complexities = ['Low-Medium', 'Medium-High', 'High', 'Very High'] as const;
export type Complexity = (typeof complexities)[number];

/** Requirement words of the comparison table; the asterisk is explained by `requirementNote`. */
export const requirements = ['Required', 'Required*', 'Recommended', 'No'] as const;
export type Requirement = (typeof requirements)[number];

/** One row of the comparison table, exactly as the specification gives it. */
export interface ComparisonRow {
  /** Name in the table ("NATO Secret" where the page says "NATO Clearance"). */
  name: string;
  /** Months from start to result, planning range. */
  timeline: Range<'months'>;
  /** Euros, planning range; not a conversion of the page's US dollars. */
  cost: Range<'EUR'>;
  complexity: Complexity;
  nato: Requirement;
  usdod: Requirement;
  eu: Requirement;
  /** Text of the cell; "None" where the specification says none. */
  prerequisites: string;
  /** Beside it, where the cell alone would mislead. */
  prerequisitesNote?: string;
}

/** One of the three phases: a tab of the process, a bar of the timeline, a bar of the investment. */
export interface Phase {
  /** Preparation or Assessment; Implementation; Certification, Compliance or Clearance. */
  name: 'Preparation' | 'Assessment' | 'Implementation' | 'Certification' | 'Compliance' | 'Clearance';
  /** Months of this phase. */
  duration: Range<'months'>;
  /** US dollars of this phase; the first phase's amount is labeled Consultation. */
  investment: Range<'USD'>;
  /** What the amount pays for, and what it does not. */
  buys: string;
  /** Heading of the tab panel, a short imperative sentence. */
  title: string;
  /** One or two paragraphs: what happens, who does it (company, platform, consultant, auditor, state). */
  text: Text[];
  /** Three to five things that exist when the phase ends. */
  outputs: string[];
}

/** A prerequisite; `certification` links it when it is one of the eight. */
interface Prerequisite {
  text: string;
  certification?: CertificationSlug;
}

/** A line of the requirements checklist. Its number on page and sheet is its place: new lines stand last in their group. */
export interface Check {
  /** Own words, never clause text of a standard. */
  text: string;
  /** The record that shows it is done. */
  proof: string;
  /** How it usually fails. */
  fails: string;
  /** To be prepared before the others. */
  first?: true;
  /** A buyer's quality or security person asks for it first. */
  asked?: true;
}

interface ChecklistGroup {
  title: string;
  /** What its row says: what fails most, in some 20 characters. */
  short: string;
  items: Check[];
}

/** A case that a reader is in: it stands open, or is a row that shows its answer. */
export interface Case {
  /** Fragment id, unique on the page. */
  id: string;
  title: Text;
  /** What the row says while it is closed: a fact. Without it the case stands open. */
  answer?: Text;
  /** The same for the phone, some 20 characters. */
  short?: Text;
  text?: readonly Text[];
  steps?: readonly (Text | TitledText)[];
  /** The steps follow each other in time. */
  inTime?: true;
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  note?: Text;
}

/** A name with what is said of it, its answer first. */
export interface Answered extends TitledText {
  answer: Text;
}

/** What a reader comes with, and what answers it. */
export interface Cases {
  /** Five to nine questions, each with the id that answers it, in the order of the page. */
  questions: readonly { id: string; title: string }[];
  /** Who asks and when nobody does, in four to six rows; their answers are the yes or no. */
  need: readonly Answered[];
  cases: readonly Case[];
}

/** A section that only this certification needs, discriminated by `kind`. */
export type DetailBlock = CaseTable | LevelsBlock | ScoringBlock;

interface BlockHead {
  /** Fragment id, unique on the page. */
  id: string;
  /** H2 of the section, a short sentence. */
  title: string;
  /** One or two sentences under the heading. */
  lead: Text;
  /** Makes it a row that opens and shows this fact. */
  answer?: Text;
  /** The same for the phone, some 20 characters. */
  short?: string;
}

/** A real table: first column is the row header. */
export interface CaseTable extends BlockHead {
  kind: 'table';
  caption: string;
  columns: string[];
  rows: string[][];
  note?: Text;
  /**
   * Draws the rows as steps on one line: the column that says who acts, and the lane of each row, the company's own
   * first.
   */
  lanes?: { who: number; of: number[] };
}

/** Rising steps (CMMC levels, clearance levels). */
export interface LevelsBlock extends BlockHead {
  kind: 'levels';
  levels: { name: string; value: string; facts: { term: string; text: string }[]; emphasized?: boolean }[];
}

/** Requirement families with their points, and the score ruler under them (CMMC). */
export interface ScoringBlock extends BlockHead {
  kind: 'scoring';
  families: { number: string; name: string; requirements: number; points: number }[];
  /** Lowest and highest score, and the score needed for a conditional status. */
  ruler: {
    min: number;
    threshold: number;
    max: number;
    labels: { min: string; threshold: string; max: string };
  };
  note: Text;
}

/** One certification: the single record from which page, table row, sidebar, PDFs, cards and structured data are made. */
export interface Certification extends Cases {
  slug: CertificationSlug;
  /** Page title and h1, for example "AQAP 2110", "NATO Clearance". */
  title: string;
  /** One line under the h1. */
  subtitle: string;
  /** Focus in the comparison table, for example "NATO Quality Assurance". */
  focus: string;
  /** Filter values; the comparison filter lists the record when the chosen value is among them. */
  tags: CertificationTag[];
  comparison: ComparisonRow;
  meta: Meta;
  /** Station of the journey this certification belongs to, and what the mark on the line says, for example "AQAP 2110 belongs here". */
  place: { station: StationSlug; label: string };
  /** When a company needs it and what it takes, in one sentence of at most 150 characters. */
  answer: Text;
  /** One or two paragraphs: what it is and who decides. */
  intro: Text[];
  why: [Answered, Answered];
  requirements: [Answered, Answered, Answered, Answered, Answered];
  phases: [Phase, Phase, Phase];
  /** Printed with the timeline: what the months do not include. */
  timelineNote?: Text;
  /** Printed with the investment: what the amounts cover and what they do not. */
  investmentNote?: Text;
  prerequisites: Prerequisite[];
  /** Sections of this certification's own; at least one. */
  details: DetailBlock[];
  /** Where parts of this page that moved stand now. */
  links?: readonly { id: string; label: string; href: string }[];
  /** Notes an expert would miss otherwise (what the table's word means here, what no fee buys, who decides). */
  notes: Text[];
  /** Contact card in the sidebar. */
  contact: { title: string; text: Text };
  checklist: ChecklistGroup[];
  /** What recurs after the first certificate, status or declaration. Public figures only. */
  upkeep: {
    /** Ends the title "After …". */
    event: string;
    /** Months after it, in one line. */
    answer: Text;
    duties: TitledText[];
  };
}
