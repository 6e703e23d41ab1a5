import { responseHours } from '../constants';

/** Words that all certification pages share; what differs is in the records. */
export const certificationCopy = {
  /** After the name of a download: its type and size. */
  file: '(PDF, {size}\u00a0kB)',
  /** Families of a scored standard. */
  scoring: ['Family', 'Requirements', 'Points'],
  /** Labels of the strip of facts. */
  facts: {
    timeline: 'Total timeline',
    investment: 'Our support, total',
    complexity: 'Complexity',
    nato: 'NATO',
    usdod: 'US DoD',
    eu: 'EU',
  },
  /** Row that opens the levels on the phone. */
  levelsFold: 'All {count} levels compared',
  place: 'Place in the five-station journey',
  action: { label: 'Free assessment', href: '/contact' },
  prerequisites: 'Prerequisites',
  downloads: 'Downloads',
  /** Over the questions that lead to their answers. */
  questions: 'On this page',
  /** Row that opens the introduction on the phone. */
  intro: 'What it is, and who decides',
  need: 'Do you need it?',
  case: 'Your case',
  why: 'Why it matters',
  requirements: 'Key requirements',
  process: {
    title: 'Implementation process',
    /** Heading of the list in each tab. */
    outputs: 'What exists when the phase ends',
  },
  timeline: { title: 'Timeline and process', shortest: 'Shortest run', longest: 'Longest run' },
  investment: {
    title: 'Investment',
    text: 'Planning estimates in US dollars for our support.',
    /** Label of the first amount; the others carry the names of their tabs. */
    first: 'Consultation',
    total: 'Our support, total',
    /** Over the three figures, and the link under them. */
    inAll: { title: 'In all, for {number} people', link: 'By head count and seat' },
  },
  compare: { label: 'Compare all eight', href: '/certifications/comparison' },
  checklist: {
    title: 'Requirements checklist',
    requirement: 'Requirement',
    evidence: 'Evidence',
    fails: 'Fails when',
    first: 'first',
    asked: 'asked',
    /** What the small words and the last column mean. */
    key: [
      { id: 'prepare', term: 'first', text: 'prepare it before the rest.' },
      {
        id: 'first-questions',
        term: 'asked',
        text: 'a buyer’s quality or security person asks for it first.',
      },
      { id: 'failures', term: 'Fails when', text: 'common reasons.' },
    ],
  },
  /** What is looked up at the end of the page. */
  foot: {
    title: 'Scope and sources',
    after: 'After {event}',
    notes: 'Notes on scope and wording',
    notesAnswer: 'What the words and figures of this page mean',
    notesShort: 'Words and figures',
    sourcesShort: 'Texts we read',
    verify: 'How to verify {subject}',
    next: 'From here',
  },
  sidebar: {
    certifications: 'Certifications',
    /** The same list where it stands before the call. */
    all: 'All eight certifications',
    contactAction: 'Contact us',
    /** Follows the record's own words in the contact card. */
    response: `We'll respond within ${responseHours} hours.`,
  },
} as const;

/** Names of the two downloads; the type, and the size if known, follow in parentheses. */
export const downloadNames = {
  guide: (name: string): string => `Download ${name} certification guide`,
  checklist: (name: string): string => `Download ${name} requirements checklist`,
};
