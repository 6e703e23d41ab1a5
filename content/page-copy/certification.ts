import { responseHours } from '../constants';
import { count } from '../counts';

/** Copy shared by all certification pages; the records contain the rest. */
export const certificationCopy = {
  /** Type and size after the name of a download. */
  file: '(PDF)',
  /** Column headers of the families of a scored standard. */
  scoring: ['Family', 'Requirements', 'Points'],
  /** Labels of the facts strip. */
  facts: {
    timeline: 'Total timeline',
    investment: 'Our support, total',
    complexity: 'Complexity',
    nato: 'NATO',
    usdod: 'US DoD',
    eu: 'EU',
  },
  /** Label of the disclosure around the levels on mobile. */
  levelsDisclosure: 'All {count} levels compared',
  place: `Place in the ${count.stations}-station journey`,
  action: { label: 'Free assessment', href: '/contact' },
  prerequisites: 'Prerequisites',
  downloads: 'Downloads',
  /** Heading above the questions. */
  questions: 'On this page',
  /** Label of the disclosure around the introduction on mobile. */
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
    /** Label of the first amount; the others use the names of their tabs. */
    first: 'Consultation',
    total: 'Our support, total',
    /** Heading above the three figures, and link below them. */
    inAll: { title: 'In all, for {number} people', link: 'By head count and seat' },
  },
  compare: { label: `Compare all ${count.certifications}`, href: '/certifications/comparison' },
  checklist: {
    title: 'Requirements checklist',
    requirement: 'Requirement',
    evidence: 'Evidence',
    fails: 'Fails when',
    first: 'first',
    asked: 'asked',
    /** Legend of the annotations and of the last column. */
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
  /** Labels of the references at the end of the page. */
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
    /** Label of the list of certifications above the call. */
    all: `All ${count.certifications} certifications`,
    contactAction: 'Contact us',
    /** Sentence after the text of the contact card. */
    response: `We'll respond within ${responseHours} hours.`,
  },
} as const;

/** Names of the two downloads, followed by type and, if known, size in parentheses. */
export const downloadNames = {
  guide: (name: string): string => `Download ${name} certification guide`,
  checklist: (name: string): string => `Download ${name} requirements checklist`,
};
