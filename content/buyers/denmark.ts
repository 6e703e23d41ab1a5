import { commonPractice, laterCheckEvidence, openQuestion, secondHand, verified } from './evidence';
import { inspectionEverywhere, issuerEverywhere, outsideEu, unreadAct } from './shared';
import type { NationRecord } from './types';

/** Denmark; checked {2026-11-21}, purchasing rule and clearance page on {2026-11-22}. */
export const denmark: NationRecord = {
  market: 'eu',
  meta: {
    title: 'Selling to the Danish military: FMI, FE and the rules',
    description:
      'FMI buys, FE clears companies that others put forward, the National Police licenses weapons: tenders, markings, clause, language, with sources and dates.',
  },
  cardFact: 'FMI buys, udbud.dk publishes, FE clears companies',
  lead: 'One agency buys for the armed forces; making war materiel requires a permission.',
  topics: {
    buys: {
      short: 'FMI, acquisition agency (DALO)',
      facts: [
        {
          text: 'The acquisition and logistics agency of the Ministry of Defence (FMI, {da:Forsvarsministeriets Materiel- og Indkøbsstyrelse}, in English also DALO) buys for the ministry’s group: by tender, by direct award, through NSPA or from another government.',
          ...verified('dk-procurement', { section: '3', checked: '2026-11-22' }),
        },
      ],
    },
    tenders: {
      short: 'udbud.dk, TED',
      facts: [
        { text: 'Danish tenders appear on udbud.dk, larger ones in TED as well.', ...commonPractice('FMI') },
        { text: 'Many urgent purchases are awarded directly, without a notice.', ...secondHand('dk-direct') },
        {
          text: 'The act on defense building works of 2025 (bill L 222) concerns building and operating works, not purchasing. Reports call the fast track Act No. 1097: ask FMI whether the two are one act.',
          ...laterCheckEvidence.verified('dk-l222'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: { short: 'From the EU yes; from elsewhere not by right.', facts: [...outsideEu] },
    inspects: {
      short: 'Ask FMI',
      facts: [
        {
          text: 'Which office gives government quality assurance under STANAG 4107 at your site: FMI itself, or another?',
          ...openQuestion('FMI'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'AQAP 2110: ask which clause',
      facts: [
        {
          text: 'Which clause does the contract carry: AQAP 2110 in which edition, ISO 9001, or neither?',
          ...laterCheckEvidence.openQuestion('the project at FMI'),
        },
        { fact: 'aqap-2110-edition' },
        issuerEverywhere,
      ],
    },
    markings: {
      short: 'Defence Intelligence Service (FE)',
      facts: [
        { fact: 'dk-authorities' },
        {
          text: 'A company cannot apply. The defense authorities or the Confederation of Danish Industry (DI) put it forward; the clearance normally runs two or five years, and a one-day course for the security officer is mandatory.',
          ...verified('fe-di', { checked: '2026-11-22' }),
        },
        { fact: 'dk-vetting' },
        { fact: 'dk-ua-classified' },
      ],
    },
    export: {
      short: 'National Police; dual-use: Danish Business Authority',
      facts: [
        {
          text: 'The National Police licenses weapons and military equipment, the Danish Business Authority dual-use items, through Virk.',
          ...verified('dk-police-export', { also: 'dk-dual-use-page', checked: '2026-11-23' }),
        },
        { fact: 'dk-war-material' },
        {
          text: 'Assembling counts as making, and parts without civil use count as war materiel. You must see to it that Danish subcontractors hold the permit as far as needed. The minister can exempt a maker of small amounts or of subordinate steps.',
          ...verified('dk-war-page', { also: 'war-material-act', checked: '2026-11-23' }),
        },
        {
          text: 'The police take the application by e-mail: the mailbox and both declarations of the recipient are on politi.dk, under weapons and export.',
          ...commonPractice('the National Police', '2026-11-28'),
        },
        {
          text: 'Which mailbox takes the application, and which declaration fits a private buyer?',
          ...openQuestion('the National Police', '2026-11-28'),
        },
        {
          text: 'Which office of the ministry answers today? It may ask the defense side whether your item is covered.',
          ...laterCheckEvidence.openQuestion('the Ministry of Justice'),
        },
      ],
    },
    registration: {
      short: 'NCAGE from the Danish bureau',
      facts: [
        {
          text: 'There is no central register of suppliers. The NCAGE code is free, from the Danish codification bureau (code 22).',
          ...verified('dk-ncage'),
        },
        {
          text: 'Foreign suppliers in large purchases may have to provide industrial cooperation in Denmark. The Danish Business Authority handles it.',
          ...verified('dk-export'),
        },
      ],
    },
    language: {
      short: 'Danish, often English',
      facts: [
        {
          text: 'Tenders are in Danish. In larger ones English is often accepted.',
          ...commonPractice('FMI, in the tender’s questions'),
        },
      ],
    },
  },
  markings: [
    {
      marking: '{da:TIL TJENESTEBRUG} (TTJ)',
      level: 1,
      needs:
        'Does a company need a clearance at this marking? FE clears companies that get classified information.',
      decides: 'FE: ask',
      ...openQuestion('FE'),
    },
    {
      marking: '{da:FORTROLIGT}',
      level: 2,
      needs: 'A clearance: persons need it above TTJ.',
      decides: 'FE',
      ...verified('dk-staff', { also: 'eu-marks', checked: '2026-11-22' }),
    },
    {
      marking: '{da:HEMMELIGT}',
      level: 3,
      needs: 'A clearance; for a person at least six months, according to DI.',
      decides: 'FE',
      ...verified('fe-di', { checked: '2026-11-22' }),
    },
    {
      marking: '{da:YDERST HEMMELIGT}',
      level: 4,
      needs: 'A clearance.',
      decides: 'FE',
      ...verified('dk-staff', { also: 'eu-marks', checked: '2026-11-22' }),
    },
  ],
  why: 'No current Danish text that we read cites AQAP 2110, so it stays a question.',
  lowestMarking: 'ask',
  clearanceFrom: 2,
  offices: [
    {
      topic: 'buys',
      name: 'FMI, acquisition and logistics agency',
      address: 'buyer/denmark',
      contact: 'fmi',
    },
    { topic: 'inspects', name: 'FMI, presumably: ask', address: 'buyer/denmark' },
    { topic: 'markings', name: 'Danish Defence Intelligence Service (FE)', address: 'fe-di', contact: 'fe' },
    {
      topic: 'markings',
      name: 'Security and Intelligence Service (PET), the national security authority',
      address: 'authority/denmark-pet',
      contact: 'pet',
    },
    {
      topic: 'export',
      name: 'Ministry of Justice, for making war materiel',
      address: 'dk-justice',
      contact: 'dk-justice',
    },
    {
      topic: 'export',
      name: 'National Police, for exporting it',
      address: 'authority/denmark-police',
      contact: 'dk-police',
    },
    {
      topic: 'export',
      name: 'Danish Business Authority, for dual-use items',
      address: 'authority/denmark-business',
      contact: 'dk-business',
    },
    { topic: 'tenders', name: 'udbud.dk', address: 'portal/denmark' },
  ],
  registers: { accreditation: ['ab/danak'], company: ['company/denmark'] },
  tasks: ['Tenders at udbud.dk and TED.'],
  weapon: {
    who: 'the Ministry of Justice',
    short: {
      text: 'Yes, if it has no civil use: a permit, armed or not.',
      ...laterCheckEvidence.verified('war-material-act', 'sections 1 to 3'),
    },
    answers: {
      unarmed: [
        {
          text: 'A permit, where it is made for military use and has no civil use; parts too.',
          ...laterCheckEvidence.verified('war-material-act', 'sections 1 to 3'),
        },
      ],
      armed: [
        {
          text: 'The same permit; ammunition, powder and explosives are named.',
          ...laterCheckEvidence.verified('war-material-act', 'sections 1 to 3'),
        },
      ],
      starts: [
        {
          text: 'The duty starts at making, and assembling counts; section 2 names no threshold.',
          ...verified('dk-war-page', { also: 'war-material-act', checked: '2026-11-23' }),
        },
        { text: 'Does a prototype count?', ...laterCheckEvidence.openQuestion('the Ministry of Justice') },
      ],
      explosives: [unreadAct('The Weapons Act besides', 'the Ministry of Justice')],
    },
  },
  letters: ['1', '1b', '3', '8', '10'],
  letterByNation: {
    answer: 'Letter 1 if your company is in Denmark, letter 1b if it is abroad',
    more: 'Your company is registered outside Denmark? Send [Letter 1b](/letters#letter-1b), to the same address.',
  },
};
