import { certaintyLabels } from '../certainty';
import type { GapState, RowCertainty } from '../gaps/types';
import type { Meta, Text, TitledText } from '../text';

/** Metadata for search engines and link previews. */
export const meta: Meta = {
  title: 'Gap tables: what a certificate saves for the next one',
  description:
    'See row by row what carries over, grows or is new from ISO 9001 to AQAP 2110 and AS9100D, from AS9100D to AQAP 2110 and 2310, and from ISO 27001 to CMMC.',
};

/** Name of each state, its name in a count, and its meaning. */
export const stateCopy: Record<GapState, { name: string; count: string; text: string }> = {
  new: { name: 'New', count: 'new', text: 'Your certificate does not cover this at all.' },
  extend: {
    name: 'Extend',
    count: 'extend',
    text: 'You already run the process. You add something to it: a figure, a recipient, a site or a record.',
  },
  reuse: {
    name: 'Reuse',
    count: 'reuse',
    text: 'You can show the running process and its record as they are. Say where they are.',
  },
  unknown: {
    name: 'Unknown',
    count: 'unknown',
    text: 'We have not read the text of these rows, and no total counts them. Read the clause before you plan.',
  },
};

/** Copy of the page that lists the gap tables. */
export const gapIndexCopy: {
  title: string;
  lead: Text;
  tables: string;
  tablesLead: Text;
  /** End of the scale below the bars. */
  axis: string;
  states: string;
  limits: string;
  limitPoints: readonly TitledText[];
} = {
  title: 'Gap tables',
  lead: 'You hold one certificate and a buyer asks for another standard. Each table says row by row what you reuse, extend and add, and which record an auditor asks to see.',
  tables: 'Tables by the certificate you hold',
  tablesLead:
    'The figures count rows. They are not a share of compliance, because one row can take an afternoon or a year.',
  axis: '{rows} rows',
  states: 'New, extend, reuse, unknown: what they mean',
  limits: 'What a gap table cannot say',
  limitPoints: [
    {
      title: 'Reuse does not mean met',
      text: 'Reuse says that the work exists. The auditor, the assessor or the buyer decides from your records whether it is enough.',
    },
    {
      title: 'The states are our judgment',
      text: 'We judged each row for a company of 30 people whose certificate covers the work in question. We measured no company.',
    },
    {
      title: 'The standard itself decides',
      text: 'Every row is in our own words, and each table says what we read. The standard that your contract names decides.',
    },
  ],
};

/** Copy shared by all gap tables. */
export const gapTableCopy = {
  basis: 'Sources, and how sure we are',
  checked: 'Checked {date}.',
  /** Link to the basis below the rows. */
  toStates: 'New, extend, reuse, unknown: what they mean',
  /** Answer of the basis disclosure if every row was read. */
  basisAnswer: 'The weights come from US rules; new, extend and reuse are our judgment',
  basisShort: 'Our judgment',
  sourcesAnswer: '{count} documents',
  /** For each certainty: label of a row (none for `verified`), name of its rows in a count, and meaning. */
  certainties: {
    verified: {
      mark: null,
      rows: '{count} rows read',
      legend: 'no label: we read the standard, another version, or auditors’ documents.',
    },
    'second-hand': {
      mark: certaintyLabels['second-hand'],
      rows: '{count} second-hand',
      legend: 'we read a report by others about the standard',
    },
    'common-practice': {
      mark: certaintyLabels['common-practice'],
      rows: '{count} common practice',
      legend: 'auditors know this, but we did not read it again. Confirm it in the standard',
    },
    open: {
      mark: 'not read',
      rows: '{count} unknown',
      legend: 'we have not read the standard here; no total counts these rows',
    },
  } satisfies Record<RowCertainty, { mark: string | null; rows: string; legend: string }>,
  judged: 'In every row, state, record and person are [our judgment](/gaps#limits).',
  picture: {
    clauses: 'Rows by chapter of {asked}',
    clausesLead:
      'The straight line is the standard you hold. The branch is the one that the buyer asks for. A ring marks a requirement that only the new standard has.',
    clausesUnknown: 'A question mark means that we did not read the requirement.',
    requirements: 'Requirements and points by family',
    requirementsLead:
      'Each bar is one requirement, as high as its points: full is reuse, half is extend, empty is new. A ring is a requirement without points.',
    family: 'Family',
    points: 'Points',
    toEarn: 'To earn',
    onePoint: '1 point',
    morePoints: '{points} points',
    noPoints: '0 points, but no score without it',
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
    'Of the {work} rows that need work, {workOnPoam} may stay open for up to 180 days once you score 88. The other {workNotOnPoam} may not. Reuse alone scores {reuseScore}.',
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
  captionNew: 'New: {group}',
  captionMore: 'Extend and reuse: {group}',
  /** Labels of the disclosures around the rows of a family that are not new. */
  more: { extend: '{extend} to extend', reuse: '{reuse} to reuse' },
  toEarn: '{points} points',
  columns: {
    done: 'Done',
    reference: 'Number',
    need: 'Requirement',
    state: 'State',
    record: 'Record',
    held: 'In {held}',
  },
  nothingHeld: 'nothing',
  /** Cell for a standard without a corresponding row, and for one with a different clause. */
  noRow: 'no row of its own',
  placed: 'in {asked}',
  /** Record of a row that was not read. */
  noRecord: 'we do not know the record',
  readIn: 'read in {edition}',
  /** Label before the numbers of the sources. */
  rowSources: 'source',
  rowHeading: 'heading in source',
  poamAllowed: 'may wait',
  partial: '{points} points: {when}',
  ours: 'ours: {controls}',
  noControl: 'none',
  views: { label: 'Rows shown', all: 'All', result: 'of {all} rows' },
  download: {
    title: 'The table as a file',
    verb: 'Download',
    linkOf: '{name} {kind}',
    kinds: { csv: 'CSV', json: 'JSON' },
    size: '{size} kB',
  },
  /** Links to related pages. */
  next: {
    days: '[On the CMMC page](/certifications/cmmc#first-ten-days)',
    route: 'Your plan',
    held: '[If you hold {name}]({path})',
    people: 'Who does the work',
    others: 'Other gap tables',
    costs: '[In a company of 30](/certifications/costs#people)',
  },
  sources: 'Sources of the rows',
} as const;
