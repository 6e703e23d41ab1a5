import type { CertificationSlug } from '../certifications/slugs';
import { qualityFacts } from '../facts/quality';
import type { TitledText } from '../text';
import { aqapShare } from './audit-time';
import { clearanceCharges, clearanceFees } from './authorities';
import { commonPractice, ourEstimate, secondHand, verified } from './basis';
import { departmentEstimate } from './cmmc';
import { type AqapCase, auditedSlugs, type Basis } from './types';

/** Titled paragraph on the budget of certifications, with its sources; its sentences have at most 30 words. */
export interface BudgetParagraph extends TitledText {
  id: 'range' | 'fees' | 'offer' | 'upkeep' | 'lapse' | 'transfer' | 'access';
  /** Certifications whose page prints it. */
  of: readonly CertificationSlug[];
  basis: readonly [Basis, ...Basis[]];
}

const shareOf = (audit: AqapCase) => `${aqapShare[audit].value.join('–')}%`;

const rules = 'International audit-time rules (MD 5)';
const certificates = 'ISO/IEC 17021-1';

/** Paragraphs in page order. */
export const budgetParagraphs: readonly BudgetParagraph[] = [
  {
    id: 'range',
    title: 'What changes the number of audit days',
    of: auditedSlugs,
    text: 'The audit days depend on the number of people in scope. Part-time employees are converted, and people with identical simple tasks may count less. Risk, design work, several sites and what the certification body already knows change the rest.',
    basis: [
      verified(
        'European co-operation for Accreditation, FAQ 48.6',
        'undated page',
        'People with identical activities may count less.',
      ),
      commonPractice(
        rules,
        '2023',
        'The rules define the effective number of people and the factors that change the time.',
      ),
    ],
  },
  {
    id: 'range',
    title: 'What the audit days assume',
    of: ['aqap2110'],
    text: `The days above assume that [ISO 9001](glossary:iso-9001) or [AS9100D](glossary:as9100) is already certified. They range from an extension by the same certification body to a full audit by another. In one audit with ISO 9001, [AQAP 2110](glossary:aqap-2110) adds ${shareOf('together')} of the ISO 9001 audit. Without any certificate it takes ${shareOf('alone')} of an ISO 9001 audit. {sure:our-estimate}`,
    basis: aqapShare.together.basis,
  },
  {
    id: 'range',
    title: 'What changes the third-party fees',
    of: ['cmmc'],
    text: 'The number of users in the protected cloud decides the cost of licenses and monitoring. An assessor’s price depends on the number of users and sites, so keep the protected part of your network (the enclave) small. The column for 8 people is also the price of an enclave for 8 users. {sure:our-estimate}',
    basis: [
      secondHand('Advisers on CMMC', 'undated pages', 'These are price bands by number of users.'),
      ourEstimate('We set the column for 8 people equal to an enclave for 8 users.'),
    ],
  },
  {
    id: 'fees',
    title: 'What Level 1 alone costs',
    of: ['cmmc'],
    text: 'In its rule of {2024-10-15} the Department of Defense (DoD) estimated {figure:estimate.level1} for a small entity’s first self-assessment and affirmation. Each yearly affirmation costs about {figure:estimate.affirmation}. The estimate counts own hours and outside help together. {sure:second-hand}',
    basis: departmentEstimate.l1_self.basis,
  },
  {
    id: 'range',
    title: 'What changes the third-party fees',
    of: ['itar'],
    text: 'Manufacturers, exporters, temporary importers, service providers in the US, and brokers register and pay a published fee. The cost of counsel varies most, because it depends on unclear items and on approvals.',
    basis: [
      verified(
        '22 CFR 122.3; 89 FR 99081',
        'In force since 9 January 2025',
        'The rule sets the fees of the registration.',
        'itar-fees',
      ),
      verified(
        '22 CFR 122.1(a), 129.3',
        'Text of 27 January 2025',
        'These sections say who registers, brokers included.',
        'itar',
      ),
      ourEstimate('We set the range for counsel.'),
    ],
  },
  {
    id: 'range',
    title: 'What changes the third-party fees',
    of: ['nato-clearance'],
    text: 'The cost of the rooms varies most, because what you build depends on the highest marking that you store. The state’s fees differ from country to country.',
    basis: [ourEstimate('The range of the rooms is ours.')],
  },
  {
    id: 'fees',
    title: 'What the state charges',
    of: ['nato-clearance'],
    text: `${clearanceFees.PL} ${clearanceFees.FI} We found no fee for other countries, but that does not mean that the clearance is free there.`,
    basis: [
      ...clearanceCharges.PL.company.basis,
      ...clearanceCharges.FI.company.basis,
      ...clearanceCharges.US.company.basis,
    ],
  },
  {
    id: 'range',
    title: 'What changes the third-party fees',
    of: ['ce-marking'],
    text: 'The radio has the largest effect: a tested module saves EUR 15,000–25,000 compared with your own transmitter.',
    basis: [
      secondHand(
        'Public hardware guides (spilma.com and others)',
        'undated pages',
        'The guides say what a tested module saves.',
      ),
    ],
  },
  {
    id: 'offer',
    title: 'Why an offer below the range deserves a question',
    of: ['iso9001', 'iso27001'],
    text: 'The lower end is about the least time that an accredited certification body may quote for your number of people. Ask a cheaper certification body for its audit-time calculation and for its accreditation.',
    basis: [
      verified(
        rules,
        '2023 (Issue 4, Version 3)',
        'The time may be at most 30% less than the table (clause 3.9).',
      ),
    ],
  },
  {
    id: 'offer',
    title: 'Why an offer below the range deserves a question',
    of: ['as9100d', 'aqap2110'],
    text: 'Ask every certification body for its audit-time calculation, and compare the days before the prices.',
    basis: [ourEstimate('We set the days of both.')],
  },
  {
    id: 'upkeep',
    title: 'Each year after the certificate',
    of: auditedSlugs,
    text: 'The first yearly audit takes place within 12 months of the certification decision. Another one follows in each calendar year. Schedule the recertification three to four months before the certificate expires.',
    basis: [
      verified(
        certificates,
        '2015',
        'The first surveillance audit is within 12 months, and then one follows in each calendar year.',
      ),
      ourEstimate('We set the three to four months before expiry.'),
    ],
  },
  {
    id: 'upkeep',
    title: 'Each year after the certificate',
    of: ['iso9001', 'aqap2110'],
    text: `${qualityFacts['iso9001-2015-short'].text} {sure:second-hand}`,
    basis: [
      secondHand(
        'Guidance for the change to ISO 9001:2015 ([IAF](glossary:accredited-certificate) ID 9)',
        '2015',
        'Certificates issued during a transition end with it.',
      ),
    ],
  },
  {
    id: 'upkeep',
    title: 'Each year after the first status',
    of: ['cmmc'],
    text: 'You affirm your status each year. Level 2 is assessed again every third year, and you assess Level 1 yourself each year.',
    basis: [
      commonPractice(
        '32 CFR 170',
        '2024',
        'The rule sets the affirmations and the three-year period.',
        'cfr-32-170',
      ),
    ],
  },
  {
    id: 'lapse',
    title: 'When the certificate expires during a contract',
    of: auditedSlugs,
    text: 'A certification body may restore an expired certificate within six months if the open recertification work is finished. Later it needs at least a stage 2 audit. Until then you hold no valid certificate. Tell your buyers before the day of expiry, and stop using the certification mark on that day. {sure:common-practice}',
    basis: [
      verified(
        certificates,
        '2015',
        'The clause is about restoring an expired certificate (clause 9.6.3.2.5).',
      ),
      commonPractice(
        'Practice of certification bodies',
        'Not read again',
        'It is common to tell buyers and to stop using the mark.',
      ),
    ],
  },
  {
    id: 'lapse',
    title: 'When the status lapses during a contract',
    of: ['cmmc'],
    text: 'A status is current only if the last affirmation is at most one year old. Ask the contracting officer whether a late affirmation revives the status. Ask the prime in writing what it holds back until then.',
    basis: [
      verified(
        '[DFARS 252.204-7021](glossary:dfars-252-204-7021)(a)',
        'Publication of 10 November 2025',
        'The clause says when a status is current.',
      ),
    ],
  },
  {
    id: 'lapse',
    title: 'When the registration lapses during a contract',
    of: ['itar'],
    text: 'Nothing may be exported without a valid authorization. Before you sign, ask the US State Department (DDTC) or the US company which agreements and licenses are on hold while a registration is lapsed.',
    basis: [
      commonPractice(
        'ITAR, 22 CFR parts 120 to 130',
        'Not read again',
        'Every export needs an authorization.',
        'itar',
      ),
    ],
  },
  {
    id: 'lapse',
    title: 'When the clearance lapses during a contract',
    of: ['nato-clearance'],
    text: 'Stop access at once; your security authority decides what follows. Before you sign, ask the authority and the buyer who may hold the files in between, and for how long.',
    basis: [
      commonPractice(
        'Practice of security authorities',
        'Not read again',
        'The authority decides what follows.',
      ),
    ],
  },
  {
    id: 'lapse',
    title: 'When a product or a standard changes during a contract',
    of: ['ce-marking'],
    text: 'A declaration does not have to state an expiry date. Ask the market surveillance authority, or your notified body, whether units still to be delivered need a new declaration.',
    basis: [
      commonPractice(
        'Decision No 768/2008/EC, Annex III',
        '2008',
        'The annex says what a declaration states.',
        'decision-768',
      ),
    ],
  },
  {
    id: 'transfer',
    title: 'Moving to another certification body',
    of: ['iso9001', 'iso27001', 'as9100d'],
    text: 'You can move only a valid certificate of an accredited certification body, not a suspended one. If the old certification body lost its accreditation, you have six months or until expiry, whichever is sooner. The new certification body reviews reports and open findings. Plan half an audit day for this review.',
    basis: [
      verified(
        'Rules for transfer (MD 2), in the procedures of certification bodies',
        '2017, 2023',
        'The rules say which certificates can be moved.',
      ),
    ],
  },
  {
    id: 'access',
    title: 'When auditors cannot come',
    of: ['iso9001', 'iso27001', 'as9100d'],
    text: 'Audits may be postponed by up to six months, and certificates extended for as long, if conditions are met. The next cycle keeps the old date. No rule names Ukraine, so ask the certification body in writing before you sign.',
    basis: [
      verified(
        'Rules for extraordinary events (ID 3), in a pandemic FAQ',
        '2011',
        'Audits may be postponed by six months.',
      ),
    ],
  },
];
