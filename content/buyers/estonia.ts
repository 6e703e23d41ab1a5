import { commonPractice, laterCheckEvidence, openQuestion, secondHand, verified } from './evidence';
import { inspectionEverywhere, issuerEverywhere, outsideEu } from './shared';
import type { NationRecord } from './types';

/** Estonia; checked {2026-11-21}, permit and documents on {2026-11-22}. */
export const estonia: NationRecord = {
  market: 'eu',
  meta: {
    title: 'Selling to the Estonian military: RKIK, KAPO, register',
    description:
      'RKIK buys for defense and interior, KAPO checks companies in about six months: procurement register, markings, quality clause, export, language, sourced.',
  },
  cardFact: 'RKIK buys, the register publishes, KAPO checks companies',
  lead: 'One center buys; a permit to handle secrets needs a state body’s support.',
  topics: {
    buys: {
      short: 'Centre for Defence Investments (RKIK)',
      facts: [
        {
          text: 'The Centre for Defence Investments (RKIK) has been the central purchaser since 2017, and since 2023 also for the agencies of the Ministry of the Interior.',
          ...secondHand('ee-procurement', { checked: '2026-11-22' }),
        },
        {
          text: 'RKIK is the obligatory central purchaser of the Ministry of Defence.',
          ...laterCheckEvidence.verified('ee-order'),
        },
      ],
    },
    tenders: {
      short: 'Procurement register, TED',
      facts: [
        {
          text: 'Open procurements are published in the public procurement register. Some are open only to companies with a clearance of the right level.',
          ...secondHand('ee-tenders', { checked: '2026-11-22' }),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: { short: 'From the EU yes; from elsewhere not by right.', facts: [...outsideEu] },
    inspects: {
      short: 'Ask RKIK',
      facts: [
        {
          text: 'Which of the two gives government quality assurance: RKIK or the ministry?',
          ...openQuestion('RKIK'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'Ask RKIK',
      facts: [
        { text: 'Does the contract cite an AQAP?', ...openQuestion('RKIK') },
        { fact: 'aqap-2110-edition' },
        issuerEverywhere,
      ],
    },
    markings: {
      short: 'Internal Security Service (KAPO)',
      facts: [
        {
          text: 'The Internal Security Service (KAPO) checks companies for a processing permit ({et:töötlemisluba}), as a rule in six months, with a letter of support from the state body that needs it.',
          ...verified('ee-kapo', { checked: '2026-11-22' }),
        },
        {
          text: 'The certificate for NATO or EU information comes from the National Security Authority at the Foreign Intelligence Service.',
          ...verified('ee-nsa'),
        },
        {
          text: 'Is the draft law of 2024 in force that replaces the permit with an industrial security certificate?',
          ...openQuestion('KAPO'),
        },
      ],
    },
    export: {
      short: 'Strategic Goods Commission',
      facts: [
        {
          text: 'The Strategic Goods Commission at the Foreign Ministry licenses exports.',
          ...verified('ee-export'),
        },
        {
          text: 'Look in the military list, then in the dual-use list. If unsure send the enquiry form, then apply. Brokers of military goods register.',
          ...laterCheckEvidence.verified('ee-goods-act'),
        },
      ],
    },
    registration: {
      short: 'Account in the register',
      facts: [
        { text: 'An account in the procurement register is needed to bid.', ...commonPractice('RKIK') },
      ],
    },
    language: {
      short: 'Estonian, often English',
      facts: [
        { text: 'Tenders are in Estonian, often in English.', ...commonPractice('RKIK') },
        {
          text: 'An invitation of May 2026 to a foreign company, negotiated without a notice, was in English.',
          ...verified('ee-letter', { checked: '2026-11-22' }),
        },
      ],
    },
  },
  markings: [
    {
      marking: '{et:PIIRATUD}',
      level: 1,
      needs:
        'Does a company need the permit at this marking? The NATO and EU certificate starts one level higher.',
      decides: 'KAPO: ask',
      ...openQuestion('KAPO'),
    },
    {
      marking: '{et:KONFIDENTSIAALNE}',
      level: 2,
      needs: 'A processing permit; for NATO and EU documents also the certificate.',
      decides: 'KAPO; National Security Authority',
      ...verified('ee-nsa'),
    },
    {
      marking: '{et:SALAJANE}',
      level: 3,
      needs: 'A processing permit at this level; for NATO and EU documents also the certificate.',
      decides: 'KAPO; National Security Authority',
      ...verified('ee-kapo', { also: 'ee-nsa', checked: '2026-11-22' }),
    },
    {
      marking: '{et:TÄIESTI SALAJANE}',
      level: 4,
      needs: 'A processing permit at this level; for NATO and EU documents also the certificate.',
      decides: 'KAPO; National Security Authority',
      ...verified('ee-kapo', { also: 'ee-nsa', checked: '2026-11-22' }),
    },
  ],
  why: 'Nothing we read says whether contracts of RKIK cite AQAP: ISO 9001 is the safe start.',
  lowestMarking: 'ask',
  clearanceFrom: 2,
  offices: [
    {
      topic: 'buys',
      name: 'Centre for Defence Investments (RKIK)',
      address: 'buyer/estonia',
      contact: 'rkik',
    },
    { topic: 'inspects', name: 'RKIK or the ministry: ask', address: 'buyer/estonia' },
    { topic: 'markings', name: 'Internal Security Service (KAPO)', address: 'ee-kapo', contact: 'kapo' },
    {
      topic: 'markings',
      name: 'National Security Authority, for NATO and EU information',
      address: 'ee-nsa',
      contact: 'ee-intelligence',
    },
    { topic: 'export', name: 'Strategic Goods Commission', address: 'ee-export', contact: 'ee-goods' },
    { topic: 'tenders', name: 'Procurement register', address: 'portal/estonia' },
  ],
  registers: { accreditation: ['ab/eak'], company: ['company/estonia'] },
  tasks: ['Account at the procurement register (riigihanked.riik.ee); TED.'],
  weapon: {
    who: 'the Police and Border Guard Board',
    short: {
      text: 'Unarmed: no, nor the hook for a load. With a warhead: yes.',
      ...laterCheckEvidence.secondHand('ee-warheads'),
    },
    answers: {
      unarmed: [
        {
          text: 'No permit to make the drone, nor the hook that releases a load.',
          ...laterCheckEvidence.secondHand('ee-warheads'),
        },
      ],
      armed: [
        {
          text: 'An activity license once the warhead is added; owners are as a rule EU or NATO citizens.',
          ...laterCheckEvidence.secondHand('ee-warheads'),
        },
      ],
      starts: [
        { text: 'The duty starts at adding the warhead.', ...laterCheckEvidence.secondHand('ee-warheads') },
      ],
      explosives: [
        {
          text: 'The same act, chapter 8³; its rules are enacted.',
          ...laterCheckEvidence.verified('ee-letter'),
        },
      ],
    },
  },
  letters: ['3', '8', '10'],
};
