import { clearanceTimes } from '../buyers/clearance-times';
import { listed } from './listed';
import type { VerifiableDocument, VerifyStatement } from './types';

/**
 * Documents for information security and export control. Source: research notes on document checks, 23 November 2026.
 */

const cmmcEntry: readonly VerifyStatement[] = [
  { text: 'CAGE code and unique identifier', certainty: 'second-hand' },
  { text: 'Level, self-assessment or C3PAO', certainty: 'second-hand' },
  { text: 'Status Conditional or Final, with its date', certainty: 'second-hand' },
  { text: 'Day of the last affirmation', certainty: 'second-hand' },
  { text: 'Assessed scope', certainty: 'second-hand' },
];

const cyber = {
  id: 'cmmc',
  name: 'CMMC status',
  certifications: [
    {
      slug: 'cmmc',
      subject: 'a CMMC status',
      scope:
        'The level, and the systems inside the assessed boundary. Ask whether the mailbox, the laptops and the cloud that will hold your CUI are among them.',
    },
  ],
  visibility: 'holder',
  shows: cmmcEntry,
  lookUp: ['sprs-portal', 'piee-portal', 'cyber-ab'],
  places: [
    {
      title: 'No public list',
      text: '{fact:sprs-access} A prime cannot look either: show it your printout. {sure:second-hand} The record is in [SPRS](address:sprs-portal), reached through [PIEE](address:piee-portal).',
    },
    {
      title: 'The company’s own record',
      text: `Ask for its entry in SPRS: ${listed(cmmcEntry)}.`,
      listsShows: true,
    },
    {
      title: 'The assessor',
      text: 'Only an assessment by a C3PAO or the government ends in a certificate. Ask which organization assessed the company, and check with it. The [Cyber AB Marketplace](address:cyber-ab) lists the authorized ones.',
    },
  ],
  absence: { text: 'You cannot see the record, so absence tells you nothing.', certainty: 'second-hand' },
  presence: {
    text: 'An assessor’s status in the Marketplace must read Authorized or Accredited. Candidate or RPO is not enough.',
    certainty: 'second-hand',
  },
  instead: {
    text: 'Ask the supplier for a screenshot of its own entry, not for the whole SSP (system security plan). A Conditional status runs 180 days.',
    certainty: 'second-hand',
  },
  flags: [5, 9],
  minutes: null,
  answer: [{ text: '1–3 days for the supplier’s screenshot', certainty: 'our-estimate' }],
} as const satisfies VerifiableDocument;

const registration = {
  id: 'itar',
  name: 'ITAR registration',
  certifications: [
    {
      slug: 'itar',
      subject: 'an ITAR program',
      scope:
        'The authorization names the item, the end use, the end user and the parties. What it does not name is not allowed, a sister company included.',
    },
  ],
  visibility: 'holder',
  shows: [
    {
      text: 'DDTC’s current letter: expiry date shown, code masked',
      certainty: 'common-practice',
      office: 'DDTC',
    },
    {
      text: 'Signed statement that the registration is current',
      certainty: 'common-practice',
      office: 'counsel',
    },
    { text: 'Each authorization: number, parties, conditions', certainty: 'common-practice', office: 'DDTC' },
  ],
  lookUp: ['ddtc-debarred', 'sam-exclusions', 'sanctions/csl'],
  places: [
    {
      title: 'No certificate to check',
      text: 'A document that says “ITAR certified” proves nothing: nobody issues such a certificate.',
    },
    {
      title: 'Registration',
      text: 'Ask a US company for proof of its registration with DDTC and for the day it expires. Registration gives no right to export. No public list of registrants was found.',
    },
    {
      title: 'License or agreement',
      text: 'Ask for its number and conditions, and your own company’s role in it: consignee, end user or party.',
    },
    {
      title: 'Program',
      text: 'Ask for the technology control plan, the date of the last screening and the training record. Check the parties yourself: [DDTC’s debarred parties](address:ddtc-debarred), [SAM.gov exclusions](address:sam-exclusions), the [Consolidated Screening List](address:sanctions/csl).',
    },
  ],
  absence: {
    text: 'There is no list of registrants to be absent from. DDTC told them not to publish their code.',
    certainty: 'second-hand',
  },
  instead: {
    text: 'Does DDTC confirm today whether a party is registered?',
    certainty: 'open',
    office: 'DDTC',
  },
  flags: [4],
  minutes: 10,
  before: 'lists of barred parties',
  answer: [{ text: '1–5 days for the supplier’s letter', certainty: 'our-estimate' }],
} as const satisfies VerifiableDocument;

const clearance = {
  id: 'clearance',
  name: 'NATO or national clearance',
  certifications: [
    {
      slug: 'nato-clearance',
      subject: 'a clearance',
      scope:
        'The level, the company and the site. People are cleared one by one, and systems for classified data are accredited separately: ask about each.',
    },
  ],
  visibility: 'authorities',
  shows: [
    {
      text: 'Name of the supplier’s authority; from Poland also number, degree and level of the certificate',
      certainty: 'verified',
    },
    {
      text: 'Sent to your authority: company, address, NCAGE, level',
      certainty: 'common-practice',
      office: 'your security authority',
    },
    {
      text: 'Sent to your authority: contract and reason',
      certainty: 'common-practice',
      office: 'your security authority',
    },
  ],
  lookUp: ['pl-abw', 'fe-di', 'uk-isac', 'dcsa-assurances'],
  places: [
    {
      title: 'Through the authorities',
      text: 'Give your own security authority the company’s name, site and the level, and let it ask. {fact:clearance-confirmation} In Denmark it is [FE](address:fe-di), in the United Kingdom [ISAC](address:uk-isac), in the United States [DCSA](address:dcsa-assurances).',
    },
    {
      title: 'A paper is not the proof',
      text: 'Poland issues a certificate, Germany a decision. A buyer abroad still asks through its own authority. Ask yours whether you may advertise a clearance.',
    },
    {
      title: 'The list in Poland',
      text: 'Ask [ABW](address:pl-abw): does its list of holders also hold certificates from the Military Counterintelligence Service (SKW)?',
    },
    {
      title: 'Before you invest',
      text: 'A new owner or director has to be reported and can end a clearance. Ask the authority before shares change hands. {fact:dk-war-material-shares}',
    },
  ],
  absence: {
    text: 'Poland: look in ABW’s list of holders. Elsewhere nothing is public: only your own authority’s answer counts.',
    certainty: 'verified',
  },
  flags: [3, 7],
  minutes: null,
  answer: [
    { text: 'Weeks', certainty: 'our-estimate' },
    {
      text: `${clearanceTimes.GB.months} for a new British clearance`,
      certainty: clearanceTimes.GB.certainty,
    },
  ],
} as const satisfies VerifiableDocument;

export const securityDocuments = [cyber, registration, clearance] as const;
