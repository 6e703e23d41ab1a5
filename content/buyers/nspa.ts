import { commonPractice, laterCheckEvidence, openQuestion, verified } from './evidence';
import { inspectionEverywhere, issuerEverywhere } from './shared';
import type { AgencyRecord } from './types';

/** NATO Support and Procurement Agency; checked {2026-11-21}. */
export const nspa: AgencyRecord = {
  market: 'agency',
  meta: {
    title: 'Selling to NSPA: eligibility, Source File, eProcurement',
    description:
      'Who may sell to NATO’s Support and Procurement Agency, how the Source File works, which quality clause applies and who inspects and clears you, with sources.',
  },
  cardFact: 'Source File, eProcurement, firms of NATO nations',
  lead: 'The agency buys for nations. Settle your eligibility first.',
  topics: {
    buys: {
      short: 'NSPA, for nations',
      facts: [
        {
          text: 'The NATO Support and Procurement Agency (NSPA) buys supply, maintenance and services for nations.',
          ...verified('nspa-business'),
        },
      ],
    },
    tenders: {
      short: 'eProcurement of NSPA',
      facts: [
        {
          text: 'Requests are published on NSPA’s eProcurement. Future Business Opportunities state which nations are eligible.',
          ...verified('nspa-business'),
        },
      ],
    },
    outside: {
      short: 'From NATO nations; from others only in named cases.',
      facts: [
        {
          text: 'Each Future Business Opportunity names the nations outside NATO that are admitted. Without your nation in it, ask before you prepare a bid.',
          ...laterCheckEvidence.verified('nspa-business'),
        },
        {
          text: 'An agreement foresees Ukrainian suppliers, and help was promised in October 2025. No general opening was found.',
          ...laterCheckEvidence.secondHand('nspa-ukraine'),
        },
        {
          text: 'May companies of your nation register today, and in which programs?',
          ...laterCheckEvidence.openQuestion('NSPA'),
        },
      ],
    },
    inspects: { short: 'Your own nation’s service', facts: [...inspectionEverywhere] },
    clause: {
      short: 'AQAP, as the request says',
      facts: [
        {
          text: 'NSPA’s General Quality Assurance Provisions refer to AQAPs. Their text was not read; each request states what applies.',
          ...verified('nspa-business'),
        },
        { fact: 'aqap-2110-edition' },
        issuerEverywhere,
      ],
    },
    markings: {
      short: 'Your own nation’s authority',
      facts: [
        {
          text: 'NSPA clears nobody: a clearance comes from the supplier’s nation.',
          ...commonPractice('your nation’s security authority'),
        },
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
      short: 'Source File, free; NATO nations',
      facts: [
        {
          text: 'Normally only firms of NATO nations are invited. Others are in named cases: sole source, associated partner, contributor to a trust fund or of troops.',
          ...verified('nspa-business'),
        },
        {
          text: 'First the NCAGE code from your codification bureau, then the Source File form, which is free. NSPA asks your nation about your status; an eProcurement account follows.',
          ...laterCheckEvidence.verified('nspa-business'),
        },
        { fact: 'ncage-time' },
        {
          text: 'Then watch the Future Business Opportunities: each names the nations outside NATO that are admitted.',
          ...laterCheckEvidence.verified('nspa-business'),
        },
      ],
    },
    language: {
      short: 'English or French',
      facts: [{ text: 'Requests and bids are in English or French.', ...commonPractice('NSPA') }],
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
  ],
  handovers: [
    { document: 'ncage', office: 'Codification bureau', note: 'of your home nation, or NSPA' },
    { document: 'source-file', office: 'NSPA', note: 'checks your status with your nation' },
    { document: 'bid', office: 'NSPA', note: 'on eProcurement' },
    { document: 'clearance', office: 'Your security authority', note: 'clears the company' },
    { document: 'conformity', office: 'NSPA', note: 'the acquirer; a GQAR’s statement only where asked' },
    { document: 'export-license', office: 'Your export authority', note: 'of your home nation' },
  ],
  why: 'NSPA’s quality provisions refer to AQAPs; each request says which of them applies.',
  lowestMarking: 'ask',
  offices: [
    {
      topic: 'registration',
      name: 'NSPA, vendor registration',
      address: 'nspa-business',
      parent: { name: 'NSPA, for the Source File', contact: 'nspa' },
    },
    { topic: 'registration', name: 'Request form for the NCAGE code', address: 'ncage-tool' },
    { topic: 'tenders', name: 'eProcurement', address: 'portal/nspa' },
    { topic: 'inspects', name: 'Your nation’s quality authority, whom NSPA asks' },
  ],
  letters: ['9', '3', '7'],
};
