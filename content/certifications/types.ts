import type { Block, Section, Term } from '../block';
import type { StationSlug } from '../stations/slugs';
import type { Meta, Text, TitledText } from '../text';
import type { Range } from '../units';
import type { CertificationSlug } from './slugs';

/** Filter tags of the comparison (specification, section 3). */
export type CertificationTag = 'nato' | 'quality' | 'cyber' | 'us' | 'eu';

/** Complexity levels of the comparison table, lowest first. */
export const complexities = ['Low-Medium', 'Medium-High', 'High', 'Very High'] as const;

/** Requirement levels of the comparison table; `requirementNote` explains the asterisk. */
export type Requirement = 'Required' | 'Required*' | 'Recommended' | 'No';

/** One of the three phases: a tab of the process, a bar of the timeline, a bar of the investment. */
export interface Phase {
  name: 'Preparation' | 'Assessment' | 'Implementation' | 'Certification' | 'Compliance' | 'Clearance';
  /** Duration in months. */
  duration: Range<'months'>;
  /** Investment in US dollars; the amount of the first phase is labeled Consultation. */
  investment: Range<'USD'>;
  /** What the amount covers, and what it does not. */
  buys: string;
  /** Heading of the tab panel, a short imperative sentence. */
  title: string;
  /** One or two paragraphs: what happens, and who does it (company, platform, consultant, auditor, state). */
  text: Text[];
  /** Three to five results that exist at the end of the phase. */
  outputs: string[];
}

/** Item of the requirements checklist, numbered by position on page and PDF: add new items at the end of a group. */
export interface Check {
  /** Requirement in our wording, never the clause text of a standard. */
  text: string;
  /** Record that proves it is done. */
  proof: string;
  /** Most frequent failure. */
  failure: string;
  /** True if it has to be prepared before the others. */
  prepareFirst?: true;
  /** True if a buyer's quality or security staff check it first. */
  checkedFirst?: true;
}

/** Titled text with a short answer. */
export interface AnsweredText extends TitledText {
  answer: Text;
}

/** Case in which a company needs the certification or does not. */
export interface NeedCase extends AnsweredText {
  /** The first word of the answer; decides the color of the branch in the drawing. */
  verdict: 'yes' | 'no' | 'perhaps';
}

/** Questions of a reader and their answers. */
export interface Cases {
  /** Five to nine questions, each with the id of its answer, in page order. */
  questions: readonly { id: string; title: string }[];
  /** Who requires the certification and who does not, in four to six cases; the answers start with their verdict. */
  need: readonly NeedCase[];
  /** Situations of readers. */
  cases: readonly CertificationSection[];
}

/** Section of a certification page, a disclosure if it has an answer. */
export type CertificationSection = Section<
  | Block
  /** Procedure as steps on one line, which changes to the lane of the actor of each step; the company has lane 0. */
  | {
      kind: 'sequence';
      caption: string;
      rows: readonly (readonly [title: Text, actor: Text, text: Text])[];
      /** Lane of each row. */
      lanes: readonly number[];
    }
  /** Ascending levels (CMMC levels, clearance levels). */
  | {
      kind: 'levels';
      levels: readonly { name: string; value: string; facts: readonly Term[]; emphasized?: boolean }[];
    }
  /** Requirement families with their points, and the scale from the lowest to the highest score below them (CMMC). */
  | {
      kind: 'scoring';
      families: readonly { number: string; name: string; requirements: number; points: number }[];
      /** The threshold is the score required for a conditional status. */
      ruler: Record<'min' | 'threshold' | 'max', number> & {
        labels: Record<'min' | 'threshold' | 'max', string>;
      };
    }
>;

/** Section whose content is of one kind. */
export type CertificationSectionOf<K> = Extract<CertificationSection, { kind: K }>;

/** Certification: source of page, table row, sidebar, PDFs, cards and structured data. */
export interface Certification extends Cases {
  slug: CertificationSlug;
  /** Page title and h1, for example "AQAP 2110", "NATO Clearance". */
  title: string;
  /** Line below the h1. */
  subtitle: string;
  /** Focus in the comparison table, for example "NATO Quality Assurance". */
  focus: string;
  /** Tags for the comparison filter. */
  tags: CertificationTag[];
  /** Row of the comparison table, exactly as in the specification. */
  comparison: {
    /** Name in the table ("NATO Secret" where the page has "NATO Clearance"). */
    name: string;
    /** The name in the parts between which a narrow column breaks it. */
    nameParts?: readonly string[];
    /** Planning range in months from start to result. */
    timeline: Range<'months'>;
    /** Planning range in euros; not a conversion of the page's US dollars. */
    cost: Range<'EUR'>;
    complexity: (typeof complexities)[number];
    nato: Requirement;
    usdod: Requirement;
    eu: Requirement;
    /** Cell text; "None" if the specification lists no prerequisite. */
    prerequisites: string;
    /** Note next to the cell, if its text could mislead. */
    prerequisitesNote?: string;
  };
  meta: Meta;
  /** Station of the journey, and label of the marker on the line, for example "AQAP 2110 belongs here". */
  place: { station: StationSlug; label: string };
  /** When a company needs it and what it takes, in one sentence of at most 150 characters. */
  answer: Text;
  /** One or two paragraphs: what it is and who decides. */
  intro: Text[];
  why: [AnsweredText, AnsweredText];
  requirements: [AnsweredText, AnsweredText, AnsweredText, AnsweredText, AnsweredText];
  phases: [Phase, Phase, Phase];
  /** Note on the timeline: what the months do not include. */
  timelineNote?: Text;
  /** Note on the investment: what the amounts cover and what they do not. */
  investmentNote?: Text;
  /** Prerequisites; `certification` adds a link if it is one of the eight. */
  prerequisites: { text: string; certification?: CertificationSlug }[];
  /** Sections that only this certification has, at least one. */
  details: readonly CertificationSection[];
  /** Links from former fragments of this page to their new location. */
  links?: readonly { id: string; label: string; href: string }[];
  /** Notes for experts (meaning of the word in the table, limits of a fee, who decides). */
  notes: Text[];
  /** Contact card in the sidebar. */
  contact: TitledText;
  /** Groups of the checklist; `short` says what holds when a group is done, and is understood alone. */
  checklist: { title: string; short: string; items: Check[] }[];
  /** Recurring duties after the first certificate, status or declaration; public figures only. */
  upkeep: {
    /** Completes the title "After …". */
    event: string;
    /** Months after the event, in one line. */
    answer: Text;
    duties: TitledText[];
  };
}
