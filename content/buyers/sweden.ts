import { commonPractice, laterCheckEvidence, openQuestion, verified } from './evidence';
import { foreignOpen, inspectionEverywhere, issuerEverywhere, outsideEu } from './shared';
import type { NationRecord } from './types';

/** Sweden; checked {2026-11-21}. */
export const sweden: NationRecord = {
  market: 'eu',
  meta: {
    title: 'Selling to the Swedish military: FMV, agreements, ISP',
    description:
      'FMV buys, the buyer’s security agreement decides on access, ISP licenses exports: tenders, markings, clause, registration, language, each with its source.',
  },
  cardFact: 'FMV buys, a security agreement gives access, ISP licenses',
  lead: 'Access to marked documents rests on an agreement with the buyer.',
  topics: {
    buys: {
      short: 'Defence Materiel Administration (FMV)',
      facts: [
        {
          text: 'The Defence Materiel Administration (FMV) buys for the armed forces. The Swedish Armed Forces buy for their own needs.',
          ...verified('se-fmv'),
        },
      ],
    },
    tenders: {
      short: 'TED, notice databases at fmv.se',
      facts: [
        {
          text: 'Tenders appear in TED and in Swedish notice databases, which FMV links from its site.',
          ...commonPractice('FMV'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: { short: 'From the EU yes; from elsewhere not by right.', facts: [...outsideEu] },
    inspects: {
      short: 'FMV',
      facts: [
        { text: 'FMV gives government quality assurance.', ...commonPractice('FMV') },
        {
          text: 'An agreement with Ukraine on mutual quality assurance is reported.',
          ...laterCheckEvidence.secondHand('ua-agreements-practice'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'AQAP or FMV’s own terms',
      facts: [
        {
          text: 'The contract names an AQAP or FMV’s own quality terms.',
          ...commonPractice('the project at FMV'),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    issuer: {
      short: 'Private certification bodies',
      facts: [
        {
          text: 'Private certification bodies assess against AQAP. One of them, DNV, trains for it.',
          ...laterCheckEvidence.commonPractice('FMV'),
        },
        issuerEverywhere,
      ],
    },
    foreign: { short: 'Ask FMV', facts: [foreignOpen('FMV')] },
    markings: {
      short: 'The buyer, by agreement',
      facts: [
        {
          text: 'Access rests on a security agreement ({sv:säkerhetsskyddsavtal}) between the buyer and the supplier.',
          ...verified('se-procurement'),
        },
        {
          text: 'FMV is the designated authority for international facility security clearances.',
          ...commonPractice('FMV'),
        },
      ],
    },
    export: {
      short: 'ISP, four weeks before an offer',
      facts: [
        {
          text: 'The Inspectorate of Strategic Products (ISP) licenses military and dual-use exports.',
          ...verified('se-export'),
        },
        {
          text: 'ISP must be told at least four weeks before an offer or contract abroad. The license follows with an end-user certificate; an advance ruling is possible.',
          ...laterCheckEvidence.verified('se-isp'),
        },
        {
          text: 'Making and supplying military equipment needs a permit, also for a company that is only a subcontractor.',
          ...laterCheckEvidence.verified('se-isp'),
        },
      ],
    },
    registration: {
      short: 'Ask FMV',
      facts: [{ text: 'Is there a central register of suppliers?', ...openQuestion('FMV') }],
    },
    language: {
      short: 'Swedish, often English',
      facts: [{ text: 'Tenders are in Swedish, often in English.', ...commonPractice('FMV') }],
    },
  },
  markings: [
    {
      marking: '{sv:BEGRÄNSAT HEMLIG}',
      level: 1,
      needs:
        'No duty to sign a full security agreement; the Armed Forces sign a lighter one, and FMV may demand more.',
      decides: 'The buyer',
      ...verified('se-forces'),
    },
    {
      marking: '{sv:KONFIDENTIELL}',
      level: 2,
      needs: 'From here a full security agreement is mandatory.',
      decides: 'The buyer',
      ...verified('se-forces'),
    },
  ],
  why: 'Contracts of FMV carry an AQAP or FMV’s own quality terms: ask which of the two.',
  lowestMarking: 'lighter',
  clearanceFrom: 2,
  offices: [
    { topic: 'buys', name: 'Defence Materiel Administration (FMV)', address: 'buyer/sweden', contact: 'fmv' },
    { topic: 'inspects', name: 'FMV: ask', address: 'buyer/sweden' },
    { topic: 'markings', name: 'FMV, for clearances asked for from abroad', address: 'buyer/sweden' },
    {
      topic: 'export',
      name: 'Inspectorate of Strategic Products (ISP)',
      address: 'authority/sweden-isp',
      contact: 'isp',
    },
    { topic: 'tenders', name: 'Notice databases, linked by FMV', address: 'portal/sweden' },
  ],
  registers: { accreditation: ['ab/swedac'], company: ['company/sweden'] },
  tasks: ['Tenders at TED and the databases linked from fmv.se.'],
  weapon: {
    who: 'ISP',
    short: {
      text: 'Yes, if it is war materiel: a permit, armed or not.',
      ...laterCheckEvidence.verified('se-isp'),
    },
    answers: {
      unarmed: [
        {
          text: 'A permit if it is war materiel, also for a pure subcontractor.',
          ...laterCheckEvidence.verified('se-isp'),
        },
      ],
      armed: [{ text: 'The same permit.', ...laterCheckEvidence.verified('se-isp') }],
      starts: [
        {
          text: 'The duty starts at making; no lower limit is stated. A reform is proposed (SOU 2024:77).',
          ...laterCheckEvidence.verified('se-isp'),
        },
      ],
      explosives: [
        {
          text: 'A permit of the civil defense agency ({sv:Myndigheten för civilt försvar}, MSB until the end of 2025): assembling items with explosives counts, down to milligrams in a laboratory; it is eased for research.',
          ...laterCheckEvidence.verified('se-explosives'),
        },
      ],
    },
  },
  letters: ['3', '8', '10'],
};
