import { commonPractice, laterCheckEvidence, openQuestion, verified } from './evidence';
import { exportLaw, inspectionEverywhere, issuerEverywhere, unreadAct } from './shared';
import type { NationRecord } from './types';

/** Norway; checked {2026-11-21}, purchasing page on {2026-11-22}. */
export const norway: NationRecord = {
  meta: {
    title: 'Selling to the Norwegian military: Doffin, NSM, DEKSA',
    description:
      'The Defence Materiel Agency buys and publishes on Doffin, NSM clears from KONFIDENSIELT up, DEKSA licenses exports: markings, clause and language, with sources.',
  },
  cardFact: 'Defence Materiel Agency buys, NSM clears, DEKSA licenses',
  lead: 'Norway is in NATO and the European Economic Area, but not in the EU.',
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
          text: 'The agency publishes its tenders on the portal Doffin. Where classification forbids publication, the armed forces contact suitable suppliers directly.',
          ...verified('no-procurement', { checked: '2026-11-22' }),
        },
        {
          text: 'Larger tenders also appear in [Tenders Electronic Daily](glossary:ted) (TED), the EU’s register, under the agreement on the European Economic Area (EEA).',
          ...commonPractice('FMA'),
        },
      ],
    },
    outside: {
      short:
        'Yes if your company is in the European Economic Area (EEA). Companies from other countries have no right to bid.',
      facts: [
        {
          text: 'Norway applies the defense procurement directive 2009/81 through the EEA.',
          ...laterCheckEvidence.commonPractice('FMA'),
        },
      ],
    },
    inspects: {
      short: 'Not confirmed: ask FMA',
      facts: [
        {
          text: 'Does FMA itself carry out [government quality assurance](glossary:gqa)?',
          ...openQuestion('FMA'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'Ask which clause applies',
      facts: [
        {
          text: 'Which clause does the contract contain: [AQAP 2110](glossary:aqap-2110) (a NATO quality publication), and in which edition?',
          ...laterCheckEvidence.openQuestion('FMA'),
        },
        {
          text: 'Kongsberg, a large Norwegian prime contractor, passes its own requirements on to suppliers, and these are based on ISO 9001.',
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
          text: 'The National Security Authority (NSM) gives a supplier clearance when the buyer requests it, from {nb:KONFIDENSIELT} up.',
          ...verified('no-security', { section: 'Security Act, section 9-3' }),
        },
      ],
    },
    export: {
      short: 'Export control authority (DEKSA)',
      facts: [
        {
          text: 'The Directorate for Export Control and Sanctions (DEKSA) has licensed exports of strategic goods since {2025-01-01}.',
          ...verified('no-export'),
        },
        {
          text: 'With the application you submit the order or an extract of the contract, and a statement of the end user. A license usually lasts 6 to 12 months.',
          ...laterCheckEvidence.verified('no-licenses'),
        },
        {
          text: 'How long does a license for defense materiel take? An older page of the ministry says two months.',
          ...laterCheckEvidence.openQuestion('the export control authority (DEKSA)'),
        },
      ],
    },
    registration: {
      short: 'Not confirmed: ask FMA',
      facts: [
        {
          text: 'Is there a register of suppliers, apart from the account on Doffin?',
          ...openQuestion('FMA'),
        },
      ],
    },
    language: {
      short: 'Norwegian, often English',
      facts: [
        {
          text: 'Tenders are in Norwegian, but many defense tenders are in English.',
          ...commonPractice('FMA'),
        },
      ],
    },
  },
  markings: [
    {
      marking: '{nb:BEGRENSET}',
      level: 1,
      needs: 'You need no supplier clearance, but you sign a security agreement before the purchase starts.',
      decides: 'the buyer',
      ...verified('no-security', { section: 'Security Act, section 9-2' }),
    },
    {
      marking: '{nb:KONFIDENSIELT}',
      level: 2,
      needs: 'You need a supplier clearance.',
      decides: 'NSM, when the buyer requests it',
      ...verified('no-security', { section: 'Security Act, section 9-3' }),
    },
  ],
  why: 'The Norwegian pages that we read name no clause, and a large [prime contractor](glossary:prime-tier) builds on [ISO 9001](glossary:iso-9001).',
  lowestMarking: 'agreement',
  clearanceFrom: 2,
  offices: [
    {
      topic: 'buys',
      name: 'Norwegian Defence Materiel Agency (FMA)',
      address: 'buyer/norway',
      contact: 'fma',
    },
    { topic: 'inspects', name: 'Presumably FMA; ask who inspects', address: 'buyer/norway' },
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
  tasks: ['Watch tenders at Doffin and TED.'],
  weapon: {
    who: 'the police and the ministry',
    permit: { unarmed: 'No permit that we know of', armed: 'Bombs and rockets count as ammunition' },
    short: {
      text: 'An unarmed drone is not a weapon, but bombs and rockets of an armed drone count as ammunition.',
      ...laterCheckEvidence.commonPractice('the police and the ministry'),
    },
    answers: {
      unarmed: [exportLaw('the police')],
      armed: [
        {
          text: 'Bombs, rockets and grenades count as ammunition (section 2). Arms for the Armed Forces are outside the act (section 3).',
          ...laterCheckEvidence.verified('no-weapons', 'sections 2 and 3'),
        },
        {
          text: 'Which office gives a permit to a private manufacturer?',
          ...laterCheckEvidence.openQuestion('the police and the ministry'),
        },
      ],
      starts: [
        {
          text: 'From which step is a permit needed?',
          ...laterCheckEvidence.openQuestion('the police and the ministry'),
        },
        {
          text: 'Civil drone rules forbid weapons in test flights, and the manufacturer Nammo stopped its tests.',
          ...laterCheckEvidence.secondHand('no-drone-reports'),
        },
      ],
      explosives: [
        unreadAct('the rules of the Directorate for Civil Protection (DSB), which gives the permit', 'DSB'),
      ],
    },
  },
  letters: ['3', '8', '10'],
};
