import { commonPractice, laterCheckEvidence, openQuestion, secondHand, verified } from './evidence';
import { permitDays } from './permit-days';
import { exportLaw, inspectionEverywhere, issuerEverywhere, outsideEu, unreadAct } from './shared';
import type { NationRecord } from './types';

/** The Netherlands; checked {2026-11-21}, command and export office on {2026-11-22}. */
export const netherlands: NationRecord = {
  meta: {
    title: 'Selling to the Dutch military: COMMIT, ABRO, TenderNed',
    description:
      'COMMIT buys, NBIV authorizes under ABRO even at the lowest marking, customs office CDIU licenses: tenders, clause, registration and language, with sources.',
  },
  cardFact: 'COMMIT buys, TenderNed publishes, NBIV authorizes',
  lead: 'No other buyer on this site requires an authorization even at the lowest marking.',
  topics: {
    buys: {
      short: 'Materiel and IT Command (COMMIT)',
      facts: [
        {
          text: 'The Materiel and IT Command (COMMIT), which was called DMO until April 2023, buys for the armed forces.',
          ...secondHand('nl-commit', { checked: '2026-11-22' }),
        },
      ],
    },
    tenders: {
      short: 'TenderNed, TED',
      facts: [
        {
          text: 'Dutch tenders appear on TenderNed, and larger ones also in [Tenders Electronic Daily](glossary:ted) (TED), the EU’s register of tenders.',
          ...commonPractice('COMMIT'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: {
      short: 'Yes if your company is in the EU. Others may be admitted, but have no right to bid.',
      facts: [...outsideEu],
    },
    inspects: {
      short: 'Ministry of Defence; ask which office',
      facts: [
        {
          text: 'Which office of the Ministry of Defence carries out [government quality assurance](glossary:gqa)?',
          ...openQuestion('COMMIT'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'A quality system, depending on the order',
      facts: [
        {
          text: 'Depending on the order, suppliers must have a quality assurance system.',
          ...verified('nl-suppliers', { checked: '2026-11-22' }),
        },
        {
          text: 'The contract names the AQAP (Allied Quality Assurance Publication), if one applies.',
          ...commonPractice('COMMIT'),
        },
        { fact: 'aqap-2110-edition' },
        issuerEverywhere,
      ],
    },
    markings: {
      short: 'Bureau for Industrial Security (NBIV)',
      facts: [
        {
          text: 'The National Bureau for Industrial Security (NBIV) of the services AIVD and MIVD gives a declaration before a special assignment. Since {2026-01-01} the rules are called ABRO; older defense contracts stay under ABDO 2019. The status exists only with a contract.',
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
        { text: `A decision takes ${permitDays.NL.weeks} weeks.`, ...laterCheckEvidence.verified('nl-cdiu') },
      ],
    },
    registration: {
      short: 'Account on TenderNed',
      facts: [{ text: 'You need an account on TenderNed to bid.', ...commonPractice('COMMIT') }],
    },
    language: {
      short: 'Dutch and English',
      facts: [
        {
          text: 'The ministry writes for suppliers in Dutch and in English, and the notice names the language of the bid.',
          ...verified('nl-suppliers', { checked: '2026-11-22' }),
        },
      ],
    },
  },
  markings: [
    {
      marking: '{nl:DEPARTEMENTAAL VERTROUWELIJK} (TBB\u00a04)',
      level: 1,
      needs:
        'You need an authorization, because this marking is covered by ABRO and ABDO, but the measures are lighter than at higher markings.',
      decides: 'NBIV, when the buyer starts the procedure',
      ...secondHand('nl-abro-levels'),
    },
  ],
  why: 'Suppliers need a quality system, depending on the order, and the contract names the AQAP, if one applies.',
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
    { topic: 'inspects', name: 'Ministry of Defence; ask which office', address: 'nl-suppliers' },
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
  tasks: ['Open an account at TenderNed and watch TED.'],
  weapon: {
    who: 'the police chief',
    permit: { unarmed: 'No permit that we know of', armed: 'Permit ({nl:erkenning})' },
    short: {
      text: 'An unarmed drone is not a weapon, but for an armed drone you need a permit to make weapons ({nl:erkenning}).',
      ...laterCheckEvidence.commonPractice('the police chief'),
    },
    answers: {
      unarmed: [exportLaw('the police chief')],
      armed: [
        {
          text: 'You need a permit ({nl:erkenning}, Articles 9 to 12) to make, change, test or trade weapons and ammunition. For heavier classes you need an exemption of the Minister of Justice. We read this in old pages.',
          ...laterCheckEvidence.verified('nl-weapons'),
        },
      ],
      starts: [
        {
          text: 'You need the permit as soon as you make or test a weapon.',
          ...laterCheckEvidence.verified('nl-weapons'),
        },
      ],
      explosives: [unreadAct('the same act, and you need an environmental permit', 'the police chief')],
    },
  },
  letters: ['3', '8', '10'],
};
