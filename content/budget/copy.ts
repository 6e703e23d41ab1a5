import type { CertificationSlug } from '../certifications/slugs';
import { productFacts } from '../facts/product-rules';
import type { BlockId } from './types';

/** Name of a block, and a sentence on its content. */
type BlockCopy = Readonly<Record<'name' | 'text', string>>;

/** Our fee, which is not part of any block below. */
export const supportCopy: BlockCopy = {
  name: 'Our support',
  text: 'This is what we bill you. The costs below come on top.',
};

/** The blocks in page order. */
export const blockCopy: Readonly<Record<BlockId, BlockCopy>> = {
  body: {
    name: 'Certification body and authorities',
    text: 'This is what certification bodies and authorities bill you for audits, certificates and registrations. We estimated it from public audit-time rules and reported prices.',
  },
  tests: {
    name: 'Tests, tools and counsel',
    text: 'This covers the laboratory, the penetration test, cloud, monitoring, rooms and lawyers. You choose much of it yourself.',
  },
  later: {
    name: 'Years 2 and 3',
    text: 'This keeps what you have: yearly audits, certificate fees and registrations.',
  },
  'later-tests': {
    name: 'Years 2 and 3: tests, tools and counsel',
    text: 'This keeps what you have: tests, tools and lawyers.',
  },
  recertification: {
    name: 'Before the certificate ends',
    text: 'This audit renews the certificate for three more years.',
  },
  running: {
    name: 'Already running',
    text: 'These are yearly audits of certificates that you hold. This plan does not cause them.',
  },
};

/**
 * Names of the blocks in the research notes and in the output of the command line, which other programs compare. The
 * pages print `blockCopy`.
 */
export const blockNames: Readonly<Record<BlockId, string>> = {
  body: 'Body and authorities',
  tests: 'Tests, tools, counsel',
  later: 'Years 2 and 3',
  'later-tests': 'Years 2 and 3: tests, tools, counsel',
  recertification: 'Before the certificate ends',
  running: 'Already running',
};

/** Names of the blocks until the certificate, inside a sentence. */
export const blockNamesInSentence = {
  body: 'certification body and authorities',
  tests: 'tests, tools and counsel',
} as const satisfies Partial<Record<BlockId, string>>;

/** Working days of the company's staff, shown next to the money. */
export const internalEffortCopy = {
  name: 'Your staff days',
  text: 'These are working days of your employees. We do not turn them into money.',
  auditors: 'With the auditors',
  build: 'Until the certificate, declaration or file',
  later: 'Years 2 and 3',
  /** Basis of the number of days. */
  fixed: '{fixed} days, whatever the number of employees',
  perHead: '{fixed} days, and {each} for each of {heads} people in scope',
  left: '{percent}% of these days remain, because the system is in use',
  people: '{people} of your employees accompany each auditor',
  yearly: '{name}: {days} a year',
} as const;

/** Subject of each bill. */
export const costLineCopy = {
  audit: 'Audit',
  certificate: 'Application and certificate',
  oasis: 'Listing and report in the OASIS register',
  assessor: 'Assessment by a CMMC assessor (C3PAO)',
  ddtc: 'Registration with the US State Department (DDTC)',
  'clearance-company': 'State check of the company',
  'clearance-persons': 'State check of persons',
  laboratory: 'Laboratory',
  'product-changes': 'Tests after product changes',
  'penetration-test': 'Penetration test, which the standard does not require',
  cloud: 'Government cloud, on top of the usual license',
  monitoring: 'Security monitoring',
  counsel: 'Counsel for export control',
  rooms: 'Safe, alarm, room and separate computer',
} as const;
/** What a line of a budget bills. */
export type LineKind = keyof typeof costLineCopy;

/** Units of the factors of a bill. */
export const factorCopy = {
  days: 'audit days',
  rate: 'a day',
  specialist: 'percent of the rate, because auditors are scarce',
  certificates: 'certificates',
  fee: 'each',
  users: 'users',
  months: 'months',
  license: 'a user and month',
  wages: 'average wages',
  wage: 'an average wage',
  persons: 'persons',
} as const;
/** Unit of a factor in a bill. */
export type FactorId = keyof typeof factorCopy;

