import type { CertificationSlug } from '../certifications/slugs';
import { qualityFacts } from '../facts/quality';
import { aqapShare } from './audit-time';
import { clearanceCharges, clearanceFees } from './authorities';
import { commonPractice, ourEstimate, secondHand, verified } from './basis';
import { departmentEstimate } from './cmmc';
import { type AqapCase, auditedSlugs, type Basis } from './types';

/** Paragraph on the budget of certifications, with its sources. */
export interface BudgetParagraph {
  id: 'range' | 'fees' | 'offer' | 'upkeep' | 'lapse' | 'transfer' | 'access';
  title: string;
  /** Certifications whose page prints it. */
  of: readonly CertificationSlug[];
  /** One paragraph with sentences of at most 30 words. */
  text: string;
  basis: readonly [Basis, ...Basis[]];
}

const shareOf = (audit: AqapCase) => `${aqapShare[audit].value.join('–')}%`;

const rules = 'International audit-time rules (MD 5)';
const certificates = 'ISO/IEC 17021-1';

/** Paragraphs in page order. */
export const budgetParagraphs: readonly BudgetParagraph[] = [
  {
    id: 'range',
    title: 'What moves the audit days',
    of: auditedSlugs,
    text: 'The days follow the people in scope. Part-timers are converted, and people with identical simple tasks may count less. Risk, design work, several sites and what the body already knows move the rest.',
    basis: [
      verified('European co-operation for Accreditation, FAQ 48.6', 'Undated page', 'Identical activities.'),
      commonPractice(rules, '2023', 'Effective number of people and the factors that move the time.'),
    ],
  },
  {
    id: 'range',
    title: 'What the audit stands on',
    of: ['aqap2110'],
    text: `The days above are an audit where ISO 9001 or AS9100D is already certified: from an extension by the same body to a full audit by another. In one audit with ISO 9001: ${shareOf('together')} of it. With no certificate: ${shareOf('alone')} of an ISO 9001 audit, our planning value.`,
    basis: aqapShare.together.basis,
  },
  {
    id: 'range',
    title: 'What moves the bills',
    of: ['cmmc'],
    text: 'The number of users in the protected cloud moves licenses and monitoring. An assessor’s price moves with users and sites. A small enclave is the one cost you control. The column for 8 people is also the price of an enclave for 8 users. {sure:our-estimate}',
    basis: [
      secondHand('Advisers on CMMC', 'Undated pages', 'Price bands by users.'),
      ourEstimate('The column for 8 people is set equal to an enclave for 8 users.'),
    ],
  },
  {
    id: 'fees',
    title: 'Level 1 alone',
    of: ['cmmc'],
    text: 'In its rule of {2024-10-15} the DoD estimated {=estimate.level1} for a small entity’s first self-assessment and affirmation, and about {=estimate.affirmation} to reaffirm each year. Own hours and outside help count together. {sure:second-hand}',
    basis: departmentEstimate.l1_self.basis,
  },
  {
    id: 'range',
    title: 'What moves the bills',
    of: ['itar'],
    text: 'Registration has a published fee. Makers, exporters, temporary importers, service providers in the US and brokers pay it. Counsel is the wide part: it depends on unclear items and on approvals.',
    basis: [
      verified(
        '22 CFR 122.3; 89 FR 99081',
        'In force since 9 January 2025',
        'Fees of the registration.',
        'itar-fees',
      ),
      verified(
        '22 CFR 122.1(a), 129.3',
        'Text of 27 January 2025',
        'Who registers, brokers included.',
        'itar',
      ),
      ourEstimate('Counsel’s range is ours.'),
    ],
  },
  {
    id: 'range',
    title: 'What moves the bills',
    of: ['nato-clearance'],
    text: 'The rooms are the wide part: what you build depends on the highest marking that you store. State charges differ from state to state.',
    basis: [ourEstimate('The range of the rooms is ours.')],
  },
  {
    id: 'fees',
    title: 'What the state charges',
    of: ['nato-clearance'],
    text: `${clearanceFees.PL} ${clearanceFees.FI} The United States is reported to charge nothing. Of other states we found no fee. That is not the same as free.`,
    basis: [
      ...clearanceCharges.PL.company.basis,
      ...clearanceCharges.FI.company.basis,
      ...clearanceCharges.US.company.basis,
    ],
  },
  {
    id: 'range',
    title: 'What moves the bills',
    of: ['ce-marking'],
    text: 'The radio decides most. A tested module saves EUR 15,000–25,000 against a transmitter of your own. No notified body’s price for radio, cybersecurity or drone classes was found.',
    basis: [
      secondHand('Public hardware guides (spilma.com and others)', 'Undated pages', 'What a module saves.'),
    ],
  },
  {
    id: 'offer',
    title: 'Why an offer below the range deserves a question',
    of: ['iso9001', 'iso27001'],
    text: 'The lower end is about the least time that an accredited body may quote for your head count. Ask a cheaper body for its audit-time calculation and for its accreditation.',
    basis: [verified(rules, '2023 (Issue 4, Version 3)', 'At most 30% less than the table (clause 3.9).')],
  },
  {
    id: 'offer',
    title: 'Why an offer below the range deserves a question',
    of: ['as9100d', 'aqap2110'],
    text: 'We did not read a table for this audit; the days are planned by us. Ask every body for its audit-time calculation, and compare days before prices.',
    basis: [ourEstimate('The days of both are set by us.')],
  },
  {
    id: 'upkeep',
    title: 'Each year after',
    of: auditedSlugs,
    text: 'The first yearly audit falls within 12 months of the decision, then one in each calendar year. Put the recertification three to four months before the certificate expires.',
    basis: [
      verified(certificates, '2015', 'First surveillance within 12 months, then each calendar year.'),
      ourEstimate('Three to four months before expiry is set by us.'),
    ],
  },
  {
    id: 'upkeep',
    title: 'Each year after',
    of: ['iso9001', 'aqap2110'],
    text: `${qualityFacts['iso9001-2015-short'].text} {sure:second-hand}`,
    basis: [
      secondHand(
        'Guidance for the change to ISO 9001:2015 (IAF ID 9)',
        '2015',
        'Certificates issued in a transition end with it.',
      ),
    ],
  },
  {
    id: 'upkeep',
    title: 'Each year after',
    of: ['cmmc'],
    text: 'You affirm your status each year; it is current only with an affirmation at most one year old. Level 2 is assessed again every third year, Level 1 each year by yourself.',
    basis: [commonPractice('32 CFR 170', '2024', 'Affirmations and the three-year period.', 'cfr-32-170')],
  },
  {
    id: 'lapse',
    title: 'When the certificate expires during a contract',
    of: auditedSlugs,
    text: 'A body may restore it within six months if the open recertification work is finished. Later at least a stage 2 audit is due. Until then you hold no valid certificate. Look in your orders for a duty to tell; tell customers before the day, and stop using the mark on it. {sure:common-practice}',
    basis: [
      verified(certificates, '2015', 'Restoring an expired certificate (clause 9.6.3.2.5).'),
      commonPractice(
        'Practice of certification bodies',
        'Not read again',
        'Telling customers and the use of the mark.',
      ),
    ],
  },
  {
    id: 'lapse',
    title: 'When the status lapses during a contract',
    of: ['cmmc'],
    text: 'A status is current only with an affirmation at most one year old. Does a late one revive it? Ask the contracting officer, and ask the prime in writing what it holds back until then.',
    basis: [
      verified('DFARS 252.204-7021(a)', 'Publication of 10 November 2025', 'When a status is current.'),
    ],
  },
  {
    id: 'lapse',
    title: 'When the registration lapses during a contract',
    of: ['itar'],
    text: 'Nothing is exported without a valid authorization. Ask DDTC, or the US company, before you sign: which agreements and licenses stand still while a registration is lapsed?',
    basis: [
      commonPractice(
        'ITAR, 22 CFR parts 120 to 130',
        'Not read again',
        'Exports need an authorization.',
        'itar',
      ),
    ],
  },
  {
    id: 'lapse',
    title: 'When the clearance lapses during a contract',
    of: ['nato-clearance'],
    text: 'Stop access at once; your security authority decides what follows. Ask it, and the buyer, before you sign: who may hold the files in between, and for how long?',
    basis: [commonPractice('Practice of security authorities', 'Not read again', 'The authority decides.')],
  },
  {
    id: 'lapse',
    title: 'When a product or a standard changes during a contract',
    of: ['ce-marking'],
    text: 'What a declaration has to state holds no expiry date. Ask the market surveillance authority, or your notified body: do units still to be delivered need a new declaration?',
    basis: [
      commonPractice(
        'Decision No 768/2008/EC, Annex III',
        '2008',
        'What a declaration states.',
        'decision-768',
      ),
    ],
  },
  {
    id: 'transfer',
    title: 'Moving to another body',
    of: ['iso9001', 'iso27001', 'as9100d'],
    text: 'Only a valid certificate of an accredited body moves; a suspended one does not. If the old body lost its accreditation, you have six months or until expiry, whichever is sooner. The new body reviews reports and open findings. Plan half an audit day.',
    basis: [
      verified(
        'Rules for transfer (MD 2), in bodies’ procedures',
        '2017, 2023',
        'What moves and what does not.',
      ),
    ],
  },
  {
    id: 'access',
    title: 'When auditors cannot come',
    of: ['iso9001', 'iso27001', 'as9100d'],
    text: 'Audits may be postponed by up to six months, and certificates extended as long, if conditions are met. The next cycle keeps the old date. No rule names Ukraine: ask in writing before you sign.',
    basis: [
      verified(
        'Rules for extraordinary events (ID 3), in a pandemic FAQ',
        '2011',
        'Postponing by six months.',
      ),
    ],
  },
];
