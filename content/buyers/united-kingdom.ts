import { ask, known, reported, seen } from './evidence';
import type { Buyer } from './types';

/** United Kingdom; checked {2026-11-21}, export control on {2026-11-22}. */
export const unitedKingdom: Buyer = {
  slug: 'united-kingdom',
  code: 'UK',
  name: 'United Kingdom',
  inText: 'the United Kingdom',
  group: 'nation',
  meta: {
    title: 'Selling to the UK MOD: clauses, cyber profile, clearance',
    description:
      'DE&S buys, the Defence Quality Assurance Field Force inspects, ISAC clears from SECRET up: portals, AQAP, DEFCON 658, export and registration, sourced.',
  },
  cardFact: 'DE&S buys, Find a Tender publishes, ISAC clears companies',
  lead: 'Outside the EU, so with its own portals. Besides the quality clause, the contract sets a cyber risk profile.',
  topics: {
    buys: {
      short: 'MOD, DE&S',
      facts: [
        {
          text: 'Defence Equipment and Support (DE&S), in the National Armaments Director Group since the reform of 2025, buys for the Ministry of Defence (MOD).',
          ...known('DE&S'),
        },
        {
          text: 'A Defence Office for Small Business Growth has helped smaller suppliers since {2026-01-27}.',
          ...reported('uk-buying'),
        },
      ],
      sites: ['www.gov.uk'],
    },
    tenders: {
      short: 'Find a Tender, Defence Sourcing Portal',
      facts: [
        {
          text: 'Notices appear on Find a Tender and on the Defence Sourcing Portal.',
          ...reported('uk-buying'),
        },
        {
          text: 'The Procurement Act 2023 has applied since {2025-02-24}. TED and the EU directives do not apply.',
          ...known('the contracting authority named in the notice'),
        },
      ],
      sites: ['www.find-tender.service.gov.uk', 'contracts.mod.uk'],
    },
    inspects: {
      short: 'Defence Quality Assurance Field Force',
      facts: [
        {
          text: 'MOD gives government quality assurance under its own framework and JSP 940, through the Defence Quality Assurance Field Force.',
          ...seen('uk-quality'),
        },
        { fact: 'mutual-gqa' },
      ],
    },
    clause: {
      short: 'AQAP 2110 or 2310, ISO 9001, DEFCON 627',
      facts: [
        {
          text: 'Where quality requirements are specified, MOD’s policy asks for an accredited ISO 9001 certificate of suitable scope.',
          ...seen('uk-aof'),
        },
        {
          text: 'Contracts cite AQAP 2110 or 2310, and DEFCON 627 for the certificate of conformity.',
          ...known('the project’s quality manager at MOD'),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    marks: {
      short: 'ISAC',
      facts: [
        {
          text: 'The Industry Security Assurance Centre (ISAC) grants a facility security clearance for SECRET (and foreign CONFIDENTIAL) and above, when a contract needs it and somebody sponsors it.',
          ...seen('uk-isac'),
        },
        {
          text: 'Cybersecurity is a separate requirement: DEFCON 658 and Def Stan 05-138, issue 4, set a Cyber Risk Profile from 0 to 3 for the contract. Since {2026-03-30} Defence Cyber Certification is accepted as evidence.',
          ...reported('uk-cyber'),
        },
        {
          text: 'Whether Defence Cyber Certification is mandatory: sources disagree.',
          ...ask('the contracting authority'),
        },
      ],
    },
    export: {
      short: 'Export Control Joint Unit (ECJU)',
      facts: [
        {
          text: 'The Export Control Joint Unit (ECJU) licenses military and dual-use exports. Applications go through SPIRE and its successor LITE.',
          ...seen('uk-ecju', { checked: '2026-11-22' }),
        },
      ],
    },
    registration: {
      short: 'Account on the Defence Sourcing Portal',
      facts: [
        {
          text: 'An account on the Defence Sourcing Portal is needed to bid.',
          ...reported('uk-buying'),
        },
      ],
    },
    language: {
      short: 'English',
      facts: [{ text: 'Notices and bids are in English.', ...known('DE&S') }],
    },
  },
  marks: [
    {
      mark: 'OFFICIAL-SENSITIVE',
      level: 1,
      needs: 'No facility clearance, but contract security conditions.',
      decides: 'The contracting authority',
      ...seen('uk-isac'),
    },
    {
      mark: 'SECRET',
      level: 3,
      needs: 'A facility security clearance, also for foreign CONFIDENTIAL.',
      decides: 'ISAC, on a sponsor’s request',
      ...seen('uk-isac'),
    },
  ],
};