/** Costs that no source publishes, with the question to ask. */
export const noFigureCopy = {
  travel: 'The auditors’ travel may be billed',
  standards: 'You pay for the texts of the standards, training courses and calibration',
  edition: 'A new edition (ISO 9001:2026, [IA9100](glossary:ia9100)) may need more audit time',
  repeat: 'A major finding may need a second visit',
  vat: 'VAT may come on top',
  'isms-software':
    'Software for [ISO/IEC 27001](glossary:iso-iec-27001): one report names EUR 300 a month and more.',
  'aqap-authority':
    'We found no fee of a national authority for AQAP 2110. An assessment by the buyer (in AQAP texts the acquirer) and the government quality representative ([GQAR](glossary:gqar)) costs no audit days that we know of.',
  'notified-body':
    'We found no price of a notified body for radio or cybersecurity (EN 18031 with its limits).',
  'drone-class': `We found no price for the drone class label under Regulation (EU) [2019/945](glossary:uas-2019-945). ${productFacts['uas-assessment'].text}`,
  clearance: 'The state’s fee for the clearance is open: ask your security authority.',
  guards: 'Guards for classified rooms: we found no price.',
  rate: 'We have no rates for this country: ask us.',
} as const;
/** Cost that no source publishes. */
export type OpenId = keyof typeof noFigureCopy;

/** Sentences for the cases without a bill. */
export const noInvoiceCopy = {
  'cmmc-self': 'Nobody bills you for [CMMC](glossary:cmmc), because you assess yourself.',
  'ce-authority':
    'No authority bills you for [CE marking](glossary:ce-marking). A [notified body](glossary:notified-body) bills you only where an EU act requires one.',
  'ddtc-abroad':
    'A company abroad pays no registration fee to the US State Department (DDTC), unless it is a broker owned or controlled by a US person.',
  'clearance-free':
    'The United States is reported to charge nothing for the clearance of a company or of its employees.',
} as const;
/** Case without a bill. */
export type NoInvoiceId = keyof typeof noInvoiceCopy;

/** Labels of the figures next to a budget. */
export const extraFigureCopy = {
  'department-l1_self':
    'Estimate of the Department of Defense (DoD) for Level 1, own hours and outside help together, never added',
  'department-l2_self':
    'Estimate of the Department of Defense (DoD) for Level 2 by self-assessment, own hours and outside help together, never added',
  'department-l2_c3pao':
    'Estimate of the Department of Defense (DoD) for Level 2 with an assessor, own hours and outside help together, never added',
  assessor: 'Assessment by a CMMC assessor ([C3PAO](glossary:c3pao)), only if your order requires it',
  retest: 'A second round of tests after a failed one',
  'notified-body': 'A notified body for machinery, where an EU act requires one',
} as const;
/** Figure that is shown next to a budget and never added to it. */
export type ExtraFigureId = keyof typeof extraFigureCopy;

/** Sentences that apply to every budget. */
export const budgetSentences = {
  dated:
    'The day rates come from published price lists of 2012 to 2018 and from undated pages, so expect higher rates today.',
  size: 'Our price does not depend on the number of your employees, but third-party fees do.',
} as const;

/** Labels of the drawing. */
export const budgetDrawingCopy = {
  auditDays: '{days} of audit',
  years: '{count} years',
  /** Price without a factor. */
  fixed: 'a fixed price',
  oneCertificate: '1 certificate',
  specialist: 'up to {percent}% more, because auditors are scarce',
  /** Price of a certification body by number of people. */
  upTo: '{amount} up to {people} people',
  extraTitle: 'Shown here, but never added',
  open: 'Costs without a figure: ask before you sign',
} as const;

/** Copy of the total cost of a certification. */
export const totalCostCopy = {
  bills: 'Third-party fees',
  /** Notes on our support and on the staff days. */
  support: 'The same for any size',
  until: 'Until {end}',
} as const;

/** Copy of the tables on the costs page and in the PDF guides. */
export const budgetTableCopy = {
  people: 'People in scope',
  /** Unit of the cells below. */
  days: 'Days by people in scope',
  first: 'First audit',
  /** First audit of AQAP 2110, which builds on another certificate. */
  firstOnTop: 'First audit, if ISO 9001 or AS9100D is already certified',
  yearly: 'Audit each year',
  own: 'Your staff days',
  ownLater: 'Your staff days, years 2 and 3',
  heads: '{number} people',
  /** Goal of the company's working days. */
  ends: {
    aqap2110: 'the certificate',
    iso9001: 'the certificate',
    as9100d: 'the certificate',
    cmmc: 'the status is posted',
    iso27001: 'the certificate',
    itar: 'the program runs',
    'nato-clearance': 'the file is ready',
    'ce-marking': 'the declaration',
  } satisfies Record<CertificationSlug, string>,
  /** Heading of the first column, by block. */
  group: { body: 'Country and certification body', tests: 'Country or product' },
  rate: '{amount} a day',
  /** Cost that is the same in all countries. */
  everywhere: 'All countries',
} as const;
