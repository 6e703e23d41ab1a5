import { commonPractice, laterCheckEvidence, openQuestion, verified } from './evidence';
import { inspectionEverywhere, issuerEverywhere } from './shared';
import type { BuyerRecord } from './types';

/** NATO Support and Procurement Agency; checked {2026-11-21}. */
export const nspa: BuyerRecord = {
  meta: {
    title: 'Selling to NSPA: eligibility, Source File, eProcurement',
    description:
      'Who may sell to NATO’s Support and Procurement Agency, how the Source File works, which quality clause applies and who inspects and clears you, with sources.',
  },
  cardFact: 'Source File, eProcurement, firms of NATO nations',
  lead: 'The agency buys for nations, so first find out whether your company may sell to it.',
  topics: {
    buys: {
      short: 'NSPA, on behalf of nations',
      facts: [
        {
          text: 'The NATO Support and Procurement Agency (NSPA) buys supplies, maintenance and services for nations.',
          ...verified('nspa-business'),
        },
      ],
    },
    tenders: {
      short: 'eProcurement of NSPA',
      facts: [
        {
          text: 'NSPA publishes its requests on its eProcurement platform. Its Future Business Opportunities state which nations are eligible.',
          ...verified('nspa-business'),
        },
      ],
    },
    outside: {
      short:
        'Yes if your company is in a NATO nation. Companies from other countries may bid only in named cases.',
      facts: [
        {
          translatedAs: 'admitted-countries',
          text: 'Each Future Business Opportunity names the countries outside NATO that are admitted. If it does not name your country, ask before you prepare a bid.',
          ...laterCheckEvidence.verified('nspa-business'),
        },
        {
          translatedAs: 'nspa-agreement',
          text: 'An agreement foresees Ukrainian suppliers, and help was promised in October 2025. We found no general opening for them.',
          ...laterCheckEvidence.secondHand('nspa-ukraine'),
        },
        {
          text: 'May companies of our country register today, and in which programs?',
          ...laterCheckEvidence.openQuestion('NSPA'),
        },
      ],
    },
    inspects: { short: 'The quality authority of your own country', facts: [...inspectionEverywhere] },
    clause: {
      short: 'AQAP, as the request states',
      facts: [
        {
          text: 'NSPA’s General Quality Assurance Provisions refer to AQAPs (Allied Quality Assurance Publications). We did not read their text, but each request states what applies.',
          ...verified('nspa-business'),
        },
        { fact: 'aqap-2110-edition' },
        issuerEverywhere,
      ],
    },
    markings: {
      short: 'The authority of your own country',
      facts: [
        {
          text: 'NSPA clears nobody, because a clearance comes from the supplier’s own country.',
          ...commonPractice('your country’s security authority'),
        },
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
      short: 'Free entry in the Source File, for NATO nations',
      facts: [
        {
          text: 'Normally NSPA invites only companies from NATO nations. It invites others in named cases: a sole source, an associated partner, or a country that contributes troops or to a trust fund.',
          ...verified('nspa-business'),
        },
        {
          text: 'First get the NATO supplier code ([NCAGE](glossary:ncage)) from your codification bureau. Then submit the [Source File](glossary:nspa-source-file) form, which is free. NSPA asks your country about your status, and you get an eProcurement account afterward.',
          ...laterCheckEvidence.verified('nspa-business'),
        },
        { fact: 'ncage-time' },
        {
          text: 'Then watch the Future Business Opportunities, because each names the countries outside NATO that are admitted.',
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
      needs: 'Does a company also need a clearance, apart from the handling rules? Its own country decides.',
      decides: 'Your country’s security authority',
      ...openQuestion('your country’s security authority'),
    },
  ],
  handovers: [
    {
      document: 'ncage',
      office: 'Codification bureau of your country',
      note: 'it issues the code; NSPA can issue it too',
    },
    { document: 'source-file', office: 'NSPA', note: 'it checks your status with your country' },
    { document: 'bid', office: 'NSPA', note: 'you submit it on eProcurement' },
    { document: 'clearance', office: 'Your country’s security authority', note: 'it clears the company' },
    {
      document: 'conformity',
      office: 'NSPA',
      note: 'with a statement of the government quality representative ([GQAR](glossary:gqar)) if the contract asks for one',
    },
    {
      document: 'export-license',
      office: 'Your country’s export authority',
      note: 'it licenses the export from your country',
    },
  ],
  why: 'NSPA’s quality provisions refer to AQAPs, and each request says which of them applies.',
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
    { topic: 'inspects', name: 'Your country’s quality authority, which NSPA asks' },
  ],
  letters: ['9', '3', '7'],
};
