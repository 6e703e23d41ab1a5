import { clearanceTimes } from '../buyers/clearance-times';
import type { Statement } from '../statement';
import { listed } from './listed';
import type { VerifiableDocument } from './types';

/**
 * Documents for information security and export control. Source: research notes on document checks, 23 November 2026.
 */

const cmmcEntry: readonly Statement[] = [
  { text: 'CAGE code and unique identifier', certainty: 'second-hand' },
  { text: 'Level, by self-assessment or by an assessor ([C3PAO](glossary:c3pao))', certainty: 'second-hand' },
  { text: 'Status, Conditional or Final, with its date', certainty: 'second-hand' },
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
        'The status must name the level and the systems inside the assessed boundary. Ask whether they include the mailbox, the laptops and the cloud for your [controlled unclassified information](glossary:cui) (CUI).',
    },
  ],
  visibility: 'holder',
  shows: cmmcEntry,
  lookUp: ['sprs-portal', 'piee-portal', 'cyber-ab'],
  places: [
    {
      title: 'No public list',
      text: '{fact:sprs-access} A [prime contractor](glossary:prime-tier) cannot look either: suppliers show it their printout. {sure:second-hand} A company reaches its record in [SPRS](address:sprs-portal) through the portal [PIEE](address:piee-portal).',
    },
    {
      title: 'The company’s own record',
      text: `Ask the company for its entry in SPRS. It shows: ${listed(cmmcEntry)}.`,
      listsShows: true,
    },
    {
      title: 'The assessor',
      text: 'Only an assessment by a third-party assessor (C3PAO) or by the government ends in a certificate. Ask which organization assessed the company, and check there. The [Cyber AB Marketplace](address:cyber-ab) lists the authorized assessors.',
    },
  ],
  absence: { text: 'You cannot see the record, so this proves nothing.', certainty: 'second-hand' },
  presence: {
    text: 'An assessor must be Authorized or Accredited in the Marketplace. Candidate or RPO (an adviser) is not enough.',
    certainty: 'second-hand',
  },
  instead: {
    text: 'Ask for a screenshot of the entry, not for the [system security plan](glossary:ssp) (SSP). A Conditional status lasts 180 days.',
    certainty: 'second-hand',
  },
  flags: [5, 9],
  minutes: null,
  answer: [{ text: '1–3 days until you have the supplier’s screenshot', certainty: 'our-estimate' }],
} as const satisfies VerifiableDocument;

const registration = {
  id: 'itar',
  name: 'ITAR registration',
  certifications: [
    {
      slug: 'itar',
      subject: 'an ITAR program',
      scope:
        'The authorization must name item, end use, end user and parties. What it does not name is not allowed, for example a sister company.',
    },
  ],
  visibility: 'holder',
  shows: [
    {
      text: 'Current letter of the State Department’s trade controls office (DDTC), with its expiry date and a masked code',
      certainty: 'common-practice',
      ask: 'DDTC',
    },
    {
      text: 'Signed statement that the registration is current',
      certainty: 'common-practice',
      ask: 'counsel',
    },
    {
      text: 'Number, parties and conditions of each authorization',
      certainty: 'common-practice',
      ask: 'DDTC',
    },
  ],
  lookUp: ['ddtc-debarred', 'sam-exclusions', 'sanctions/csl'],
  places: [
    {
      title: 'No certificate to check',
      text: '“ITAR certified” proves nothing: nobody issues such a certificate.',
    },
    {
      title: 'Registration',
      text: 'Ask a US company for proof of its registration with DDTC and for the day it expires. Registration gives no right to export.',
    },
    {
      title: 'License or agreement',
      text: 'Ask for its number and conditions, and for your own role in it: consignee, end user or party.',
    },
    {
      title: 'Compliance program',
      text: 'Ask for the technology control plan, the date of the last screening and the training record. Check the parties yourself in three lists: [DDTC’s debarred parties](address:ddtc-debarred), [SAM.gov exclusions](address:sam-exclusions), the [Consolidated Screening List](address:sanctions/csl).',
    },
  ],
  absence: {
    text: 'We found no public list of registrants, so this proves nothing. DDTC told registrants not to publish their code.',
    certainty: 'second-hand',
  },
  instead: { text: 'Do you confirm today whether a party is registered?', certainty: 'open', ask: 'DDTC' },
  flags: [4],
  minutes: 10,
  before: 'for the lists of barred parties',
  answer: [{ text: '1–5 days until you have the supplier’s letter', certainty: 'our-estimate' }],
} as const satisfies VerifiableDocument;

const clearance = {
  id: 'clearance',
  name: 'NATO or national clearance',
  certifications: [
    {
      slug: 'nato-clearance',
      subject: 'a clearance',
      scope:
        'The clearance must name the level, the company and the site. Ask also about people, who are cleared one by one, and systems, which are accredited separately.',
    },
  ],
  visibility: 'authorities',
  shows: [
    {
      text: 'Name of the supplier’s authority; from Poland also number, degree and level of the certificate',
      certainty: 'verified',
    },
    {
      text: 'Sent to your authority: company, address, supplier code ([NCAGE](glossary:ncage)), level',
      certainty: 'common-practice',
      ask: 'your security authority',
    },
    {
      text: 'Sent to your authority: contract and reason',
      certainty: 'common-practice',
      ask: 'your security authority',
    },
  ],
  lookUp: ['pl-abw', 'fe-di', 'uk-isac', 'dcsa-assurances'],
  places: [
    {
      title: 'Through the authorities',
      text: 'Give your own [security authority](glossary:nsa-dsa) the company’s name, site and level, and let it ask. {fact:clearance-confirmation} The authority in Denmark is [FE](address:fe-di), in the United Kingdom [ISAC](address:uk-isac), in the United States [DCSA](address:dcsa-assurances).',
    },
    {
      title: 'Advertising a clearance',
      text: 'If you hold a clearance, ask your authority whether you may advertise it.',
    },
    {
      title: 'The list in Poland',
      text: 'Ask Poland’s Internal Security Agency, [ABW](address:pl-abw), whether its list of holders also contains certificates from the Military Counterintelligence Service (SKW).',
    },
    {
      title: 'Before you invest',
      text: 'A new owner or director has to be reported and can end the clearance. Ask the authority before shares change hands. {fact:dk-war-material-shares}',
    },
  ],
  absence: {
    text: 'Outside Poland no list is public, and only your own authority’s answer counts.',
    certainty: 'verified',
  },
  flags: [3, 7],
  minutes: null,
  answer: [
    { text: 'Some weeks', certainty: 'our-estimate' },
    {
      text: `${clearanceTimes.GB.months} for a new British clearance`,
      certainty: clearanceTimes.GB.certainty,
    },
  ],
} as const satisfies VerifiableDocument;

/** Documents on security and on export control registrations. */
export const securityDocuments = [cyber, registration, clearance] as const;
