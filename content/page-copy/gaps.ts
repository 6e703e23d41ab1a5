import type { GapState, RowCertainty } from '../gaps/types';
import type { Meta, Point, Text } from '../text';

/** What titles and descriptions say to search engines and chats. */
export const meta: Meta = {
  title: 'Gap tables: what a certificate saves for the next one',
  description:
    'ISO 9001 to AQAP 2110 and AS9100D, AS9100D to AQAP 2310, ISO 27001 to CMMC: what your certificate carries over, what has to grow and what is new, row by row.',
};

/** The three states: name, name in a count, and what the state means. */
export const stateCopy: Record<GapState, { name: string; count: string; text: string }> = {
  new: {
    name: 'New',
    count: 'new',
    text: 'The certificate has nothing of the kind, or the duty belongs to another regime.',
  },
  extend: {
    name: 'Extend',
    count: 'extend',
    text: 'The process runs; a value, a reader, a place or a proof is added.',
  },
  reuse: {
    name: 'Reuse',
    count: 'reuse',
    text: 'The running process and its record count as they are. Show where they are.',
  },
};

export const indexCopy: {
  title: string;
  lead: Text;
  tables: string;
  tablesLead: Text;
  states: string;
  limits: string;
  limitPoints: readonly Point[];
} = {
  title: 'Gap tables',
  lead: 'You hold one certificate and a buyer asks for another standard. Each table says row by row what you reuse, what you extend and what is new, which record an auditor asks to see, and who does it in a company of 30.',
  tables: 'Four tables, by the certificate you hold',
  tablesLead: 'The counts are rows, never a share of compliance: a row can be an afternoon or a year.',
  states: 'What the three states mean',
  limits: 'What a gap table cannot say',
  limitPoints: [
    {
      title: 'Reuse does not mean met',
      text: 'Reuse says that the work exists. Whether it is enough is decided by the auditor, the assessor or the acquirer, on your records.',
    },
    {
      title: 'The states are our judgment',
      text: 'They are given for a company of 30 people whose certificate covers the work in question. No company was measured.',
    },
    {
      title: 'The standard itself decides',
      text: 'Every row is in our own words, and each table says what was read and what was not. The standard or publication that binds you decides.',
    },
  ],
};

/** Words of every table page. */
export const tableCopy = {
  figures: 'Rows by state',
  basis: 'Basis and certainty',
  checked: 'Checked on {date}',
  certainties: {
    seen: {
      name: 'Read',
      legend: 'read in the text, a national version of it or a certification body’s paper',
    },
    reports: { name: 'Secondhand', legend: 'read in other people’s reports of the text' },
    known: { name: 'Known', legend: 'auditors’ knowledge, not checked in the text' },
    open: { name: 'Not confirmed', legend: 'the text was not seen; ask before you rely on it' },
  } satisfies Record<RowCertainty, { name: string; legend: string }>,
  judged:
    'State, record and person are judgment in every row: given for a company of 30 whose certificate really covers the work. No company was measured.',
  picture: {
    clauses: 'Rows by chapter of {asked}',
    clausesLead:
      'The straight line is the text you hold; the other is the text that is asked. A ring marks a stop that only the asked text has.',
    requirements: 'Requirements and points by family',
    requirementsLead:
      'One post is one requirement, as high as its points. Full: reuse. Half: extend. Empty: new. The ring in 3.12 is the system security plan: no points, and no score without it.',
    family: 'Family',
    points: 'Points',
    newPoints: 'Points of new',
    total: 'All families',
    /** Words of a drawn row. */
    drawn: '{name}: {reuse} reuse, {extend} extend, {new} new',
    newOf: '{new} new of {rows}',
    nothingNew: 'nothing new',
  },
  totals: {
    rows: 'Requirements',
    points: 'Points at stake',
    objectives: 'Assessment objectives',
    openItems: 'May stay open for a time',
    text: 'If only the {reuse} rows to reuse are met, the score is {reuseScore}, and without the security plan there is none. That is arithmetic, not a forecast. Of the {work} rows with work, {workNow} may not wait: they cannot go on a plan of action. The others can, from a score of 88 and for 180 days at most.',
  },
  unsaved: 'What the {held} certificate does not save',
  steps: 'First ten days of work',
  day: 'Day {from}',
  days: 'Days {from}–{to}',
  result: 'Result: {result}',
  rows: 'The {rows} rows',
  rowsLead: {
    clauses:
      'Grouped as {asked} is. In each chapter the new rows come first, then those to extend, then those to reuse.',
    requirements:
      'Grouped by family. In each, the new rows come first, then those to extend, then those to reuse.',
  },
  caption: 'Rows of {group}',
  columns: {
    done: 'Done',
    reference: 'Reference',
    points: 'Points',
    need: 'What is asked, in our words',
    state: 'State',
    record: 'Record an auditor asks to see',
    owners: 'Who does it',
    held: 'In {held}',
  },
  nothingHeld: 'nothing',
  certainty: 'Certainty: {name}',
  readIn: 'read in {edition}',
  /** Numbers of sources follow. */
  rowSources: 'source',
  rowHeading: 'heading in source',
  openItem: 'may stay open',
  partial: '{points} points: {when}',
  noPoints: 'none, no score without it',
  ours: 'ours: {controls}',
  noControl: 'none',
  views: { label: 'Rows shown', all: 'All', result: 'of {all} rows' },
  download: { title: 'The table as a file', link: 'Download {kind}', size: '{size} kB' },
  people: 'Who does the work in a company of 30',
  peopleLead:
    'A row with two names counts for both. Quality manager and internal auditor are two people; project manager and head of engineering may be one.',
  peopleLeadIt:
    'The managing director signs as Affirming Official, outside the table. If IT is outsourced, the provider is an External Service Provider inside your assessment.',
  person: 'Person',
  sources: 'Sources',
  sourcesFold: 'Sources of the rows',
  others: 'Other gap tables',
} as const;

/** Links to a table from the pages of both its certifications. */
export const linkCopy = {
  title: 'Gap tables',
  asked: 'You hold {held}?',
  held: 'Asked for {asked}?',
  counts: 'Rows: {new} new, {extend} to extend, {reuse} to reuse',
} as const;
