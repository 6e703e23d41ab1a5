import { commonPractice, laterCheckEvidence, openQuestion, secondHand, verified } from './evidence';
import { exportLaw, inspectionEverywhere, issuerEverywhere, outsideEu, unreadAct } from './shared';
import type { NationRecord } from './types';

/** Lithuania; checked {2026-11-21}, VSD and the NATO declaration on {2026-11-22}. */
export const lithuania: NationRecord = {
  meta: {
    title: 'Selling to the Lithuanian military: who buys and clears',
    description:
      'The Defence Resources Agency buys, VSD certifies suppliers within six months: tenders on CVP IS, markings, export control, registration, language, with sources.',
  },
  cardFact: 'Defence Resources Agency buys, VSD certifies suppliers',
  lead: 'One agency buys, and the state checks whether suppliers fit its national security interests.',
  topics: {
    buys: {
      short: 'Defence Resources Agency',
      facts: [
        {
          text: 'The Defence Resources Agency ({lt:Gynybos resursų agentūra}) buys for the armed forces. It was the Defence Materiel Agency until about 2022. The government made it a central purchasing body in 2026.',
          ...secondHand('lt-agency', { checked: '2026-11-22' }),
        },
      ],
    },
    tenders: {
      short: 'CVP IS, TED',
      facts: [
        {
          text: 'Lithuanian tenders appear on the procurement portal CVP IS, and larger ones also in [Tenders Electronic Daily](glossary:ted) (TED), the EU’s register of tenders.',
          ...commonPractice('the Defence Resources Agency'),
        },
        {
          text: 'The agency can also buy without a tender, as the government allowed in 2025 for loitering munitions.',
          ...secondHand('lt-agency'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: {
      short:
        'Yes if your company is in the EU. Companies from other countries may be admitted, but have no right to bid, and the state checks them.',
      facts: [...outsideEu],
    },
    inspects: {
      short: 'Not confirmed: ask the defense ministry (KAM)',
      facts: [
        {
          text: 'Which office under the Ministry of National Defence carries out [government quality assurance](glossary:gqa)?',
          ...openQuestion('the Ministry of National Defence (KAM)'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'Ask whether AQAP or ISO 9001 applies',
      facts: [
        {
          text: 'Does the contract cite an AQAP (Allied Quality Assurance Publication) or ISO 9001?',
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
          text: 'A company that wants to take part in a purchase with classified information needs a certificate of supplier reliability (the Lithuanian clearance) from the State Security Department (VSD). VSD decides within six months of a complete application.',
          ...verified('lt-vsd', { checked: '2026-11-22' }),
        },
        {
          text: 'Persons at a supplier who work with files marked {lt:RIBOTO NAUDOJIMO} also submit their applications to VSD.',
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
          text: 'Resolution 932 regulates exports, transit, brokering and transfers inside the EU. Since {2023-09-23} applications can go through the licensing system STRATLES.',
          ...secondHand('lt-strategic', { checked: '2026-11-22' }),
        },
      ],
    },
    registration: {
      short: 'Account on CVP IS, and a security check',
      facts: [
        {
          text: 'The state checks whether the supplier conforms with the interests of national security.',
          ...verified('lt-623'),
        },
        { text: 'You need an account on CVP IS to bid.', ...commonPractice('the Defence Resources Agency') },
        {
          text: 'For tenders of NATO, Lithuania gives its companies a declaration of reliability. The government named the Public Procurement Office and a commission of ministries and services for this.',
          ...verified('lt-569', { checked: '2026-11-22' }),
        },
      ],
    },
    language: {
      short: 'Lithuanian; ask whether English is accepted',
      facts: [
        {
          text: 'Which parts of the bid may be in English, if tenders are in Lithuanian?',
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
        'Does a company need a clearance at this marking? VSD’s page covers any classified purchase and lists documents from the next level up.',
      decides: 'not confirmed; ask VSD',
      ...openQuestion('VSD'),
    },
    {
      marking: '{lt:KONFIDENCIALIAI}',
      level: 2,
      needs: 'You need a certificate of supplier reliability.',
      decides: 'VSD',
      ...verified('lt-vsd', { checked: '2026-11-22' }),
    },
    {
      marking: '{lt:SLAPTAI}',
      level: 3,
      needs: 'You need a certificate of supplier reliability.',
      decides: 'VSD',
      ...verified('lt-vsd', { checked: '2026-11-22' }),
    },
    {
      marking: '{lt:VISIŠKAI SLAPTAI}',
      level: 4,
      needs: 'You need a certificate of supplier reliability.',
      decides: 'VSD',
      ...verified('lt-vsd', { checked: '2026-11-22' }),
    },
  ],
  why: 'We read no Lithuanian text on AQAP, so plan [ISO 9001](glossary:iso-9001) and ask for the clause.',
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
      name: 'Ministry of National Defence (KAM); ask who inspects',
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
  tasks: ['Open an account at CVP IS (viesiejipirkimai.lt) and watch TED.'],
  weapon: {
    who: 'the Police Department',
    permit: { unarmed: 'No permit that we know of', armed: 'License to make arms' },
    short: {
      text: 'An unarmed drone is not a weapon, but for an armed drone you need a license to make arms.',
      ...laterCheckEvidence.secondHand('lt-arms-reports'),
    },
    answers: {
      unarmed: [exportLaw('the Police Department')],
      armed: [
        { text: 'You need a license to make arms.', ...laterCheckEvidence.secondHand('lt-arms-reports') },
        {
          text: 'An expert commission led by the police decides what counts as a weapon.',
          ...laterCheckEvidence.verified('lt-arms-commission'),
        },
      ],
      starts: [
        {
          text: 'As of March 2025, you need the license before you make the first product.',
          ...laterCheckEvidence.secondHand('lt-arms-reports'),
        },
        {
          text: 'How have the amendments of 2025 and 2026 changed this?',
          ...laterCheckEvidence.openQuestion('the Police Department'),
        },
      ],
      explosives: [unreadAct('a separate law', 'the Police Department')],
    },
  },
  letters: ['3', '8', '10'],
};
