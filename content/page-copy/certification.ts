import { responseHours } from '../constants';
import type { Text } from '../text';

/** Words that all certification pages share; what differs is in the records. */
export const certificationCopy = {
  /** After the name of a download: its type and size. */
  file: '(PDF, {size}\u00a0kB)',
  /** Families of a scored standard. */
  scoring: {
    columns: { family: 'Family', requirements: 'Requirements', points: 'Points' },
    fold: 'All {count} families, and what may stay open',
    part: '{title}: {first} to {last}',
  },
  /** Labels of the strip of facts. */
  facts: {
    timeline: 'Total timeline',
    investment: 'Our support, total',
    complexity: 'Complexity',
    nato: 'NATO',
    usdod: 'US DoD',
    eu: 'EU',
  },
  /** Row that opens the details of the dates, on the phone. */
  datesFold: 'What each of the {count} dates brings',
  /** Row that opens the levels on the phone. */
  levelsFold: 'All {count} levels compared',
  place: 'Place in the five-station journey',
  action: { label: 'Free assessment', href: '/contact' },
  prerequisites: 'Prerequisites',
  downloads: 'Downloads',
  /** What the picture beside the downloads shows. */
  firstPage: 'Page one of the {name} certification guide',
  /** Row that opens the later paragraphs of the introduction on the phone. */
  introFold: 'Who asks for it, and who decides',
  why: 'Why it matters',
  requirements: 'Key requirements',
  process: {
    title: 'Implementation process',
    /** Heading of the list in each tab. */
    outputs: 'What exists when the phase ends',
  },
  timeline: {
    title: 'Timeline',
    text: '{phase} is the longest of three phases: {part} of {total}.' as const,
    shortest: 'Shortest run',
    longest: 'Longest run',
    total: 'Total',
  },
  investment: {
    title: 'Investment',
    text: '{phase} costs the most: {part} of {total}, low and high planning estimates in US dollars. Each line pays for support through that phase. Fees that a certification body, laboratory or authority bills to you directly are extra.' as const,
    /** Label of the first amount; the others carry the names of their tabs. */
    first: 'Consultation',
    total: 'Total',
  },
  comparison: { link: 'Compare all eight', path: '/certifications/comparison' },
  prepare: 'What to prepare first',
  failures: 'Common reasons for failure',
  checklist: {
    title: 'Requirements checklist',
    hint: '{count} checks with their proof, in {groups} groups',
  },
  verify: {
    title: 'How to verify {subject}',
    hint: 'For buyers and investors',
    scope: 'What the scope line must say',
    /** Leads to the page on all papers. */
    more: 'Registers, red flags, and what to do if it is not found',
  },
  after: {
    title: 'After {event}',
    hint: 'What recurs, and when',
    /** Under the mark of a year. */
    year: 'Year {number}',
    /** A mark in words. */
    mark: '{year}: {label}',
  },
  questions: {
    title: 'What a buyer’s quality or security person asks first',
    hint: '{count} questions, and what to show',
  },
  notes: 'Notes on scope and wording',
  /** What a folded row holds, beneath its title. */
  hints: {
    prepare: '{count} things, in this order',
    failures: 'What goes wrong, in {count} points',
    relations: 'What carries over, and what does not',
    notes: 'What the words and figures of this page mean',
  },
  relations: {
    here: 'You are here',
    touches: 'Work carries over',
    'other-regime': 'Related, under other law',
    none: 'No direct connection',
  },
  sidebar: {
    certifications: 'Certifications',
    /** Row that opens the list on the phone. */
    fold: 'All eight certifications',
    contactAction: 'Contact us',
    /** Follows the record's own words in the contact card. */
    response: `We'll respond within ${responseHours} hours.`,
  },
} as const;

/** Heading of the map of relations. */
export const relationsTitle = (name: string): string => `${name} and the other certifications`;

/** Names of the two downloads; the type, and the size if known, follow in parentheses. */
export const downloadNames = {
  guide: (name: string): string => `Download ${name} certification guide`,
  checklist: (name: string): string => `Download ${name} requirements checklist`,
};

/** Sentence that quotes the table's figures on the page. */
export const comparisonFigures = (months: string, cost: string): Text =>
  `Its row in the [comparison of all eight](/certifications/comparison) shows ${months} and ${cost}, as a separate estimate of different scope: neither is a conversion of the other.`;
