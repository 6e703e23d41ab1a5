import type { Meta, Text } from '../text';

/** EU money and rules: the page’s own words. */
export const euMoneyPage = {
  meta: {
    title: 'EU defense money: SAFE, EDIP, EDF and small programs',
    description:
      'Who may take part in SAFE, EDIP and the EDF, what each pays, when a purchase must be published, and where a small company looks for money for certification.',
  } satisfies Meta,
  title: 'EU money and rules',
  cardFact: 'SAFE, EDIP, EDF: who may take part and what each pays',
  lead: 'Is SAFE money for me? No: your customer borrows, you sell. Grants go to consortia; for certification we read none.' satisfies Text,
  certification: { term: 'For a certificate', text: 'None read: [ask](#certification)' satisfies Text },
  /** Links from the pages of buyers. */
  links: [
    { label: 'SAFE, EDIP, EDF', href: '/buyers/eu-money#three' },
    { label: 'Small companies', href: '/buyers/eu-money#programs' },
  ],
  contents: 'On this page',
  questions: {
    safe: 'Is SAFE money for me?',
    edip: 'Who gets grants from EDIP?',
    edf: 'May we take part in the EDF?',
    programs: 'Where does a small company look?',
    certification: 'Does anybody pay for certification?',
    limits: 'When must a purchase be published?',
  },
  three: {
    id: 'three',
    title: 'Three programs',
    columns: ['Program', 'Who may take part', 'What it pays', 'What counts'],
  },
  limits: {
    id: 'limits',
    title: 'When a purchase is published',
    now: '{fact:ted-threshold}' satisfies Text,
    rule: '[All dated rules](/rules).' satisfies Text,
  },
  programs: {
    id: 'programs',
    title: 'Small companies',
    lead: 'Each has calls of its own: read the conditions of the call before you plan a proposal.' satisfies Text,
    columns: ['Program', 'Who may take part', 'What it pays'],
  },
  certificates: {
    id: 'certification',
    title: 'Money for certification',
    lead: 'No program text that we read says that it asks for a certificate or pays for one. [What each certification costs](/certifications/costs). Two questions before you count on it:' satisfies Text,
  },
} as const;
