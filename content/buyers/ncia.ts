import { commonPractice, laterCheckEvidence, openQuestion, verified } from './evidence';
import { inspectionEverywhere, issuerEverywhere } from './shared';
import type { BuyerRecord } from './types';

/** NATO Communications and Information Agency; checked {2026-11-21}. */
export const ncia: BuyerRecord = {
  meta: {
    title: 'Selling to NCIA: Neo, BOA and Declaration of Eligibility',
    description:
      'How to sell software and services to NATO’s information agency: Neo, Basic Ordering Agreement, Declaration of Eligibility, clearance, sources.',
  },
  cardFact: 'Neo, Basic Ordering Agreement, Declaration of Eligibility',
  lead: 'The agency buys communication and information systems, so first settle whether your company is eligible.',
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
          text: 'NCIA publishes tenders on the Neo eProcurement platform and in a bulletin of opportunities. Companies with a [basic ordering agreement](glossary:ncia-boa) (BOA) are also invited to BOA+ competitions.',
          ...verified('ncia-business'),
        },
      ],
    },
    outside: {
      short: 'Only if your company is registered in a NATO nation.',
      facts: [
        {
          text: 'A company in Ukraine works as a subcontractor or with a partner.',
          ...laterCheckEvidence.verified('ncia-business'),
        },
      ],
    },
    inspects: { short: 'The quality authority of your own country', facts: [...inspectionEverywhere] },
    clause: {
      short: 'Ask whether AQAP or ISO 9001 applies',
      facts: [
        {
          text: 'Does the tender cite an AQAP (Allied Quality Assurance Publication) or [ISO 9001](glossary:iso-9001)?',
          ...openQuestion('NCIA, in the question period of the tender'),
        },
        issuerEverywhere,
      ],
    },
    markings: {
      short: 'The authority of your own country',
      facts: [
        { text: 'Tenders for people on site often require NATO SECRET.', ...verified('ncia-call') },
        { fact: 'nato-restricted' },
      ],
    },
    export: {
      short: 'The authority of your own country',
      facts: [
        {
          text: 'You need a license of your own country for everything that leaves it, also for a NATO agency.',
          ...commonPractice('your country’s export authority'),
        },
      ],
    },
    registration: {
      short: 'First the portal Neo, then a basic ordering agreement, for NATO nations',
      facts: [
        {
          text: 'A Basic Ordering Agreement (BOA) is open to companies registered in a NATO nation. You need one Declaration of Eligibility from your national authority.',
          ...verified('ncia-business'),
        },
        {
          text: 'Register on Neo first, wait for the confirmation, and then apply for the BOA in Neo. Without a BOA you need a separate declaration for each tender.',
          ...laterCheckEvidence.verified('ncia-business'),
        },
        {
          text: 'How often must we renew the declaration? Norway wrote “every second year” in 2012.',
          ...laterCheckEvidence.openQuestion('your national authority'),
        },
      ],
    },
    language: {
      short: 'English',
      facts: [{ text: 'Tenders and bids are in English.', ...commonPractice('NCIA') }],
    },
  },
  markings: [
    {
      marking: 'NATO RESTRICTED',
      level: 1,
      needs: 'Does a company also need a clearance, apart from the handling rules? Its own country decides.',
      decides: 'Your country’s security authority',
      ...openQuestion('your country’s security authority'),
    },
    {
      marking: 'NATO SECRET',
      level: 3,
      needs: 'You need cleared people for work on NATO’s sites.',
      decides: 'Your country’s security authority',
      ...verified('ncia-call'),
    },
  ],
  handovers: [
    { document: 'ncage', office: 'Codification bureau of your country', note: 'it issues the code' },
    { document: 'neo', office: 'NCIA', note: 'you register on Neo' },
    { document: 'declaration', office: 'Your national authority', note: 'it declares you eligible' },
    { document: 'bid', office: 'NCIA', note: 'you submit it under the BOA or in a competition' },
    {
      document: 'clearance',
      office: 'Your country’s security authority',
      note: 'it clears the company and its people',
    },
    {
      document: 'export-license',
      office: 'Your country’s export authority',
      note: 'it licenses the export from your country',
    },
  ],
  why: 'The agency buys communication and information systems, and we do not know whether its tenders cite AQAP.',
  lowestMarking: 'ask',
  offices: [
    {
      topic: 'registration',
      name: 'NCIA, program of basic ordering agreements (BOA); the program’s page gives its mailbox',
      address: 'ncia',
      contact: 'ncia',
    },
    { topic: 'tenders', name: 'Neo and current opportunities', address: 'portal/ncia' },
    { topic: 'inspects', name: 'Your country’s quality authority' },
  ],
  letters: ['7', '3', '8'],
};
