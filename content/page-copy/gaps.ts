import { certaintyLabels } from '../certainty';
import type { GapState, RowCertainty } from '../gaps/types';
import type { Meta, Text, TitledText } from '../text';

/** Metadata for search engines and link previews. */
export const meta: Meta = {
  title: 'Gap tables: what a certificate saves for the next one',
  description:
    'ISO 9001 to AQAP 2110 and AS9100D, AS9100D to AQAP 2110 and 2310, ISO 27001 to CMMC: what carries over, what has to grow and what is new, row by row.',
};

/** Name of each state, its name in a count, and its meaning. */
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
    text: 'The running process and its record can be shown as they are. Say where they are.',
  },
  unknown: {
    name: 'Unknown',
    count: 'unknown',
    text: 'We have not read the text of these rows. They are outside every total: read the clause before you plan.',
  },
};

export const gapIndexCopy: {
  title: string;
  lead: Text;
  tables: string;
  tablesLead: Text;
  states: string;
  limits: string;
  limitPoints: readonly TitledText[];
} = {
  title: 'Gap tables',
  lead: 'You hold one certificate and a buyer asks for another standard. Each table says row by row what you reuse, what you extend and what is new. It names the record an auditor asks to see.',
  tables: 'Tables by the certificate you hold',
  tablesLead: 'The counts are rows, never a share of compliance: a row can be an afternoon or a year.',
  states: 'What the states mean',
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

/** Copy shared by all gap tables. */
export const gapTableCopy = {
  basis: 'Basis and certainty',
  checked: 'Checked {date}.',
  /** Link to the basis below the rows. */
  toStates: 'What the states mean',
  /** Answer of the basis disclosure if every row was read. */
  basisAnswer: 'Weights from US rules, states by our judgment',
  basisShort: 'Our judgment',
  sourcesAnswer: '{count} texts',
  /** For each certainty: label of a row (none for `verified`), name of its rows in a count, and meaning. */
  certainties: {
    verified: {
      mark: null,
      rows: '{count} rows read',
      legend: 'no mark: read in its text, another version, or auditors’ papers',
    },
    'second-hand': {
      mark: certaintyLabels['second-hand'],
      rows: '{count} second-hand',
      legend: 'read in other people’s reports of the text',
    },
    'common-practice': {
      mark: certaintyLabels['common-practice'],
      rows: '{count} common practice',
      legend: 'known to auditors, not read again: confirm with the text',
    },
    open: {
      mark: 'text not read',
      rows: '{count} unknown',
      legend: 'we have not read the text; these rows are outside every total',
    },
  } satisfies Record<RowCertainty, { mark: string | null; rows: string; legend: string }>,
  judged:
    'State, record and person are judgment in every row. They suit a company of 30 whose certificate covers the work. No company was measured.',
  picture: {
    clauses: 'Rows by chapter of {asked}',
    clausesLead:
      'Straight line: the standard you hold. Branch: the one you are asked for. A ring marks a stop that only the asked text has.',
    clausesUnknown: 'A question mark: the text was not read.',
    requirements: 'Requirements and points by family',
    requirementsLead:
      'One bar is one requirement, as high as its points: full is reuse, half is extend, empty is new. A ring has no points.',
    family: 'Family',
    points: 'Points',
    toEarn: 'Points to earn',
    onePoint: '1 point',
    morePoints: '{points} points',
    noPoints: '0 points, no score without it',
    total: 'All families',
    /** Accessible name of a drawn row. */
    drawn: '{name}: {reuse} reuse, {extend} extend, {new} new',
    drawnUnknown: ', {unknown} unknown',
    newOf: '{new} new of {rows}',
    unknownToo: '{unknown} unknown',
    nothingNew: 'nothing new',
  },
  /** Note below the bars. */
  totals:
    '{poamRows} rows may stay open for a time: 180 days at most, from a score of 88; {workNotOnPoam} of the {work} with work may not. Reuse alone scores {reuseScore}.',
  notCovered: 'What the {held} certificate does not cover',
  steps: 'First ten days',
  day: 'Day {from}',
  days: 'Days {from}–{to}',
  result: 'Result: {result}',
  rows: 'The {rows} rows',
  rowsAndUnknown: 'The {rows} rows and {unknown} unknown',
  rowsLead: {
    clauses: 'Grouped as {asked} is. In each chapter new rows come first, then extend, then reuse.',
    requirements: 'The most points to earn come first.',
  },
  caption: 'Rows of {group}',
  captionNew: 'New rows of {group}',
  captionMore: 'Rows of {group} to extend and to reuse',
  /** Labels of the disclosures around the rows of a family that are not new. */
  more: { extend: '{extend} to extend', reuse: '{reuse} to reuse' },
  toEarn: '{points} points',
  columns: {
    done: 'Done',
    reference: 'Place',
    need: 'Asked, in our words',
    state: 'State',
    record: 'Record',
    held: 'In {held}',
  },
  nothingHeld: 'nothing',
  /** Cell for a standard without a corresponding row, and for one with a different clause. */
  noRow: 'no row of its own',
  placed: 'at {asked}',
  /** Record of a row that was not read. */
  noRecord: 'not known',
  readIn: 'read in {edition}',
  /** Label before the numbers of the sources. */
  rowSources: 'source',
  rowHeading: 'heading in source',
  poamAllowed: 'may wait',
  partial: '{points} points: {when}',
  ours: 'ours: {controls}',
  noControl: 'none',
  views: { label: 'Rows shown', all: 'All', result: 'of {all} rows' },
  download: { title: 'The table as a file', verb: 'Download', linkOf: '{name} {kind}', size: '{size} kB' },
  /** Links to related pages. */
  next: {
    days: '[On the CMMC page](/certifications/cmmc#first-ten-days)',
    route: 'Your route',
    held: '[With {name} in hand]({path})',
    people: 'Who does the work',
    others: 'Other tables',
    costs: '[In a company of 30](/certifications/costs#people)',
  },
  sources: 'Sources of the rows',
} as const;
