import { commonPractice, laterCheckEvidence, openQuestion, verified } from './evidence';
import { exportLaw, inspectionEverywhere, issuerEverywhere, unreadAct } from './shared';
import type { NationRecord } from './types';

/** Norway; checked {2026-11-21}, purchasing page on {2026-11-22}. */
export const norway: NationRecord = {
  market: 'eea',
  meta: {
    title: 'Selling to the Norwegian military: Doffin, NSM, DEKSA',
    description:
      'The Defence Materiel Agency buys and publishes on Doffin, NSM clears from KONFIDENSIELT up, DEKSA licenses exports: markings, clause and language, with sources.',
  },
  cardFact: 'Defence Materiel Agency buys, NSM clears, DEKSA licenses',
  lead: 'In NATO and the European Economic Area, not in the EU.',
  topics: {
    buys: {
      short: 'Norwegian Defence Materiel Agency',
      facts: [
        {
          text: 'The Norwegian Defence Materiel Agency ({nb:Forsvarsmateriell}, FMA) awards the vast majority of procurement contracts for the armed forces.',
          ...verified('no-procurement', { checked: '2026-11-22' }),
        },
      ],
    },
    tenders: {
      short: 'Doffin, TED',
      facts: [
        {
          text: 'The agency publishes its tenders on Doffin. Where classification forbids it, the armed forces address suitable suppliers directly.',
          ...verified('no-procurement', { checked: '2026-11-22' }),
        },
        { text: 'Larger tenders appear in TED as well, under the EEA agreement.', ...commonPractice('FMA') },
      ],
    },
    outside: {
      short: 'From the EEA yes; from elsewhere not by right.',
      facts: [
        {
          text: 'Norway follows the defense procurement directive 2009/81 through the EEA. Companies from elsewhere have no right to bid under it.',
          ...laterCheckEvidence.commonPractice('FMA'),
        },
      ],
    },
    inspects: {
      short: 'Ask FMA',
      facts: [
        { text: 'Does FMA itself give government quality assurance?', ...openQuestion('FMA') },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'Ask: which clause?',
      facts: [
        {
          text: 'Which clause does the contract carry: AQAP 2110, in which edition?',
          ...laterCheckEvidence.openQuestion('FMA'),
        },
        {
          text: 'A large Norwegian prime, Kongsberg, passes its own requirements on; they rest on ISO 9001.',
          ...verified('no-prime'),
        },
        { fact: 'aqap-2110-edition' },
        issuerEverywhere,
      ],
    },
    markings: {
      short: 'National Security Authority (NSM)',
      facts: [
        {
          text: 'The National Security Authority (NSM) gives a supplier clearance at the client’s request, from {nb:KONFIDENSIELT} up.',
          ...verified('no-security', { section: 'Security Act, section 9-3' }),
        },
      ],
    },
    export: {
      short: 'DEKSA',
      facts: [
        {
          text: 'The authority DEKSA has licensed exports of strategic goods since {2025-01-01}.',
          ...verified('no-export'),
        },
        {
          text: 'An application needs the order or an extract of the contract and a statement of the end user. A license usually lasts 6 to 12 months.',
          ...laterCheckEvidence.verified('no-licenses'),
        },
        {
          text: 'How long does a license for defense materiel take? An older page of the ministry says two months.',
          ...laterCheckEvidence.openQuestion('DEKSA'),
        },
      ],
    },
    registration: {
      short: 'Ask FMA',
      facts: [
        { text: 'Is there a register of suppliers beside the account on Doffin?', ...openQuestion('FMA') },
      ],
    },
    language: {
      short: 'Norwegian, often English',
      facts: [
        { text: 'Tenders are in Norwegian; many defense tenders are in English.', ...commonPractice('FMA') },
      ],
    },
  },
  markings: [
    {
      marking: '{nb:BEGRENSET}',
      level: 1,
      needs: 'No supplier clearance, but a security agreement before the purchase starts.',
      decides: 'The client',
      ...verified('no-security', { section: 'Security Act, section 9-2' }),
    },
    {
      marking: '{nb:KONFIDENSIELT}',
      level: 2,
      needs: 'A supplier clearance.',
      decides: 'NSM, at the client’s request',
      ...verified('no-security', { section: 'Security Act, section 9-3' }),
    },
  ],
  why: 'Norwegian pages that we read name no clause, and a large prime builds on ISO 9001.',
  lowestMarking: 'agreement',
  clearanceFrom: 2,
  offices: [
    {
      topic: 'buys',
      name: 'Norwegian Defence Materiel Agency (FMA)',
      address: 'buyer/norway',
      contact: 'fma',
    },
    { topic: 'inspects', name: 'FMA, presumably: ask', address: 'buyer/norway' },
    { topic: 'markings', name: 'National Security Authority (NSM)', address: 'no-security', contact: 'nsm' },
    {
      topic: 'export',
      name: 'Directorate for Export Control and Sanctions (DEKSA)',
      address: 'no-export',
      parent: { name: 'Ministry of Foreign Affairs' },
    },
    { topic: 'tenders', name: 'Doffin', address: 'portal/norway' },
  ],
  registers: { accreditation: ['ab/na'], company: ['company/norway'] },
  tasks: ['Tenders at Doffin and TED.'],
  weapon: {
    who: 'the police and the ministry',
    short: {
      text: 'Unarmed: no. Armed: bombs and rockets count as ammunition.',
      ...laterCheckEvidence.commonPractice('the police and the ministry'),
    },
    answers: {
      unarmed: [exportLaw('the police')],
      armed: [
        {
          text: 'Bombs, rockets and grenades count as ammunition (section 2). Arms destined for the Armed Forces are outside the act (section 3).',
          ...laterCheckEvidence.verified('no-weapons', 'sections 2 and 3'),
        },
        {
          text: 'Which office permits a private maker?',
          ...laterCheckEvidence.openQuestion('the police and the ministry'),
        },
      ],
      starts: [
        {
          text: 'From which step is a permit needed?',
          ...laterCheckEvidence.openQuestion('the police and the ministry'),
        },
        {
          text: 'Civil drone rules bar weapons in test flights; the maker Nammo stopped its tests.',
          ...laterCheckEvidence.secondHand('no-drone-reports'),
        },
      ],
      explosives: [unreadAct('A permit of the Directorate for Civil Protection (DSB)', 'DSB')],
    },
  },
  letters: ['3', '8', '10'],
};
