import { clearanceTimes } from './clearance-times';
import {
  commonPractice,
  laterCheckEvidence,
  openQuestion,
  openSinceNovember,
  secondHand,
  verified,
} from './evidence';
import { exportLaw, inspectionEverywhere, issuerEverywhere } from './shared';
import type { NationRecord } from './types';

/** United Kingdom; checked {2026-11-21}, export control on {2026-11-22}. */
export const unitedKingdom: NationRecord = {
  market: 'other',
  meta: {
    title: 'Selling to the UK MOD: clauses, cyber profile, clearance',
    description:
      'DE&S buys, the Defence Quality Assurance Field Force inspects, ISAC clears from SECRET up: portals, AQAP, DEFCON 658, export and registration, sourced.',
  },
  cardFact: 'DE&S buys, Find a Tender publishes, ISAC clears companies',
  lead: 'Outside the EU, with its own portals; the contract sets a cyber risk profile.',
  topics: {
    buys: {
      short: 'Ministry of Defence (MOD), DE&S',
      facts: [
        {
          text: 'Defence Equipment and Support (DE&S), in the National Armaments Director Group since the reform of 2025, buys for the Ministry of Defence (MOD).',
          ...commonPractice('DE&S'),
        },
        {
          text: 'A Defence Office for Small Business Growth has helped smaller suppliers since {2026-01-27}.',
          ...secondHand('uk-buying'),
        },
      ],
    },
    tenders: {
      short: 'Find a Tender, Defence Sourcing Portal',
      facts: [
        {
          text: 'Notices appear on Find a Tender and on the Defence Sourcing Portal.',
          ...secondHand('uk-buying'),
        },
        {
          text: 'The Procurement Act 2023 has applied since {2025-02-24}. TED and the EU directives do not apply.',
          ...commonPractice('the contracting authority named in the notice'),
        },
      ],
    },
    outside: {
      short: 'By right only where a treaty covers the goods; weapons mostly not: ask MOD.',
      facts: [
        {
          text: 'Does a treaty cover the goods of this tender, and is our state a party to it?',
          ...openQuestion('MOD', '2026-11-28'),
        },
        {
          text: 'Suppliers of treaty states have rights only in procurements that the international agreement covers.',
          ...verified('uk-treaty-suppliers', { checked: '2026-11-28' }),
        },
        {
          text: 'Weapons are mostly not covered. Suppliers of other states may be left out.',
          ...laterCheckEvidence.commonPractice('the contracting authority named in the notice'),
        },
      ],
    },
    inspects: {
      short: 'Defence Quality Assurance Field Force',
      facts: [
        {
          text: 'MOD gives government quality assurance under its own framework and JSP 940, through the Defence Quality Assurance Field Force.',
          ...verified('uk-quality'),
        },
        {
          text: 'The Field Force has about 100 engineers, is run by DE&S and also serves NATO partners: ask the project’s quality manager.',
          ...laterCheckEvidence.verified('uk-field-force'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'AQAP 2110 or 2310, ISO 9001 (old page)',
      facts: [
        {
          text: 'Where quality requirements are specified, a bidder should have an accredited ISO 9001 certificate of suitable scope, or the will to obtain it in a suitable period. A bidder without one may be chosen after a risk assessment. The page is old.',
          ...laterCheckEvidence.verified('uk-aof'),
        },
        {
          text: 'Contracts cite AQAP 2110 or 2310, and DEFCON 627 for the certificate of conformity.',
          ...commonPractice('the project’s quality manager at MOD'),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    issuer: {
      short: 'Accredited bodies, any nation',
      facts: [
        {
          text: 'An accredited third-party body certifies ISO 9001; AQAP binds by contract.',
          ...laterCheckEvidence.verified('uk-aof'),
        },
        issuerEverywhere,
      ],
    },
    foreign: {
      short: 'An accredited one: yes',
      facts: [
        {
          text: 'An accredited certificate from another nation counts.',
          ...laterCheckEvidence.commonPractice('the project’s quality manager at MOD'),
        },
      ],
    },
    markings: {
      short: 'Industry Security Assurance Centre (ISAC)',
      facts: [
        {
          text: 'The Industry Security Assurance Centre (ISAC) grants a facility security clearance for SECRET (and foreign CONFIDENTIAL) and above, when a contract needs it and somebody sponsors it.',
          ...verified('uk-isac'),
        },
        {
          text: `British consultants report ${clearanceTimes.GB.months} for a new clearance.`,
          ...laterCheckEvidence.secondHand(clearanceTimes.GB.document),
        },
        {
          text: 'Cybersecurity is a separate requirement: DEFCON 658 and Def Stan 05-138, issue 4, set a Cyber Risk Profile from 0 to 3 for the contract. Since {2026-03-30} Defence Cyber Certification is accepted as evidence.',
          ...secondHand('uk-cyber'),
        },
        {
          text: openSinceNovember('Is Defence Cyber Certification mandatory? Sources disagree.'),
          ...openQuestion('the contracting authority'),
        },
      ],
    },
    export: {
      short: 'Export Control Joint Unit (ECJU)',
      facts: [
        {
          text: 'The Export Control Joint Unit (ECJU) licenses military and dual-use exports. Applications go through SPIRE and its successor LITE.',
          ...verified('uk-ecju', { checked: '2026-11-22' }),
        },
        {
          text: 'A single license (SIEL) lasts 2 years for a stated quantity and needs an end-user undertaking. Questions are to be answered within 20 working days, or the case is closed.',
          ...laterCheckEvidence.verified('uk-nte'),
        },
      ],
    },
    registration: {
      short: 'Account on the Defence Sourcing Portal',
      facts: [
        { text: 'An account on the Defence Sourcing Portal is needed to bid.', ...secondHand('uk-buying') },
      ],
    },
    language: {
      short: 'English',
      facts: [{ text: 'Notices and bids are in English.', ...commonPractice('DE&S') }],
    },
  },
  markings: [
    {
      marking: 'OFFICIAL-SENSITIVE',
      level: 1,
      needs: 'No facility clearance, but contract security conditions.',
      decides: 'The contracting authority',
      ...verified('uk-isac'),
    },
    {
      marking: 'SECRET',
      level: 3,
      needs: 'A facility security clearance, also for foreign CONFIDENTIAL.',
      decides: 'ISAC, on a sponsor’s request',
      ...verified('uk-isac'),
    },
  ],
  why: 'The ministry’s older guidance asks for accredited ISO 9001; contracts add AQAP 2110 or 2310.',
  lowestMarking: 'rules',
  clearanceFrom: 3,
  offices: [
    {
      topic: 'buys',
      name: 'Defence Equipment and Support (DE&S)',
      address: 'buyer/united-kingdom',
      contact: 'des',
    },
    {
      topic: 'inspects',
      name: 'Defence Quality Assurance Field Force, through the project’s quality manager at DE&S',
      address: 'uk-quality',
      contact: 'des',
    },
    { topic: 'markings', name: 'Industry Security Assurance Centre (ISAC)', address: 'uk-isac' },
    { topic: 'export', name: 'Export Control Joint Unit (ECJU)', address: 'uk-ecju', contact: 'ecju' },
    { topic: 'tenders', name: 'Find a Tender', address: 'portal/united-kingdom' },
    { topic: 'registration', name: 'Defence Sourcing Portal', address: 'portal/united-kingdom-defence' },
  ],
  registers: { accreditation: ['ab/ukas', 'ab/ukas-certcheck'], company: ['company/united-kingdom'] },
  tasks: [
    'Account at the Defence Sourcing Portal (contracts.mod.uk); Find a Tender.',
    'Cyber risk profile under Def Stan 05-138: ask which one the contract sets.',
  ],
  weapon: {
    who: 'the Home Office',
    short: {
      text: 'Unarmed: no. Armed: written authority before you make it.',
      ...laterCheckEvidence.commonPractice('the Home Office'),
    },
    answers: {
      unarmed: [exportLaw('the Home Office')],
      armed: [
        {
          text: 'Written authority for prohibited weapons (section 5 of the Firearms Act 1968): no company may make them without it. Read in an old answer.',
          ...laterCheckEvidence.verified('uk-firearms'),
        },
      ],
      starts: [
        {
          text: 'The duty starts at making or possessing, the prototype included.',
          ...laterCheckEvidence.commonPractice('the Home Office'),
        },
      ],
      explosives: [
        {
          text: 'A license of the Health and Safety Executive (HSE) for most making, assembling and altering. Read in a page on older rules.',
          ...laterCheckEvidence.verified('uk-explosives'),
        },
      ],
    },
  },
  letters: ['3', '8', '10'],
};
