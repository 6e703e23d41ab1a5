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
  meta: {
    title: 'Selling to the Finnish military: HILMA, clearance, markings',
    description:
      'The Logistics Command buys and publishes on HILMA, the Defence Command or Supo clears companies: markings, AQAP 2110, export control and language, with sources.',
  },
  cardFact: 'Logistics Command buys, Defence Command or Supo clears',
  lead: 'Two authorities clear companies, and which of them decides depends on who orders.',
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
          text: 'The Defence Forces publish notices on the portal HILMA, which passes the larger ones on to [Tenders Electronic Daily](glossary:ted) (TED), the EU’s register.',
          ...verified('fi-tenders'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: {
      short: 'Yes if your company is in the EU. Others may be admitted, but have no right to bid.',
      facts: [...outsideEu],
    },
    inspects: {
      short: 'Not confirmed: ask the Logistics Command',
      facts: [
        {
          text: 'Does the Logistics Command itself carry out [government quality assurance](glossary:gqa)?',
          ...openQuestion('the Logistics Command'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'AQAP 2110 (order of 2003)',
      facts: [
        {
          text: 'According to a thesis of 2005, the Defence Command ordered [AQAP 2110](glossary:aqap-2110) (a NATO quality publication) into use at the end of 2003. Ask whether this is still the practice today.',
          ...secondHand('fi-aqap', { checked: '2026-11-22' }),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    issuer: {
      short: 'Private certification bodies',
      facts: [
        {
          text: 'Private certification bodies assess companies against AQAP, and one of them, DNV, offers training for it.',
          ...laterCheckEvidence.commonPractice('the Logistics Command'),
        },
        issuerEverywhere,
      ],
    },
    foreign: {
      short: 'Not confirmed: ask the Logistics Command',
      facts: [foreignOpen('the Logistics Command')],
    },
    markings: {
      short: 'Defence Command or Supo',
      facts: [
        {
          text: 'The Defence Command clears companies for defense orders; the Security and Intelligence Service (Supo) clears them for other orders and for international work. The national security authority is the Foreign Ministry.',
          ...verified('fi-clearance'),
        },
        {
          text: 'The Defence Command checks companies that carry out functions assigned by the Defence Forces or take part in their procurement.',
          ...verified('fi-supo', { checked: '2026-11-28' }),
        },
        {
          text: 'A public authority, Finnish or foreign, requests the check. A company requests it itself only in certain international cases.',
          ...verified('fi-supo', { checked: '2026-11-28' }),
        },
        {
          text: 'Nobody is checked without consent, and a certificate is valid for five years at most.',
          ...verified('fi-supo', { checked: '2026-11-28' }),
        },
        {
          text: 'The authorities publish no processing time, so ask Supo, or for defense orders the Defence Command.',
          ...verified('fi-supo', { checked: '2026-11-28' }),
        },
      ],
    },
    export: {
      short: 'Ministry of Defence; for dual-use items the Foreign Ministry',
      facts: [
        {
          text: 'The Ministry of Defence licenses defense materiel, and the Ministry for Foreign Affairs licenses dual-use items.',
          ...verified('fi-export', { checked: '2026-11-22' }),
        },
        {
          text: 'The Ministry of Defence states in writing, on request, whether an item is a defense product. The Government’s plenary session decides on some licenses.',
          ...laterCheckEvidence.verified('fi-282'),
        },
      ],
    },
    registration: {
      short: 'Account on HILMA',
      facts: [{ text: 'You need an account on HILMA to bid.', ...commonPractice('the Logistics Command') }],
    },
    language: {
      short: 'Finnish, often English',
      facts: [
        { text: 'Tenders are in Finnish, and often in English.', ...commonPractice('the Logistics Command') },
      ],
    },
  },
  markings: [
    {
      marking: '{fi:KÄYTTÖ RAJOITETTU} (TL\u00a0IV)',
      level: 1,
      needs: 'The authority may check the company, and from the next level up it must check it.',
      decides: 'Defence Command or Supo',
      ...verified('fi-clearance'),
    },
    {
      marking: 'TL III',
      level: 2,
      needs: 'The authority checks the company, and a certificate is mandatory.',
      decides: 'Defence Command or Supo',
      ...verified('fi-clearance'),
    },
  ],
  lowestMarking: 'may',
  clearanceFrom: 2,
  offices: [
    { topic: 'buys', name: 'Logistics Command', address: 'buyer/finland', contact: 'fi-logistics' },
    {
      topic: 'inspects',
      name: 'Presumably the Logistics Command; ask who inspects',
      address: 'buyer/finland',
    },
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
      name: 'Ministry for Foreign Affairs, for dual-use items; also the [national security authority](glossary:nsa-dsa)',
      address: 'fi-export',
      contact: 'fi-foreign',
    },
    { topic: 'tenders', name: 'HILMA', address: 'portal/finland' },
  ],
  registers: { accreditation: ['ab/finas'], company: ['company/finland'] },
  tasks: ['Open an account at HILMA (hankintailmoitukset.fi).'],
  weapon: {
    who: 'the National Police Board',
    permit: { unarmed: 'No permit that we know of', armed: 'License for launchers and ammunition' },
    short: {
      text: 'An unarmed drone is not a weapon, but for launchers and ammunition you need a license.',
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
          text: 'You need a trade license to make and trade them.',
          ...laterCheckEvidence.commonPractice('the National Police Board'),
        },
      ],
      starts: [
        {
          text: 'From which step is a license needed?',
          ...laterCheckEvidence.openQuestion('the National Police Board'),
        },
      ],
      explosives: [unreadAct('decree 819/2015, and the agency Tukes gives the permit', 'Tukes')],
    },
  },
  letters: ['3', '8', '10'],
};
