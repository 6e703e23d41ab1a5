import { commonPractice, laterCheckEvidence, openQuestion, secondHand, verified } from './evidence';
import {
  exportLaw,
  foreignOpen,
  inspectionEverywhere,
  issuerEverywhere,
  outsideEu,
  unreadAct,
} from './shared';
import type { NationRecord } from './types';

/** Finland; checked {2026-11-21}, command and export control on {2026-11-22}. */
export const finland: NationRecord = {
  market: 'eu',
  meta: {
    title: 'Selling to the Finnish military: HILMA, clearance, markings',
    description:
      'The Logistics Command buys and publishes on HILMA, the Defence Command or Supo clears companies: markings, AQAP 2110, export control and language, with sources.',
  },
  cardFact: 'Logistics Command buys, Defence Command or Supo clears',
  lead: 'Two authorities clear companies, depending on who orders.',
  topics: {
    buys: {
      short: 'Logistics Command',
      facts: [
        {
          text: 'The Logistics Command of the Finnish Defence Forces is responsible for their acquisitions.',
          ...verified('fi-logistics', { checked: '2026-11-22' }),
        },
      ],
    },
    tenders: {
      short: 'HILMA, TED',
      facts: [
        {
          text: 'Notices are published on HILMA, which passes the larger ones on to TED.',
          ...verified('fi-tenders'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: { short: 'From the EU yes; from elsewhere not by right.', facts: [...outsideEu] },
    inspects: {
      short: 'Ask the Logistics Command',
      facts: [
        {
          text: 'Does the Logistics Command itself give government quality assurance?',
          ...openQuestion('the Logistics Command'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'AQAP 2110 (order of 2003)',
      facts: [
        {
          text: 'The Defence Command ordered AQAP 2110 into use at the end of 2003 (thesis of 2005). Ask what the practice is today.',
          ...secondHand('fi-aqap', { checked: '2026-11-22' }),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    issuer: {
      short: 'Private certification bodies',
      facts: [
        {
          text: 'Private certification bodies assess against AQAP. One of them, DNV, trains for it.',
          ...laterCheckEvidence.commonPractice('the Logistics Command'),
        },
        issuerEverywhere,
      ],
    },
    foreign: { short: 'Ask the Logistics Command', facts: [foreignOpen('the Logistics Command')] },
    markings: {
      short: 'Defence Command or Supo',
      facts: [
        {
          text: 'The Defence Command clears companies for defense orders, the Security and Intelligence Service (Supo) for others and for international work. The national security authority is the Foreign Ministry.',
          ...verified('fi-clearance'),
        },
        {
          text: 'The Defence Command checks companies that carry out functions assigned by the Defence Forces or are involved in their defense procurement.',
          ...verified('fi-supo', { checked: '2026-11-28' }),
        },
        {
          text: 'A public authority, Finnish or foreign, asks for the check. A company asks itself only in certain international cases.',
          ...verified('fi-supo', { checked: '2026-11-28' }),
        },
        {
          text: 'Nobody is checked without consent, and a certificate runs five years at most.',
          ...verified('fi-supo', { checked: '2026-11-28' }),
        },
        {
          text: 'No time is published: ask Supo, or the Defence Command for defense orders.',
          ...verified('fi-supo', { checked: '2026-11-28' }),
        },
      ],
    },
    export: {
      short: 'Ministry of Defence; dual-use: Foreign Ministry',
      facts: [
        {
          text: 'The Ministry of Defence licenses defense materiel, the Ministry for Foreign Affairs dual-use items.',
          ...verified('fi-export', { checked: '2026-11-22' }),
        },
        {
          text: 'On request the Ministry of Defence rules in writing whether an item is a defense product. The Government’s plenary session decides some licenses.',
          ...laterCheckEvidence.verified('fi-282'),
        },
      ],
    },
    registration: {
      short: 'Account on HILMA',
      facts: [{ text: 'An account on HILMA is needed to bid.', ...commonPractice('the Logistics Command') }],
    },
    language: {
      short: 'Finnish, often English',
      facts: [
        { text: 'Tenders are in Finnish, often in English.', ...commonPractice('the Logistics Command') },
      ],
    },
  },
  markings: [
    {
      marking: '{fi:KÄYTTÖ RAJOITETTU} (TL\u00a0IV)',
      level: 1,
      needs: 'The company may be examined; from the next level it must be.',
      decides: 'Defence Command or Supo',
      ...verified('fi-clearance'),
    },
    {
      marking: 'TL III',
      level: 2,
      needs: 'The company is examined: a certificate is mandatory.',
      decides: 'Defence Command or Supo',
      ...verified('fi-clearance'),
    },
  ],
  lowestMarking: 'may',
  clearanceFrom: 2,
  offices: [
    { topic: 'buys', name: 'Logistics Command', address: 'buyer/finland', contact: 'fi-logistics' },
    { topic: 'inspects', name: 'Logistics Command, presumably: ask', address: 'buyer/finland' },
    {
      topic: 'markings',
      name: 'Defence Command, for defense orders',
      address: 'fi-logistics',
      contact: 'fi-command',
    },
    {
      topic: 'markings',
      name: 'Security and Intelligence Service (Supo)',
      address: 'fi-clearance',
      contact: 'supo',
    },
    { topic: 'export', name: 'Ministry of Defence', address: 'fi-tenders', contact: 'fi-defense' },
    {
      topic: 'export',
      name: 'Ministry for Foreign Affairs, for dual-use items; also the national security authority',
      address: 'fi-export',
      contact: 'fi-foreign',
    },
    { topic: 'tenders', name: 'HILMA', address: 'portal/finland' },
  ],
  registers: { accreditation: ['ab/finas'], company: ['company/finland'] },
  tasks: ['Account at HILMA (hankintailmoitukset.fi).'],
  weapon: {
    who: 'the National Police Board',
    short: {
      text: 'Unarmed: no. Launchers and ammunition: a license.',
      ...laterCheckEvidence.commonPractice('the National Police Board'),
    },
    answers: {
      unarmed: [exportLaw('the National Police Board')],
      armed: [
        {
          text: 'The Firearms Act covers missile and rocket launcher systems and especially dangerous ammunition.',
          ...laterCheckEvidence.verified('fi-firearms'),
        },
        {
          text: 'Making and trading it takes a trade license.',
          ...laterCheckEvidence.commonPractice('the National Police Board'),
        },
      ],
      starts: [
        {
          text: 'From which step is a license needed?',
          ...laterCheckEvidence.openQuestion('the National Police Board'),
        },
      ],
      explosives: [unreadAct('A permit of the agency Tukes, decree 819/2015', 'Tukes')],
    },
  },
  letters: ['3', '8', '10'],
};
