import { commonPractice, laterCheckEvidence, openQuestion, secondHand, verified } from './evidence';
import { exportLaw, inspectionEverywhere, issuerEverywhere, outsideEu, unreadAct } from './shared';
import type { NationRecord } from './types';

/** Lithuania; checked {2026-11-21}, VSD and the NATO declaration on {2026-11-22}. */
export const lithuania: NationRecord = {
  market: 'eu',
  meta: {
    title: 'Selling to the Lithuanian military: who buys and clears',
    description:
      'The Defence Resources Agency buys, VSD certifies suppliers within six months: tenders on CVP IS, markings, export control, registration, language, with sources.',
  },
  cardFact: 'Defence Resources Agency buys, VSD certifies suppliers',
  lead: 'One agency buys, and the state checks suppliers against national security interests.',
  topics: {
    buys: {
      short: 'Defence Resources Agency',
      facts: [
        {
          text: 'The Defence Resources Agency ({lt:Gynybos resursų agentūra}; the Defence Materiel Agency until about 2022) buys for the armed forces. The government made it a central purchasing body in 2026.',
          ...secondHand('lt-agency', { checked: '2026-11-22' }),
        },
      ],
    },
    tenders: {
      short: 'CVP IS, TED',
      facts: [
        {
          text: 'Lithuanian tenders appear on CVP IS, larger ones in TED as well.',
          ...commonPractice('the Defence Resources Agency'),
        },
        {
          text: 'Purchases can also be made without a tender: in 2025 the government allowed it for loitering munitions.',
          ...secondHand('lt-agency'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: {
      short: 'From the EU yes; from elsewhere not by right, and the state checks you.',
      facts: [...outsideEu],
    },
    inspects: {
      short: 'Ask the defense ministry (KAM)',
      facts: [
        {
          text: 'Which office under the Ministry of National Defence gives government quality assurance?',
          ...openQuestion('the Ministry of National Defence (KAM)'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'Ask: AQAP or ISO 9001',
      facts: [
        {
          text: 'Does the contract cite an AQAP or ISO 9001?',
          ...openQuestion('the Defence Resources Agency'),
        },
        { fact: 'aqap-2110-edition' },
        issuerEverywhere,
      ],
    },
    markings: {
      short: 'State Security Department (VSD)',
      facts: [
        {
          text: 'A company that wants to take part in a purchase with classified information needs a certificate of supplier reliability from the State Security Department (VSD). VSD decides within six months of a complete application.',
          ...verified('lt-vsd', { checked: '2026-11-22' }),
        },
        {
          text: 'Persons at a supplier who work with {lt:RIBOTO NAUDOJIMO} file their applications with VSD as well.',
          ...verified('lt-vsd', { checked: '2026-11-22' }),
        },
      ],
    },
    export: {
      short: 'Ministry of the Economy and Innovation',
      facts: [
        {
          text: 'The Ministry of the Economy and Innovation licenses export, import, transit and brokering of military equipment.',
          ...laterCheckEvidence.verified('lt-1022', 'Article 6'),
        },
        {
          text: 'Resolution 932 rules exports, transit, brokering and transfers inside the EU. Since {2023-09-23} applications can go through the licensing system STRATLES.',
          ...secondHand('lt-strategic', { checked: '2026-11-22' }),
        },
      ],
    },
    registration: {
      short: 'Account on CVP IS; security check',
      facts: [
        {
          text: 'The supplier’s conformity with the interests of national security is checked.',
          ...verified('lt-623'),
        },
        { text: 'An account on CVP IS is needed to bid.', ...commonPractice('the Defence Resources Agency') },
        {
          text: 'For tenders of NATO, Lithuania gives its companies a declaration of reliability. The government named the Public Procurement Office and a commission of ministries and services for it.',
          ...verified('lt-569', { checked: '2026-11-22' }),
        },
      ],
    },
    language: {
      short: 'Lithuanian; English: ask',
      facts: [
        {
          text: 'Which parts may be in English? Tenders are in Lithuanian.',
          ...openQuestion('the contracting authority named in the notice'),
        },
      ],
    },
  },
  markings: [
    {
      marking: '{lt:RIBOTO NAUDOJIMO}',
      level: 1,
      needs:
        'Does a company need a clearance at this marking? VSD’s page speaks of any classified purchase and lists documents from the next level up.',
      decides: 'VSD: ask',
      ...openQuestion('VSD'),
    },
    {
      marking: '{lt:KONFIDENCIALIAI}',
      level: 2,
      needs: 'A certificate of supplier reliability.',
      decides: 'VSD',
      ...verified('lt-vsd', { checked: '2026-11-22' }),
    },
    {
      marking: '{lt:SLAPTAI}',
      level: 3,
      needs: 'A certificate of supplier reliability.',
      decides: 'VSD',
      ...verified('lt-vsd', { checked: '2026-11-22' }),
    },
    {
      marking: '{lt:VISIŠKAI SLAPTAI}',
      level: 4,
      needs: 'A certificate of supplier reliability.',
      decides: 'VSD',
      ...verified('lt-vsd', { checked: '2026-11-22' }),
    },
  ],
  why: 'We read no Lithuanian text on AQAP, so plan ISO 9001 and ask for the clause.',
  lowestMarking: 'ask',
  clearanceFrom: 2,
  offices: [
    {
      topic: 'buys',
      name: 'Defence Resources Agency, under the ministry',
      address: 'buyer/lithuania',
      parent: {
        name: 'Ministry of National Defence, for the Defence Resources Agency',
        contact: 'lt-defense',
      },
    },
    {
      topic: 'inspects',
      name: 'Ministry of National Defence (KAM): ask',
      address: 'lt-agency',
      contact: 'lt-defense',
    },
    { topic: 'markings', name: 'State Security Department (VSD)', address: 'lt-vsd', contact: 'vsd' },
    {
      topic: 'export',
      name: 'Ministry of the Economy and Innovation',
      address: 'lt-economy',
      contact: 'lt-economy',
    },
    { topic: 'tenders', name: 'Procurement portal CVP IS', address: 'portal/lithuania' },
  ],
  registers: { accreditation: ['ab/la'], company: ['company/lithuania'] },
  tasks: ['Account at CVP IS (viesiejipirkimai.lt); TED.'],
  weapon: {
    who: 'the Police Department',
    short: {
      text: 'Unarmed: no. Armed: a license to make arms.',
      ...laterCheckEvidence.secondHand('lt-arms-reports'),
    },
    answers: {
      unarmed: [exportLaw('the Police Department')],
      armed: [
        { text: 'A license for making arms.', ...laterCheckEvidence.secondHand('lt-arms-reports') },
        {
          text: 'An expert commission led by the police says what counts as a weapon.',
          ...laterCheckEvidence.verified('lt-arms-commission'),
        },
      ],
      starts: [
        {
          text: 'The duty starts before the first product, as of March 2025.',
          ...laterCheckEvidence.secondHand('lt-arms-reports'),
        },
        {
          text: 'What have the changes of 2025 and 2026 made of this?',
          ...laterCheckEvidence.openQuestion('the Police Department'),
        },
      ],
      explosives: [unreadAct('A law of its own', 'the Police Department')],
    },
  },
  letters: ['3', '8', '10'],
};
