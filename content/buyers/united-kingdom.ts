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
  meta: {
    title: 'Selling to the UK MOD: clauses, cyber profile, clearance',
    description:
      'DE&S buys, the Defence Quality Assurance Field Force inspects, ISAC clears from SECRET up: portals, AQAP, DEFCON 658, export and registration, sourced.',
  },
  cardFact: 'DE&S buys, Find a Tender publishes, ISAC clears companies',
  lead: 'The United Kingdom is outside the EU and has its own tender portals, and the contract sets a cyber risk profile.',
  topics: {
    buys: {
      short: 'Ministry of Defence (MOD), through DE&S',
      facts: [
        {
          text: 'Defence Equipment and Support (DE&S) buys for the Ministry of Defence (MOD). Since the reform of 2025 it belongs to the National Armaments Director Group.',
          ...commonPractice('DE&S'),
        },
        {
          text: 'The Defence Office for Small Business Growth has helped smaller suppliers since {2026-01-27}.',
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
          text: 'The Procurement Act 2023 has applied since {2025-02-24}. The EU’s tender register ([TED](glossary:ted)) and the EU directives do not apply.',
          ...commonPractice('the buyer named in the notice'),
        },
      ],
    },
    outside: {
      short:
        'You have a right to bid only if a treaty covers the goods, which is usually not so for weapons: ask MOD.',
      facts: [
        {
          text: 'Does a treaty cover the goods of this tender, and is our country a party to it?',
          ...openQuestion('MOD', '2026-11-28'),
        },
        {
          text: 'Suppliers from treaty states have rights only in procurements that the international agreement covers.',
          ...verified('uk-treaty-suppliers', { checked: '2026-11-28' }),
        },
        {
          text: 'Weapons are usually not covered, and the buyer may exclude suppliers from other states.',
          ...laterCheckEvidence.commonPractice('the buyer named in the notice'),
        },
      ],
    },
    inspects: {
      short: 'Defence Quality Assurance Field Force',
      facts: [
        {
          text: 'MOD carries out [government quality assurance](glossary:gqa) under its own framework and JSP 940, through the Defence Quality Assurance Field Force.',
          ...verified('uk-quality'),
        },
        {
          text: 'The Field Force has about 100 engineers, is run by DE&S and also works for NATO partners. Ask the project’s quality manager about it.',
          ...laterCheckEvidence.verified('uk-field-force'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'AQAP 2110 or 2310, and ISO 9001 (old page)',
      facts: [
        {
          text: 'Where MOD specifies quality requirements, a bidder should have an accredited ISO 9001 certificate of suitable scope, or be willing to obtain one within a suitable period. After a risk assessment MOD may choose a bidder without one. The page is old.',
          ...laterCheckEvidence.verified('uk-aof'),
        },
        {
          text: 'Contracts cite AQAP 2110 or 2310 (Allied Quality Assurance Publications), and DEFCON 627 for the [certificate of conformity](glossary:coc).',
          ...commonPractice('the project’s quality manager at MOD'),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    issuer: {
      short: 'Accredited certification bodies from any country',
      facts: [
        {
          text: 'An accredited third-party certification body certifies ISO 9001, while AQAP applies by contract.',
          ...laterCheckEvidence.verified('uk-aof'),
        },
        issuerEverywhere,
      ],
    },
    foreign: {
      short: 'Yes, if it is accredited',
      facts: [
        {
          text: 'An [accredited certificate](glossary:accredited-certificate) from another country counts.',
          ...laterCheckEvidence.commonPractice('the project’s quality manager at MOD'),
        },
      ],
    },
    markings: {
      short: 'Industry Security Assurance Centre (ISAC)',
      facts: [
        {
          text: 'The Industry Security Assurance Centre (ISAC) grants a [facility security clearance](glossary:fsc) for SECRET (and foreign CONFIDENTIAL) and above. It does so when a contract needs the clearance and somebody sponsors it.',
          ...verified('uk-isac'),
        },
        {
          text: `British consultants say that a new clearance takes ${clearanceTimes.GB.months}.`,
          ...laterCheckEvidence.secondHand(clearanceTimes.GB.document),
        },
        {
          text: 'Cybersecurity is a separate requirement. [DEFCON 658](glossary:dcc-defcon-658) and Def Stan 05-138, issue 4, set a Cyber Risk Profile from 0 to 3 for the contract. Since {2026-03-30} MOD accepts Defence Cyber Certification as evidence.',
          ...secondHand('uk-cyber'),
        },
        {
          text: openSinceNovember('Is Defence Cyber Certification mandatory? Our sources disagree.'),
          ...openQuestion('the buyer'),
        },
      ],
    },
    export: {
      short: 'Export Control Joint Unit (ECJU)',
      facts: [
        {
          text: 'The Export Control Joint Unit (ECJU) licenses military and dual-use exports. You apply through the portal SPIRE or its successor LITE.',
          ...verified('uk-ecju', { checked: '2026-11-22' }),
        },
        {
          text: 'A single license (SIEL) lasts 2 years for a stated quantity and needs an end-user undertaking. Answer questions within 20 working days, or ECJU closes the case.',
          ...laterCheckEvidence.verified('uk-nte'),
        },
      ],
    },
    registration: {
      short: 'Account on the Defence Sourcing Portal',
      facts: [
        { text: 'You need an account on the Defence Sourcing Portal to bid.', ...secondHand('uk-buying') },
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
      needs: 'You need no facility clearance, but you meet the security conditions of the contract.',
      decides: 'the buyer',
      ...verified('uk-isac'),
    },
    {
      marking: 'SECRET',
      level: 3,
      needs: 'You need a facility security clearance, also for foreign CONFIDENTIAL.',
      decides: 'ISAC, when a sponsor requests it',
      ...verified('uk-isac'),
    },
  ],
  why: 'The ministry’s older guidance asks for accredited [ISO 9001](glossary:iso-9001), and contracts add [AQAP 2110](glossary:aqap-2110) or 2310.',
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
    'Open an account at the Defence Sourcing Portal (contracts.mod.uk) and watch Find a Tender.',
    'Ask which cyber risk profile under Def Stan 05-138 the contract sets.',
  ],
  weapon: {
    who: 'the Home Office',
    permit: { unarmed: 'No permit that we know of', armed: 'Written authority' },
    short: {
      text: 'An unarmed drone is not a weapon, but for an armed drone you need written authority before you make it.',
      ...laterCheckEvidence.commonPractice('the Home Office'),
    },
    answers: {
      unarmed: [exportLaw('the Home Office')],
      armed: [
        {
          text: 'You need written authority for prohibited weapons (section 5 of the Firearms Act 1968), and no company may make them without it. We read this in an old answer.',
          ...laterCheckEvidence.verified('uk-firearms'),
        },
      ],
      starts: [
        {
          text: 'You need the authority as soon as you make or possess one, the prototype included.',
          ...laterCheckEvidence.commonPractice('the Home Office'),
        },
      ],
      explosives: [
        {
          text: 'You need a license of the Health and Safety Executive (HSE) for most making, assembling and altering of explosives. We read this in a page on older rules.',
          ...laterCheckEvidence.verified('uk-explosives'),
        },
      ],
    },
  },
  letters: ['3', '8', '10'],
};
