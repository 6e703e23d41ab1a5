import type { FactMark } from '../facts';
import type { StationSlug } from '../stations/slugs';
import type { Meta, Point, Text } from '../text';
import type { Range } from '../units';
import type { CertificationSlug } from './slugs';
import type { UpkeepMark, Workbench } from './workbench/types';

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

/** How this certification meets another one. */
export interface Relation {
  certification: CertificationSlug;
  /** touches: work carries over; other-regime: related subject under other law; none: no direct connection. */
  kind: 'touches' | 'other-regime' | 'none';
  /** One sentence; for `none` a short reason. */
  text: Text;
}

/** A group of tick boxes; the PDF checklist prints it with a "Proof held by" column. */
interface ChecklistGroup {
  title: string;
  /** Own words, never clause text of a standard. `proof` names the record that shows it is done. */
  items: { text: string; proof: string }[];
}

/** A section that only this certification needs, discriminated by `kind`. */
export type DetailBlock = TableBlock | DatesBlock | LevelsBlock | ScoringBlock;

interface BlockHead {
  /** Fragment id, unique on the page. */
  id: string;
  /** H2 of the section, a short sentence. */
  title: string;
  /** One or two sentences beside the heading. */
  lead: Text;
}

/** A real table: first column is the row header. */
export interface TableBlock extends BlockHead {
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
  /** Draws the months given in the rows on a line true to scale. */
  cycle?: UpkeepMark[];
}

/** Dated facts as stops of one line, oldest first. */
interface DatesBlock extends BlockHead {
  kind: 'dates';
  events: FactMark[];
}

/** Rising steps (CMMC levels, clearance levels). */
export interface LevelsBlock extends BlockHead {
  kind: 'levels';
  levels: { name: string; value: string; facts: { term: string; text: string }[]; emphasized?: boolean }[];
  /** Dated facts on a line of their own below, oldest first. */
  dates?: FactMark[];
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
export interface Certification {
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
  /** Two or three paragraphs; the first stands open on the phone. Says what it is, who asks for it, who decides. */
  intro: Text[];
  why: [Point, Point];
  requirements: [Point, Point, Point, Point, Point];
  phases: [Phase, Phase, Phase];
  /** Printed with the timeline: what the months do not include. */
  timelineNote?: Text;
  /** Printed with the investment: what the amounts cover and what they do not. */
  investmentNote?: Text;
  prerequisites: Prerequisite[];
  /** Sections of this certification's own; at least one. */
  details: DetailBlock[];
  /** Tables to look things up in, one folded section each; the lead says what is inside. */
  references?: readonly TableBlock[];
  /** Four to six common reasons of failure. */
  failures: Point[];
  /** Four to six things to prepare first, in order. */
  prepare: Point[];
  /** One entry for each of the other seven. */
  relations: Relation[];
  /** Notes an expert would miss otherwise (what the table's word means here, what no fee buys, who decides). */
  notes: Text[];
  /** Contact card in the sidebar. */
  contact: { title: string; text: Text };
  checklist: ChecklistGroup[];
  workbench: Workbench;
}
