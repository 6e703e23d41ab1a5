import { commonPractice, laterCheckEvidence, openQuestion, secondHand, verified } from './evidence';
import { exportLaw, inspectionEverywhere, issuerEverywhere, outsideEu, unreadAct } from './shared';
import type { NationRecord } from './types';

/** The Netherlands; checked {2026-11-21}, command and export office on {2026-11-22}. */
export const netherlands: NationRecord = {
  market: 'eu',
  meta: {
    title: 'Selling to the Dutch military: COMMIT, ABRO, TenderNed',
    description:
      'COMMIT buys, NBIV authorizes under ABRO even at the lowest marking, customs office CDIU licenses: tenders, clause, registration and language, with sources.',
  },
  cardFact: 'COMMIT buys, TenderNed publishes, NBIV authorizes',
  lead: 'The one buyer here whose lowest marking already requires an authorization.',
  topics: {
    buys: {
      short: 'Materiel and IT Command (COMMIT)',
      facts: [
        {
          text: 'The Materiel and IT Command (COMMIT), until April 2023 DMO, buys for the armed forces.',
          ...secondHand('nl-commit', { checked: '2026-11-22' }),
        },
      ],
    },
    tenders: {
      short: 'TenderNed, TED',
      facts: [
        {
          text: 'Dutch tenders appear on TenderNed, larger ones in TED as well.',
          ...commonPractice('COMMIT'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: { short: 'From the EU yes; from elsewhere not by right.', facts: [...outsideEu] },
    inspects: {
      short: 'Ministry of Defence; office: ask',
      facts: [
        {
          text: 'Which office of the Ministry of Defence gives government quality assurance?',
          ...openQuestion('COMMIT'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'Quality system, depending on the order',
      facts: [
        {
          text: 'Depending on the order, suppliers must have a quality assurance system in place.',
          ...verified('nl-suppliers', { checked: '2026-11-22' }),
        },
        { text: 'The contract names the AQAP, if one binds.', ...commonPractice('COMMIT') },
        { fact: 'aqap-2110-edition' },
        issuerEverywhere,
      ],
    },
    markings: {
      short: 'Bureau for Industrial Security (NBIV)',
      facts: [
        {
          text: 'The National Bureau for Industrial Security (NBIV, of the services AIVD and MIVD) gives an ABRO declaration before a special assignment, since {2026-01-01}. Older defense contracts stay under ABDO 2019. The status exists only with a contract.',
          ...verified('nl-abro'),
        },
      ],
    },
    export: {
      short: 'Customs office CDIU',
      facts: [
        {
          text: 'Companies apply at the customs office CDIU. It decides on exports to EU and NATO states, Switzerland, Japan, Australia and New Zealand, and passes other cases to the Ministry of Foreign Affairs.',
          ...laterCheckEvidence.verified('nl-cdiu'),
        },
        { text: 'A decision takes 8 weeks.', ...laterCheckEvidence.verified('nl-cdiu') },
      ],
    },
    registration: {
      short: 'Account on TenderNed',
      facts: [{ text: 'An account on TenderNed is needed to bid.', ...commonPractice('COMMIT') }],
    },
    language: {
      short: 'Dutch and English',
      facts: [
        {
          text: 'The ministry writes for suppliers in Dutch and in English. The notice names the language of the bid.',
          ...verified('nl-suppliers', { checked: '2026-11-22' }),
        },
      ],
    },
  },
  markings: [
    {
      marking: '{nl:DEPARTEMENTAAL VERTROUWELIJK} (TBB\u00a04)',
      level: 1,
      needs: 'Inside ABRO and ABDO: an authorization is needed, with lighter measures.',
      decides: 'NBIV, when the buyer starts it',
      ...secondHand('nl-abro-levels'),
    },
  ],
  why: 'Suppliers need a quality system, depending on the order; the contract names the AQAP, if any.',
  lowestMarking: 'authorization',
  clearanceFrom: 1,
  offices: [
    {
      topic: 'buys',
      name: 'Materiel and IT Command (COMMIT)',
      address: 'buyer/netherlands',
      parent: {
        name: 'Ministry of Defence: ask through the form on [english.defensie.nl](address:nl-suppliers), Contact',
      },
    },
    { topic: 'inspects', name: 'Ministry of Defence; office: ask', address: 'nl-suppliers' },
    {
      topic: 'markings',
      name: 'National Bureau for Industrial Security (NBIV)',
      address: 'authority/netherlands-nbiv',
      contact: 'nbiv',
    },
    { topic: 'export', name: 'Customs office CDIU', address: 'nl-export', contact: 'cdiu' },
    { topic: 'tenders', name: 'TenderNed', address: 'portal/netherlands' },
  ],
  registers: { accreditation: ['ab/rva'], company: ['company/netherlands'] },
  tasks: ['Account at TenderNed; TED.'],
  weapon: {
    who: 'the police chief',
    short: {
      text: 'Unarmed: no. Armed: a recognition ({nl:erkenning}).',
      ...laterCheckEvidence.commonPractice('the police chief'),
    },
    answers: {
      unarmed: [exportLaw('the police chief')],
      armed: [
        {
          text: 'A recognition ({nl:erkenning}, Articles 9 to 12) to make, change, test or trade weapons and ammunition; an exemption of the Minister of Justice for heavier classes. Read in old pages.',
          ...laterCheckEvidence.verified('nl-weapons'),
        },
      ],
      starts: [
        { text: 'The duty starts at making and testing.', ...laterCheckEvidence.verified('nl-weapons') },
      ],
      explosives: [unreadAct('The same act, and an environmental permit', 'the police chief')],
    },
  },
  letters: ['3', '8', '10'],
};
