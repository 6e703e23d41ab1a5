import { guaranteeDays, responseHours } from '../constants';
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
    investment: '[Our support, total](#support)',
    complexity: 'Complexity',
    nato: 'NATO',
    usdod: 'US DoD',
    eu: 'EU',
  },
  place: `Place in the ${count.stations}-station journey`,
  action: { label: 'Free assessment', href: '/contact' },
  prerequisites: 'Prerequisites',
  downloads: 'Downloads',
  /** Heading above the questions. */
  questions: 'On this page',
  need: 'Do you need it?',
  case: 'Your situation',
  why: 'Why it matters',
  requirements: 'Key requirements',
  /** The document that a buyer sees, drawn without values. */
  specimen: { stamp: 'Specimen', requirement: 'Requirement' },
  process: {
    title: 'Implementation process',
    /** Heading of the list in each tab. */
    outputs: 'Results',
  },
  timeline: {
    title: 'Implementation process and timeline',
    shortest: 'Shortest run',
    longest: 'Longest run',
  },
  investment: {
    title: 'Investment',
    text: 'These estimates in US dollars are the price of [our support](#support).',
    /** Label of the first amount; the others use the names of their tabs. */
    first: 'Consultation',
    /** Heading above the three figures, and link below them. */
    inAll: { title: 'Total cost for {number} people', link: 'Costs by size and country' },
    /** Heading above the bars of roles. */
    roles: 'Gap-table rows for each person',
  },
  /** What the price buys. What it does not buy is explained on the linked pages. */
  support: {
    title: 'What our support buys',
    lead: 'Our advisers work with you; you review our drafts.',
    /** Name of a phase and its price. */
    phase: '{phase}, {price}',
    /** Who decides on the certificate, the license, the clearance or the declaration. */
    decides: 'Who decides:',
    limits: `Third-party fees and your staff days [come on top](/certifications/costs). [No fee buys a decision](/legal/terms#no-promise). Our fees have a [${guaranteeDays}-day money-back guarantee](/legal/terms#money-back-guarantee).`,
  },
  compare: {
    label: `Compare all ${count.certifications} certifications`,
    href: '/certifications/comparison',
  },
  checklist: {
    title: 'Requirements checklist',
    /** Label of the disclosure around all groups on mobile. */
    all: '{items} items in {groups} groups',
    requirement: 'Requirement',
    evidence: 'Evidence',
    fails: 'Fails when',
    first: 'first',
    asked: 'asked',
    /** Legend of the annotations and of the last column. */
    key: [
      { id: 'prepare', term: 'First:', text: 'prepare this before the rest.' },
      { id: 'first-questions', term: 'Asked:', text: 'a buyer’s team asks for this first.' },
    ],
  },
  /** Labels of the references at the end of the page. */
  foot: {
    title: 'Scope and sources',
    after: 'After {event}',
    sources: 'Notes and sources',
    sourcesAnswer: 'Words, figures, documents',
    verify: 'How to verify {subject}',
    next: 'Read next',
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
