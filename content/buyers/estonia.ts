import { commonPractice, laterCheckEvidence, openQuestion, secondHand, verified } from './evidence';
import { inspectionEverywhere, issuerEverywhere, outsideEu } from './shared';
import type { NationRecord } from './types';

/** Estonia; checked {2026-11-21}, permit and documents on {2026-11-22}. */
export const estonia: NationRecord = {
  meta: {
    title: 'Selling to the Estonian military: RKIK, KAPO, register',
    description:
      'RKIK buys for defense and interior, KAPO checks companies in about six months: procurement register, markings, quality clause, export, language, sourced.',
  },
  cardFact: 'RKIK buys, the register publishes, KAPO checks companies',
  lead: 'One center buys, and to handle secrets you need a permit and the support of a state authority.',
  topics: {
    buys: {
      short: 'Centre for Defence Investments (RKIK)',
      facts: [
        {
          text: 'The Centre for Defence Investments (RKIK) has been the central buyer since 2017. Since 2023 it also buys for the agencies of the Ministry of the Interior.',
          ...secondHand('ee-procurement', { checked: '2026-11-22' }),
        },
        {
          text: 'RKIK is the mandatory central buyer of the Ministry of Defence.',
          ...laterCheckEvidence.verified('ee-order'),
        },
      ],
    },
    tenders: {
      short: 'Procurement register, TED',
      facts: [
        {
          text: 'RKIK publishes open tenders in the public procurement register. Some are open only to companies with a clearance of the right level.',
          ...secondHand('ee-tenders', { checked: '2026-11-22' }),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: {
      short: 'Yes if your company is in the EU. Others may be admitted, but have no right to bid.',
      facts: [...outsideEu],
    },
    inspects: {
      short: 'Not confirmed: ask RKIK',
      facts: [
        {
          text: 'Which office carries out [government quality assurance](glossary:gqa): RKIK or the ministry?',
          ...openQuestion('RKIK'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'Not confirmed: ask RKIK',
      facts: [
        {
          text: 'Does the contract cite an AQAP (Allied Quality Assurance Publication)?',
          ...openQuestion('RKIK'),
        },
        { fact: 'aqap-2110-edition' },
        issuerEverywhere,
      ],
    },
    markings: {
      short: 'Internal Security Service (KAPO)',
      facts: [
        {
          text: 'The Internal Security Service (KAPO) checks companies for a processing permit ({et:töötlemisluba}, the Estonian clearance), as a rule within six months. You need a letter of support from the state authority that needs you to have the permit.',
          ...verified('ee-kapo', { checked: '2026-11-22' }),
        },
        {
          text: 'The National Security Authority at the Foreign Intelligence Service issues the certificate for NATO or EU information.',
          ...verified('ee-nsa'),
        },
        {
          text: 'Is the draft law of 2024, which replaces the permit with an industrial security certificate, in force?',
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
          text: 'Look for your item in the military list, then in the dual-use list. If you are not sure, send the enquiry form, then apply. Brokers of military goods must register.',
          ...laterCheckEvidence.verified('ee-goods-act'),
        },
      ],
    },
    registration: {
      short: 'Account in the register',
      facts: [{ text: 'You need an account in the procurement register to bid.', ...commonPractice('RKIK') }],
    },
    language: {
      short: 'Estonian, often English',
      facts: [
        { text: 'Tenders are in Estonian, and often in English.', ...commonPractice('RKIK') },
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
      decides: 'not confirmed; ask KAPO',
      ...openQuestion('KAPO'),
    },
    {
      marking: '{et:KONFIDENTSIAALNE}',
      level: 2,
      needs: 'You need a processing permit, and for NATO and EU documents also the certificate.',
      decides: 'KAPO; National Security Authority',
      ...verified('ee-nsa'),
    },
    {
      marking: '{et:SALAJANE}',
      level: 3,
      needs:
        'You need a processing permit at this level, and for NATO and EU documents also the certificate.',
      decides: 'KAPO; National Security Authority',
      ...verified('ee-kapo', { also: 'ee-nsa', checked: '2026-11-22' }),
    },
    {
      marking: '{et:TÄIESTI SALAJANE}',
      level: 4,
      needs:
        'You need a processing permit at this level, and for NATO and EU documents also the certificate.',
      decides: 'KAPO; National Security Authority',
      ...verified('ee-kapo', { also: 'ee-nsa', checked: '2026-11-22' }),
    },
  ],
  why: 'Nothing that we read says whether RKIK’s contracts cite AQAP, so [ISO 9001](glossary:iso-9001) is the safe start.',
  lowestMarking: 'ask',
  clearanceFrom: 2,
  offices: [
    {
      topic: 'buys',
      name: 'Centre for Defence Investments (RKIK)',
      address: 'buyer/estonia',
      contact: 'rkik',
    },
    { topic: 'inspects', name: 'RKIK or the ministry; ask who inspects', address: 'buyer/estonia' },
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
  tasks: ['Open an account at the procurement register (riigihanked.riik.ee) and watch TED.'],
  weapon: {
    who: 'the Police and Border Guard Board',
    permit: { unarmed: 'No permit', armed: 'License, once you add the warhead' },
    short: {
      text: 'An unarmed drone is not a weapon, and neither is the hook for a load, but a drone with a warhead is one.',
      ...laterCheckEvidence.secondHand('ee-warheads'),
    },
    answers: {
      unarmed: [
        {
          text: 'You need no permit to make the drone or the hook that releases a load.',
          ...laterCheckEvidence.secondHand('ee-warheads'),
        },
      ],
      armed: [
        {
          text: 'You need an activity license once you add the warhead. As a rule the owners must be EU or NATO citizens.',
          ...laterCheckEvidence.secondHand('ee-warheads'),
        },
      ],
      starts: [
        {
          text: 'You need the license from the moment you add the warhead.',
          ...laterCheckEvidence.secondHand('ee-warheads'),
        },
      ],
      explosives: [
        {
          text: 'The same act covers explosives in chapter 8³, and its rules are enacted.',
          ...laterCheckEvidence.verified('ee-letter'),
        },
      ],
    },
  },
  letters: ['3', '8', '10'],
};
