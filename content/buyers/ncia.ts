import { commonPractice, laterCheckEvidence, openQuestion, verified } from './evidence';
import { inspectionEverywhere, issuerEverywhere } from './shared';
import type { AgencyRecord } from './types';

/** NATO Communications and Information Agency; checked {2026-11-21}. */
export const ncia: AgencyRecord = {
  market: 'agency',
  meta: {
    title: 'Selling to NCIA: Neo, BOA and Declaration of Eligibility',
    description:
      'How to sell software and services to NATO’s information agency: Neo, Basic Ordering Agreement, Declaration of Eligibility, clearance, sources.',
  },
  cardFact: 'Neo, Basic Ordering Agreement, Declaration of Eligibility',
  lead: 'The agency buys communication and information systems; eligibility is the way in.',
  topics: {
    buys: {
      short: 'NATO’s communications agency',
      facts: [
        {
          text: 'The NATO Communications and Information Agency (NCIA) buys communication and information systems and services.',
          ...verified('ncia-business'),
        },
      ],
    },
    tenders: {
      short: 'Neo eProcurement',
      facts: [
        {
          text: 'Calls are published on the Neo eProcurement platform and in a bulletin of opportunities; holders of an agreement also get BOA+ competitions.',
          ...verified('ncia-business'),
        },
      ],
    },
    outside: {
      short: 'Only companies registered in a NATO state.',
      facts: [
        {
          text: 'A Basic Ordering Agreement is only for companies registered in a NATO state. A company in Ukraine works as a subcontractor or with a partner.',
          ...laterCheckEvidence.verified('ncia-business'),
        },
      ],
    },
    inspects: { short: 'Your own nation’s service', facts: [...inspectionEverywhere] },
    clause: {
      short: 'Ask: AQAP or ISO 9001',
      facts: [
        {
          text: 'Does the call carry an AQAP or ISO 9001?',
          ...openQuestion('NCIA, in the call’s questions'),
        },
        issuerEverywhere,
      ],
    },
    markings: {
      short: 'Your own nation’s authority',
      facts: [
        { text: 'Calls for people on site often state NATO SECRET.', ...verified('ncia-call') },
        { fact: 'nato-restricted' },
      ],
    },
    export: {
      short: 'Your own nation’s authority',
      facts: [
        {
          text: 'What leaves your country needs your own nation’s license, also for a NATO agency.',
          ...commonPractice('your nation’s licensing authority'),
        },
      ],
    },
    registration: {
      short: 'Neo, then BOA; NATO nations',
      facts: [
        {
          text: 'A Basic Ordering Agreement (BOA) is open to companies registered in a NATO state, with one Declaration of Eligibility from the national authority.',
          ...verified('ncia-business'),
        },
        {
          text: 'Register on Neo first and wait for the confirmation, then apply for the BOA in Neo. Without a BOA each call needs its own declaration.',
          ...laterCheckEvidence.verified('ncia-business'),
        },
        {
          text: 'How often is the declaration renewed? Norway wrote “every second year” in 2012.',
          ...laterCheckEvidence.openQuestion('your national authority'),
        },
      ],
    },
    language: {
      short: 'English',
      facts: [{ text: 'Calls and bids are in English.', ...commonPractice('NCIA') }],
    },
  },
  markings: [
    {
      marking: 'NATO RESTRICTED',
      level: 1,
      needs: 'Handling rules apply. Does a company need a clearance, too? Its own nation says.',
      decides: 'Your nation’s security authority',
      ...openQuestion('your nation’s security authority'),
    },
    {
      marking: 'NATO SECRET',
      level: 3,
      needs: 'Cleared people for work on NATO’s sites.',
      decides: 'Your nation’s security authority',
      ...verified('ncia-call'),
    },
  ],
  handovers: [
    { document: 'ncage', office: 'Codification bureau', note: 'of your home nation' },
    { document: 'neo', office: 'NCIA', note: 'on Neo' },
    { document: 'declaration', office: 'Your national authority', note: 'declares you eligible' },
    { document: 'bid', office: 'NCIA', note: 'under the BOA or in a competition' },
    { document: 'clearance', office: 'Your security authority', note: 'clears company and people' },
    { document: 'export-license', office: 'Your export authority', note: 'of your home nation' },
  ],
  why: 'The agency buys communication and information systems; whether a call carries AQAP is open.',
  lowestMarking: 'ask',
  offices: [
    {
      topic: 'registration',
      name: 'NCIA, program of basic ordering agreements (BOA); the program’s page names its mailbox',
      address: 'ncia',
      contact: 'ncia',
    },
    { topic: 'tenders', name: 'Neo and current opportunities', address: 'portal/ncia' },
    { topic: 'inspects', name: 'Your nation’s quality authority' },
  ],
  letters: ['7', '3', '8'],
};
