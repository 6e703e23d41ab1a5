import type { CertificationSlug } from '../certifications/slugs';
import { productFacts } from '../facts/product-rules';
import type { BlockId, ExtraFigureId, FactorId, LineKind, NoInvoiceId, OpenId } from './types';

/** Name of a block, and a sentence on its content. */
export interface BlockCopy {
  name: string;
  text: string;
}

/** Our fee, which is not part of any block below. */
export const supportCopy: BlockCopy = {
  name: 'Our support',
  text: 'What we bill. The costs below come on top.',
};

/** The blocks in page order. */
export const blockCopy: Readonly<Record<BlockId, BlockCopy>> = {
  body: {
    name: 'Body and authorities',
    text: 'What others bill you: audit, certificate, registration. Estimated from public audit-time rules and reported prices.',
  },
  tests: {
    name: 'Tests, tools, counsel',
    text: 'Laboratory, penetration test, cloud, monitoring, rooms, lawyers. You choose much of it.',
  },
  later: {
    name: 'Years 2 and 3',
    text: 'Keeping what you have: yearly audits, certificate fees and registrations.',
  },
  'later-tests': {
    name: 'Years 2 and 3: tests, tools, counsel',
    text: 'Keeping what you have: tests, tools and lawyers.',
  },
  recertification: {
    name: 'Before the certificate ends',
    text: 'The audit that renews the certificate for three more years.',
  },
  running: {
    name: 'Already running',
    text: 'Yearly audits of certificates that you hold. This plan does not cause them.',
  },
};

/** Working days of the company's staff, shown next to the money. */
export const internalEffortCopy = {
  name: 'Your own days',
  text: 'Working days of your people. We do not turn them into money.',
  auditors: 'With the auditors',
  build: 'Until the certificate, declaration or file',
  later: 'Years 2 and 3',
  /** Basis of the number of days. */
  fixed: '{fixed} days, whatever the head count',
  perHead: '{fixed} days, and {each} for each of {heads} people in scope',
  left: '{percent}% of it, because the system is in use',
  people: '{people} of your people with each auditor',
  yearly: '{name}: {days} a year',
} as const;

/** Subject of each bill. */
export const costLineCopy: Readonly<Record<LineKind, string>> = {
  audit: 'Audit',
  certificate: 'Application and certificate',
  oasis: 'OASIS listing and report',
  assessor: 'Assessment by a C3PAO',
  ddtc: 'Registration with DDTC',
  'clearance-company': 'State check of the company',
  'clearance-persons': 'State check of persons',
  laboratory: 'Laboratory',
  'product-changes': 'Tests after product changes',
  'penetration-test': 'Penetration test, not demanded',
  cloud: 'Government cloud, above the usual license',
  monitoring: 'Security monitoring',
  counsel: 'Counsel for export control',
  rooms: 'Safe, alarm, room, separate computer',
};

/** Units of the factors of a bill. */
export const factorCopy: Readonly<Record<FactorId, string>> = {
  days: 'audit days',
  rate: 'a day',
  specialist: 'percent of the rate, for scarcer auditors',
  certificates: 'certificates',
  fee: 'each',
  users: 'users',
  months: 'months',
  license: 'a user and month',
  wages: 'average wages',
  wage: 'an average wage',
  persons: 'persons',
};

/** Costs that no source publishes, with the question to ask. */
export const noFigureCopy: Readonly<Record<OpenId, string>> = {
  travel: 'Travel of the auditors',
  standards: 'Texts of the standards, training courses, calibration',
  edition: 'More audit time when an edition changes (ISO 9001:2026, IA9100)',
  repeat: 'A repeat visit after a major finding',
  vat: 'VAT',
  'isms-software': 'Software for ISO 27001; one report names EUR 300 a month and more',
  'aqap-authority':
    'The fee of a national authority for AQAP 2110. The route by acquirer and GQAR bills no audit days that we know of.',
  'notified-body': 'A notified body for radio or cybersecurity (EN 18031 with its limits)',
  'drone-class': `The drone class label under (EU) 2019/945. ${productFacts['uas-assessment'].text}`,
  clearance: 'The state’s fee for the clearance',
  guards: 'Guards',
  rate: 'No rates for this seat: ask us',
};

/** Sentences for the cases without a bill. */
export const noInvoiceCopy: Readonly<Record<NoInvoiceId, string>> = {
  'cmmc-self': 'No body bills you for CMMC: you assess yourself and affirm each year.',
  'ce-authority':
    'No authority bills you for CE marking; a notified body does only where an act asks for one.',
  'ddtc-abroad':
    'A company abroad pays DDTC nothing, unless it is a broker owned or controlled by a US person.',
  'clearance-free': 'The United States is reported to charge nothing for the company or its persons.',
};

/** Labels of the figures next to a budget. */
export const extraFigureCopy: Readonly<Record<ExtraFigureId, string>> = {
  'department-l1_self':
    'The US department’s estimate for Level 1: own hours and outside help together, so never added',
  'department-l2_self':
    'The US department’s estimate for Level 2 by self-assessment: own hours and outside help together, so never added',
  'department-l2_c3pao':
    'The US department’s estimate for Level 2 with an assessor: own hours and outside help together, so never added',
  assessor: 'Assessment by a C3PAO, only if your order says so',
  retest: 'A second round after a failed test',
  'notified-body': 'A notified body for machinery, where the act asks for one',
};

/** Sentences that apply to every budget. */
export const budgetSentences = {
  dated: 'Day rates come from published price lists of 2012 to 2018 and undated pages: expect more today.',
  size: 'Our price does not depend on head count; what others bill you does.',
} as const;

/** Labels of the drawing. */
export const budgetDrawingCopy = {
  auditDays: '{days} of audit',
  years: '{count} years',
  /** Price without a factor. */
  fixed: 'a fixed price',
  oneCertificate: '1 certificate',
  specialist: 'up to {percent}% more for scarcer auditors',
  /** Price of a certification body by number of people. */
  upTo: '{amount} up to {people} people',
  extraTitle: 'Beside it, never added',
  open: 'Open: ask before you sign',
} as const;

/** Copy of the total cost of a certification. */
export const totalCostCopy = {
  support: 'The same for every head count',
  bills: 'Other people’s bills',
  until: 'Until {end}',
} as const;

/** Copy of the tables on the costs page and in the PDF guides. */
export const budgetTableCopy = {
  people: 'People in scope',
  /** Unit of the cells below. */
  days: 'Days by people in scope',
  first: 'First audit',
  /** First audit of AQAP 2110, which builds on another certificate. */
  firstOnTop: 'First audit, where ISO 9001 or AS9100D is certified',
  yearly: 'Audit each year',
  own: 'Your own days',
  ownLater: 'Own days, years 2 and 3',
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
  group: 'Seat and body',
  rate: '{amount} a day',
  /** Cost that is the same in all countries. */
  everywhere: 'All seats',
} as const;
