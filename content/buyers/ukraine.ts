import { ask, known, latest, reported, seen } from './evidence';
import { sellingToUkraine } from './guides';
import { gqaRequest, issuerEverywhere } from './shared';
import type { Buyer } from './types';
import { weaponLaws } from './weapons';

/** Ukraine; checked {2026-11-21}, agency and marketplace on {2026-11-22}. */
export const ukraine: Buyer = {
  slug: 'ukraine',
  code: 'UA',
  name: 'Ukraine',
  inText: 'Ukraine',
  group: 'nation',
  market: 'other',
  meta: {
    title: 'Selling to the Ukrainian military: agency, DOT-Chain',
    description:
      'The Defence Procurement Agency buys, units order drones on DOT-Chain Defence, the SSU permits work with secrets: quality, export, language, sources.',
  },
  cardFact: 'One agency since January 2026, units order on DOT-Chain',
  lead: 'One agency buys, and units order drones themselves on a marketplace.',
  topics: {
    buys: {
      short: 'Defence Procurement Agency',
      facts: [
        {
          text: 'The Defence Procurement Agency ({uk:АОЗ}) has made all purchases of the Ministry of Defence since {2026-01-01}: weapons, ammunition, clothing, food and fuel.',
          ...reported('ua-agency', { checked: '2026-11-22' }),
        },
      ],
    },
    tenders: {
      short: 'DOT-Chain Defence, Prozorro',
      facts: [
        {
          text: 'On the marketplace DOT-Chain Defence units order Ukrainian-made drones, ground robots and electronic warfare; the agency pays. The government has extended it to {2027-10-24} and to border guard and police.',
          ...reported('ua-marketplace', { checked: '2026-11-22' }),
        },
        {
          text: 'Other purchases are on Prozorro or Brave1 Market; many contracts are not public.',
          ...known('the Defence Procurement Agency'),
        },
      ],
    },
    outside: {
      short: 'By law yes; for drones the door is narrow: ask.',
      facts: [
        {
          text: 'On which platform, and on which conditions today, may a company without a seat in Ukraine bid? [By law it may be contractor](/buyers/ukraine#from-abroad).',
          ...latest.ask('the Defence Procurement Agency'),
        },
      ],
    },
    inspects: {
      short: 'State quality assurance of the ministry',
      facts: [
        { fact: 'ua-gqa' },
        {
          text: 'Agreements with Türkiye, France, Sweden, Czechia and Germany are reported. Under them the office is said to follow 18 contracts.',
          ...latest.reported('ua-agreements-practice'),
        },
        {
          text: 'The state quality office ({uk:ГУ ДГЯ}) gives methodical help on AQAP. The foreign authority files the request for assurance.',
          ...latest.reported('ua-quality-reports'),
        },
        gqaRequest,
      ],
    },
    clause: {
      short: 'Technical conditions; AQAP: ask',
      facts: [
        {
          text: 'Does the contract cite an AQAP? Domestic purchases rest on technical conditions.',
          ...ask('the Defence Procurement Agency'),
        },
        {
          text: 'The ministry is reported to press suppliers for ISO 9001 in 2026.',
          ...latest.reported('ua-quality-reports'),
        },
      ],
    },
    issuer: {
      short: 'Ask the quality office',
      facts: [
        {
          text: 'Who can get a certificate of compliance from the state, and for which AQAP? Resolution 452 has a step “assessment of the quality system”.',
          ...latest.ask('the state quality office (ГУ ДГЯ)'),
        },
        {
          text: 'A memorandum of the ministry with the state arms group foresees audits and certificates of compliance from its State Quality Assurance Department.',
          ...latest.seen('ua-memorandum'),
        },
        issuerEverywhere,
      ],
    },
    foreign: {
      short: 'Ask the quality office',
      facts: [
        {
          text: 'Does a certificate from another nation count?',
          ...latest.ask('the state quality office (ГУ ДГЯ)'),
        },
        {
          text: 'Ukraine’s accreditation body NAAU signed with European accreditation (EA) for management systems. In April 2022 EA confirmed the status and put the peer evaluation on hold.',
          ...latest.seen('ua-naau'),
        },
        {
          text: 'What is NAAU’s status in 2026? Before you rely on a Ukrainian ISO 9001 certificate abroad, check the lists of EA and Global Accreditation Cooperation, and the certificate number.',
          ...latest.ask('the buyer'),
        },
        {
          text: 'Which share of the audit may be remote in wartime, is a site visit due, and what holds for a first certification? We found no rule made for war.',
          letter: '6',
          ...latest.ask('the certification body, in writing'),
        },
      ],
    },
    marks: {
      short: 'Security Service (SSU)',
      facts: [
        {
          text: 'The Security Service of Ukraine (SSU) gives a special permit for work with state secrets. It needs a state task or contract, premises and a records office.',
          ...seen('ua-permit'),
        },
        { fact: 'ua-nato-agreement' },
        { fact: 'dk-ua-classified' },
      ],
    },
    export: {
      short: 'State Service of Export Control',
      facts: [
        {
          text: 'The State Service of Export Control decides, with an interagency commission.',
          ...seen('ua-export'),
        },
        {
          text: 'The state may stop exports of a type that the army needs. A private maker need not use a state exporter.',
          ...latest.reported('ua-permit-days'),
        },
        {
          text: 'Transfers under Ukraine’s international treaties take a simplified route, with the expertise before signature. Reports tie it to residents of Defence City.',
          ...latest.reported('ua-resolution-6'),
        },
      ],
    },
    registration: {
      short: 'Codification, admission to use',
      facts: [
        {
          text: 'The item is codified and admitted to use by the ministry; the maker registers on the marketplace.',
          ...known('the Defence Procurement Agency'),
        },
        { fact: 'ua-defence-city' },
      ],
    },
    language: {
      short: 'Ukrainian',
      facts: [{ text: 'Documents are in Ukrainian.', ...known('the Defence Procurement Agency') }],
    },
  },
  marks: [
    {
      mark: '{uk:ДЛЯ СЛУЖБОВОГО КОРИСТУВАННЯ}',
      level: 1,
      needs: 'Handling rules; no special permit.',
      decides: 'The client',
      ...known('SSU'),
    },
    {
      mark: 'State secret',
      level: 2,
      needs: 'A special permit for work with state secrets.',
      decides: 'SSU',
      ...seen('ua-permit'),
    },
  ],
  handovers: [
    { document: 'codification', office: 'Ministry of Defence', note: 'with the admission to use' },
    { document: 'bid', office: 'Defence Procurement Agency', note: 'on the marketplace or Prozorro' },
    { document: 'undertaking', office: 'The client', note: 'for papers marked for official use' },
    { document: 'clearance', office: 'SSU', note: 'permits work with state secrets' },
    { document: 'quality-plan', office: 'Defence Procurement Agency', note: 'if the contract asks for one' },
    {
      document: 'conformity',
      office: 'Defence Procurement Agency',
      note: 'the acquirer; with the state’s statement only where asked',
    },
  ],
  why: 'Domestic purchases rest on technical conditions; pressure to hold ISO 9001 is reported.',
  lowestMark: 'rules',
  clearanceFrom: 2,
  offices: [
    { topic: 'buys', name: 'Defence Procurement Agency, under the ministry', address: 'buyer/ukraine' },
    {
      topic: 'inspects',
      name: 'State quality office ({uk:ГУ ДГЯ}), in the ministry',
      address: 'ua-agreements',
    },
    { topic: 'marks', name: 'Security Service of Ukraine (SSU)', address: 'ua-permit' },
    { topic: 'export', name: 'State Service of Export Control (SSECU, {uk:ДСЕК})', address: 'ua-export' },
    { topic: 'foreign', name: 'National accreditation agency (NAAU)', address: 'ab/naau' },
    { topic: 'tenders', name: 'Prozorro', address: 'portal/ukraine' },
  ],
  weapon: weaponLaws.ukraine,
  guides: [sellingToUkraine],
  letters: ['3', '8', '6'],
};
