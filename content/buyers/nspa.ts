import { ask, known, seen } from './evidence';
import type { Buyer } from './types';

/** NATO Support and Procurement Agency; checked {2026-11-21}. */
export const nspa: Buyer = {
  slug: 'nspa',
  code: 'NSPA',
  name: 'NSPA',
  inText: 'NSPA',
  group: 'agency',
  meta: {
    title: 'Selling to NSPA: eligibility, Source File, eProcurement',
    description:
      'Who may sell to NATO’s Support and Procurement Agency, how the Source File works, which quality clause applies and who inspects and clears you, with sources.',
  },
  cardFact: 'Source File, eProcurement, firms of NATO nations',
  lead: 'The agency buys supply, maintenance and services for nations. Eligibility comes before everything: settle it first.',
  topics: {
    buys: {
      short: 'NSPA, for nations',
      facts: [
        {
          text: 'The NATO Support and Procurement Agency (NSPA) buys supply, maintenance and services for nations.',
          ...seen('nspa-business'),
        },
      ],
      sites: ['www.nspa.nato.int'],
    },
    tenders: {
      short: 'eProcurement of NSPA',
      facts: [
        {
          text: 'Requests are published on NSPA’s eProcurement. Future Business Opportunities state which nations are eligible.',
          ...seen('nspa-business'),
        },
      ],
    },
    inspects: {
      short: 'Your own nation’s service',
      facts: [{ fact: 'mutual-gqa' }],
    },
    clause: {
      short: 'AQAP, as the request says',
      facts: [
        {
          text: 'NSPA’s General Quality Assurance Provisions refer to AQAPs. Their text was not read; each request states what applies.',
          ...seen('nspa-business'),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    marks: {
      short: 'Your own nation’s authority',
      facts: [
        {
          text: 'NSPA clears nobody: a clearance comes from the supplier’s nation.',
          ...known('your nation’s security authority'),
        },
        { fact: 'nato-restricted' },
      ],
    },
    export: {
      short: 'Your own nation’s authority',
      facts: [
        {
          text: 'What leaves your country needs your own nation’s license, also for a NATO agency.',
          ...known('your nation’s licensing authority'),
        },
      ],
    },
    registration: {
      short: 'Source File, free; NATO nations',
      facts: [
        {
          text: 'Normally only firms of NATO nations are invited. Others are in named cases: sole source, associated partner, contributor to a trust fund or of troops.',
          ...seen('nspa-business'),
        },
        {
          text: 'The Source File is free and needed to be invited and awarded. NSPA checks the company’s status with its nation.',
          ...seen('nspa-business'),
        },
      ],
    },
    language: {
      short: 'English or French',
      facts: [{ text: 'Requests and bids are in English or French.', ...known('NSPA') }],
    },
  },
  marks: [
    {
      mark: 'NATO RESTRICTED',
      level: 1,
      needs: 'Handling rules; whether a company needs a clearance, its own nation says.',
      decides: 'Your nation’s security authority',
      ...ask('your nation’s security authority'),
    },
  ],
  papers: [
    { paper: 'ncage', desk: 'Codification bureau', note: 'of your home nation, or NSPA' },
    { paper: 'source-file', desk: 'NSPA', note: 'checks your status with your nation' },
    { paper: 'bid', desk: 'NSPA', note: 'on eProcurement' },
    { paper: 'clearance', desk: 'Your security authority', note: 'clears the company' },
    { paper: 'conformity', desk: 'NSPA', note: 'the acquirer; a GQAR’s statement only where asked' },
    { paper: 'export-license', desk: 'Your export authority', note: 'of your home nation' },
  ],
};
