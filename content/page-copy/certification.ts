import type { CertificationSlug } from '../certifications/slugs';
import { responseHours } from '../constants';
import { count } from '../counts';
import type { Text, TitledText } from '../text';

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
  case: 'Your situation',
  why: 'Why it matters',
  requirements: 'Key requirements',
  process: {
    title: 'Implementation process',
    /** Heading of the list in each tab. */
    outputs: 'What exists when the phase ends',
  },
  timeline: {
    title: 'Implementation process and timeline',
    shortest: 'Shortest run',
    longest: 'Longest run',
  },
  investment: {
    title: 'Investment',
    text: 'These are planning estimates in US dollars. They are the price of [our support](#support).',
    /** Label of the first amount; the others use the names of their tabs. */
    first: 'Consultation',
    total: 'Our support, total',
    /** Heading above the three figures, and link below them. */
    inAll: { title: 'Total cost for {number} people', link: 'Costs by number of employees and country' },
  },
  /** What the price buys, what it does not, the guarantee and who decides; defines the words "our support". */
  support: {
    title: 'What our support buys',
    lead: 'Our support is what you pay ComplyTrain for: the work of our advisers and the drafts that you review. The figures are planning ranges. Your order states the fees agreed with you.',
    included: {
      title: 'What the price buys',
      /** Name of a phase and its price. */
      phase: '{phase}, {price}',
      results: {
        title: 'At the end of each phase',
        text: 'You have the results listed under [the three phases](#timeline).',
      },
    },
    excluded: {
      title: 'What the price does not buy',
      items: [
        {
          title: 'Third-party fees',
          text: 'Certification bodies, laboratories and governments bill you separately. The [total cost](#budget) shows these fees beside our price.',
        },
        {
          title: 'Your staff days',
          text: 'Your own people do part of the work. We count their days and do not turn them into money.',
        },
        {
          title: 'A result',
          text: 'We prepare you and promise no decision. No fee buys a certificate, a clearance or an award.',
        },
      ] satisfies TitledText[],
    },
    guarantee: { title: '{claim}.', text: 'It is about our fees: we do not refund third-party fees.' },
    decides: 'Who decides',
  },
  compare: {
    label: `Compare all ${count.certifications} certifications`,
    href: '/certifications/comparison',
  },
  checklist: {
    title: 'Requirements checklist',
    requirement: 'Requirement',
    evidence: 'Evidence',
    fails: 'Fails when',
    first: 'first',
    asked: 'asked',
    /** Legend of the annotations and of the last column. */
    key: [
      { id: 'prepare', term: 'First:', text: 'prepare this before the rest.' },
      {
        id: 'first-questions',
        term: 'Asked:',
        text: 'a buyer’s quality or security team asks for this first.',
      },
      { id: 'failures', term: 'Fails when:', text: 'common reasons for failing.' },
    ],
  },
  /** Labels of the references at the end of the page. */
  foot: {
    title: 'Scope and sources',
    after: 'After {event}',
    notes: 'Notes on scope and wording',
    notesAnswer: 'What the words and figures of this page mean',
    notesShort: 'What words and figures mean',
    sourcesShort: 'Documents we read',
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

/** Who decides on the certificate, the license, the clearance or the declaration. */
export const decides: Readonly<Record<CertificationSlug, Text>> = {
  aqap2110:
    'A national or an accredited certification body decides on a certificate. Under a running contract the buyer decides together with the government quality representative (GQAR).',
  iso9001:
    'An accredited certification body audits you and decides on the certificate. It may not advise you.',
  as9100d:
    'An accredited certification body audits you under the aerospace scheme and decides on the certificate.',
  cmmc: 'The contract names the level. You decide on a self-assessment and affirm it. An assessor that you hire (C3PAO) decides alone on a certification assessment.',
  iso27001: 'An accredited certification body audits you and decides on the certificate.',
  itar: 'The Directorate of Defense Trade Controls (DDTC) decides on each license. Normally your US partner applies.',
  'nato-clearance':
    'The security authority of your country decides on the clearance, in most countries after a sponsor has confirmed the need.',
  'ce-marking':
    'You decide and sign the declaration yourself. A notified body decides only where an act requires one.',
};

/** Names of the two downloads, followed by type and, if known, size in parentheses. */
export const downloadNames = {
  guide: (name: string): string => `Download ${name} certification guide`,
  checklist: (name: string): string => `Download ${name} requirements checklist`,
};
