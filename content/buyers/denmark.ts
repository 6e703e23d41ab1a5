import { commonPractice, laterCheckEvidence, openQuestion, secondHand, verified } from './evidence';
import { inspectionEverywhere, issuerEverywhere, outsideEu, unreadAct } from './shared';
import type { NationRecord } from './types';

/** Denmark; checked {2026-11-21}, purchasing rule and clearance page on {2026-11-22}. */
export const denmark: NationRecord = {
  meta: {
    title: 'Selling to the Danish military: FMI, FE and the rules',
    description:
      'FMI buys, FE clears companies that others sponsor, the National Police licenses weapons: tenders, markings, clause, language, with sources and dates.',
  },
  cardFact: 'FMI buys, udbud.dk publishes, FE clears companies',
  lead: 'One agency buys for the armed forces, and to make war materiel in Denmark you need a permit.',
  topics: {
    buys: {
      short: 'FMI, the acquisition and logistics agency',
      facts: [
        {
          text: 'The acquisition and logistics agency of the Ministry of Defence (FMI, {da:Forsvarsministeriets Materiel- og Indkøbsstyrelse}, in English also DALO) buys for all authorities under the ministry. It buys by tender, by direct award, through the NATO Support and Procurement Agency (NSPA) or from another government.',
          ...verified('dk-procurement', { section: '3', checked: '2026-11-22' }),
        },
      ],
    },
    tenders: {
      short: 'udbud.dk, TED',
      facts: [
        {
          text: 'Danish tenders appear on udbud.dk, and larger ones also in [Tenders Electronic Daily](glossary:ted) (TED), the EU’s register of tenders.',
          ...commonPractice('FMI'),
        },
        { text: 'FMI awards many urgent purchases directly, without a notice.', ...secondHand('dk-direct') },
        {
          text: 'The act on defense building works of 2025 (bill L 222) concerns building and operating works, not purchasing. Reports call the fast track Act No. 1097, so ask FMI whether the two are one act.',
          ...laterCheckEvidence.verified('dk-l222'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: {
      short: 'Yes if your company is in the EU. Others may be admitted, but have no right to bid.',
      facts: [...outsideEu],
    },
    inspects: {
      short: 'Not confirmed: ask FMI',
      facts: [
        {
          text: 'Which office carries out [government quality assurance](glossary:gqa) under [STANAG 4107](glossary:stanag-4107) at our site: FMI itself, or another office?',
          ...openQuestion('FMI'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'Perhaps AQAP 2110: ask which clause',
      facts: [
        {
          text: 'Which clause does the contract contain: AQAP 2110 (a NATO quality publication) and in which edition, [ISO 9001](glossary:iso-9001), or neither?',
          ...laterCheckEvidence.openQuestion('the FMI project that buys'),
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
          text: 'A company cannot apply itself. The defense authorities or the Confederation of Danish Industry (DI) sponsor it. The clearance normally runs for two or five years, and the security officer must take a one-day course.',
          ...verified('fe-di', { checked: '2026-11-22' }),
        },
        { fact: 'dk-vetting' },
        { fact: 'dk-ua-classified' },
      ],
    },
    export: {
      short: 'National Police; for dual-use items, the Danish Business Authority',
      facts: [
        {
          text: 'The National Police licenses weapons and military equipment, and the Danish Business Authority licenses dual-use items through the portal Virk.',
          ...verified('dk-police-export', { also: 'dk-dual-use-page', checked: '2026-11-23' }),
        },
        { fact: 'dk-war-material' },
        {
          text: 'Assembling counts as making, and parts without civil use count as war materiel. You must make sure that your Danish subcontractors hold the permit as far as they need it. The minister can exempt a company that makes small amounts or carries out subordinate steps.',
          ...verified('dk-war-page', { also: 'war-material-act', checked: '2026-11-23' }),
        },
        {
          text: 'The police accept the application by email; the mailbox and both declarations of the recipient are on politi.dk, under weapons and export.',
          ...commonPractice('the National Police', '2026-11-28'),
        },
        {
          text: 'Which mailbox accepts the application, and which declaration fits a private buyer?',
          ...openQuestion('the National Police', '2026-11-28'),
        },
        {
          text: 'Which office of the ministry is responsible today? It may ask the defense authorities whether your item is covered.',
          ...laterCheckEvidence.openQuestion('the Ministry of Justice'),
        },
      ],
    },
    registration: {
      short: 'NATO supplier code (NCAGE) from the Danish bureau',
      facts: [
        {
          text: 'There is no central register of suppliers, but the Danish codification bureau (code 22) gives you a NATO supplier code ([NCAGE](glossary:ncage)) free of charge.',
          ...verified('dk-ncage'),
        },
        {
          text: 'In large purchases, foreign suppliers may have to provide industrial cooperation in Denmark, which the Danish Business Authority handles.',
          ...verified('dk-export'),
        },
      ],
    },
    language: {
      short: 'Danish, often English',
      facts: [
        {
          text: 'Tenders are in Danish, but larger ones often accept English.',
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
        'Does a company need a clearance at this marking? FE clears companies that receive classified information.',
      decides: 'not confirmed; ask FE',
      ...openQuestion('FE'),
    },
    {
      marking: '{da:FORTROLIGT}',
      level: 2,
      needs:
        'You need a clearance: persons need one above [{da:TIL TJENESTEBRUG}](glossary:til-tjenestebrug).',
      decides: 'FE',
      ...verified('dk-staff', { also: 'eu-marks', checked: '2026-11-22' }),
    },
    {
      marking: '{da:HEMMELIGT}',
      level: 3,
      needs: 'You need a clearance. For a person it takes at least six months, according to DI.',
      decides: 'FE',
      ...verified('fe-di', { checked: '2026-11-22' }),
    },
    {
      marking: '{da:YDERST HEMMELIGT}',
      level: 4,
      needs: 'You need a clearance.',
      decides: 'FE',
      ...verified('dk-staff', { also: 'eu-marks', checked: '2026-11-22' }),
    },
  ],
  why: 'No current Danish text that we read cites [AQAP 2110](glossary:aqap-2110), so ask FMI whether the contract does.',
  lowestMarking: 'ask',
  clearanceFrom: 2,
  offices: [
    {
      topic: 'buys',
      name: 'FMI, acquisition and logistics agency',
      address: 'buyer/denmark',
      contact: 'fmi',
    },
    { topic: 'inspects', name: 'Presumably FMI; ask who inspects', address: 'buyer/denmark' },
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
  tasks: ['Watch tenders at udbud.dk and TED.'],
  weapon: {
    who: 'the Ministry of Justice',
    permit: { unarmed: 'Permit, if it has no civil use', armed: 'The same permit' },
    short: {
      text: 'Yes, if it has no civil use: then you need a permit to make it, armed or not.',
      ...laterCheckEvidence.verified('war-material-act', 'sections 1 to 3'),
    },
    answers: {
      unarmed: [
        {
          text: 'You need a permit if the drone, or a part of it, is made for military use and has no civil use.',
          ...laterCheckEvidence.verified('war-material-act', 'sections 1 to 3'),
        },
      ],
      armed: [
        {
          text: 'You need the same permit, and the act also names ammunition, powder and explosives.',
          ...laterCheckEvidence.verified('war-material-act', 'sections 1 to 3'),
        },
      ],
      starts: [
        {
          text: 'You need the permit as soon as you make it, because section 2 of the act names no threshold.',
          ...verified('dk-war-page', { also: 'war-material-act', checked: '2026-11-23' }),
        },
        {
          text: 'Does a prototype count as making?',
          ...laterCheckEvidence.openQuestion('the Ministry of Justice'),
        },
      ],
      explosives: [unreadAct('the Weapons Act', 'the Ministry of Justice')],
    },
  },
  letters: ['1', '1b', '3', '8', '10'],
  letterByNation: {
    answer: 'Letter 1 if your company is in Denmark, letter 1b if it is abroad',
    more: 'If your company is registered outside Denmark, send [Letter 1b](/letters#letter-1b) to the same address.',
  },
};
