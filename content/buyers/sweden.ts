import { commonPractice, laterCheckEvidence, openQuestion, verified } from './evidence';
import { foreignOpen, inspectionEverywhere, issuerEverywhere, outsideEu } from './shared';
import type { NationRecord } from './types';

/** Sweden; checked {2026-11-21}. */
export const sweden: NationRecord = {
  meta: {
    title: 'Selling to the Swedish military: FMV, agreements, ISP',
    description:
      'FMV buys, the buyer’s security agreement decides on access, ISP licenses exports: tenders, markings, clause, registration, language, each with its source.',
  },
  cardFact: 'FMV buys, a security agreement gives access, ISP licenses',
  lead: 'You get access to marked documents through a security agreement with the buyer.',
  topics: {
    buys: {
      short: 'Defence Materiel Administration (FMV)',
      facts: [
        {
          text: 'The Defence Materiel Administration (FMV) buys for the armed forces. The Swedish Armed Forces also buy for their own needs.',
          ...verified('se-fmv'),
        },
      ],
    },
    tenders: {
      short: 'TED, and notice databases at fmv.se',
      facts: [
        {
          text: 'Tenders appear in [Tenders Electronic Daily](glossary:ted) (TED), the EU’s register, and in Swedish notice databases that FMV links from its site.',
          ...commonPractice('FMV'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: {
      short: 'Yes if your company is in the EU. Others may be admitted, but have no right to bid.',
      facts: [...outsideEu],
    },
    inspects: {
      short: 'FMV',
      facts: [
        { text: 'FMV carries out [government quality assurance](glossary:gqa).', ...commonPractice('FMV') },
        {
          text: 'There is said to be an agreement with Ukraine on mutual quality assurance.',
          ...laterCheckEvidence.secondHand('ua-agreements-practice'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'AQAP or FMV’s own terms',
      facts: [
        {
          text: 'The contract names an AQAP (Allied Quality Assurance Publication) or FMV’s own quality terms.',
          ...commonPractice('the FMV project that buys'),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    issuer: {
      short: 'Private certification bodies',
      facts: [
        {
          text: 'Private certification bodies assess companies against AQAP, and one of them, DNV, offers training for it.',
          ...laterCheckEvidence.commonPractice('FMV'),
        },
        issuerEverywhere,
      ],
    },
    foreign: { short: 'Not confirmed: ask FMV', facts: [foreignOpen('FMV')] },
    markings: {
      short: 'Buyer, through a security agreement',
      facts: [
        {
          text: 'Access depends on a security agreement ({sv:säkerhetsskyddsavtal}) between the buyer and the supplier.',
          ...verified('se-procurement'),
        },
        {
          text: 'FMV is the designated authority for international facility security clearances.',
          ...commonPractice('FMV'),
        },
      ],
    },
    export: {
      short: 'Export inspectorate (ISP), four weeks before an offer',
      facts: [
        {
          text: 'The Inspectorate of Strategic Products (ISP) licenses military and dual-use exports.',
          ...verified('se-export'),
        },
        {
          text: 'Tell ISP at least four weeks before an offer or contract abroad. You get the license later, with an [end-user certificate](glossary:euc). An advance ruling is possible.',
          ...laterCheckEvidence.verified('se-isp'),
        },
        {
          text: 'You need a permit to make and supply military equipment, also if your company is only a subcontractor.',
          ...laterCheckEvidence.verified('se-isp'),
        },
      ],
    },
    registration: {
      short: 'Not confirmed: ask FMV',
      facts: [{ text: 'Is there a central register of suppliers?', ...openQuestion('FMV') }],
    },
    language: {
      short: 'Swedish, often English',
      facts: [{ text: 'Tenders are in Swedish, and often in English.', ...commonPractice('FMV') }],
    },
  },
  markings: [
    {
      marking: '{sv:BEGRÄNSAT HEMLIG}',
      level: 1,
      needs:
        'You do not have to sign a full security agreement. The Armed Forces sign a lighter one, and FMV may demand more.',
      decides: 'the buyer',
      ...verified('se-forces'),
    },
    {
      marking: '{sv:KONFIDENTIELL}',
      level: 2,
      needs: 'You must sign a full security agreement from this marking up.',
      decides: 'the buyer',
      ...verified('se-forces'),
    },
  ],
  why: 'FMV’s contracts contain an AQAP or FMV’s own quality terms, so ask which of the two applies.',
  lowestMarking: 'lighter',
  clearanceFrom: 2,
  offices: [
    { topic: 'buys', name: 'Defence Materiel Administration (FMV)', address: 'buyer/sweden', contact: 'fmv' },
    { topic: 'inspects', name: 'FMV; ask who inspects', address: 'buyer/sweden' },
    { topic: 'markings', name: 'FMV, for clearances requested from abroad', address: 'buyer/sweden' },
    {
      topic: 'export',
      name: 'Inspectorate of Strategic Products (ISP)',
      address: 'authority/sweden-isp',
      contact: 'isp',
    },
    { topic: 'tenders', name: 'Notice databases that FMV links', address: 'portal/sweden' },
  ],
  registers: { accreditation: ['ab/swedac'], company: ['company/sweden'] },
  tasks: ['Watch tenders at TED and in the databases linked from fmv.se.'],
  weapon: {
    who: 'the export inspectorate (ISP)',
    permit: { unarmed: 'Permit, if it is war materiel', armed: 'The same permit' },
    short: {
      text: 'Yes, if it is war materiel: then you need a permit to make it, armed or not.',
      ...laterCheckEvidence.verified('se-isp'),
    },
    answers: {
      unarmed: [
        { text: 'You need a permit if the drone is war materiel.', ...laterCheckEvidence.verified('se-isp') },
      ],
      armed: [{ text: 'You need the same permit.', ...laterCheckEvidence.verified('se-isp') }],
      starts: [
        {
          text: 'You need the permit as soon as you make it. No lower limit is stated, and a reform is proposed (SOU 2024:77).',
          ...laterCheckEvidence.verified('se-isp'),
        },
      ],
      explosives: [
        {
          text: 'You need a permit of the civil defense agency ({sv:Myndigheten för civilt försvar}, MSB until the end of 2025). Assembling items with explosives counts, even with milligrams in a laboratory, but the rules are easier for research.',
          ...laterCheckEvidence.verified('se-explosives'),
        },
      ],
    },
  },
  letters: ['3', '8', '10'],
};
