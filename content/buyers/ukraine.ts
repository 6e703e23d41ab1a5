import { ask, known, reported, seen } from './evidence';
import type { Buyer } from './types';

/** Ukraine; checked {2026-11-21}, agency and marketplace on {2026-11-22}. */
export const ukraine: Buyer = {
  slug: 'ukraine',
  code: 'UA',
  name: 'Ukraine',
  inText: 'Ukraine',
  group: 'nation',
  meta: {
    title: 'Selling to the Ukrainian military: agency, DOT-Chain',
    description:
      'The Defence Procurement Agency buys, units order drones on DOT-Chain Defence, the SSU permits work with secrets: quality, export, language, sources.',
  },
  cardFact: 'One agency since January 2026, units order on DOT-Chain',
  lead: 'One agency has bought since January 2026, and units order drones themselves on a marketplace. Nothing leaves the country without a state permit.',
  topics: {
    buys: {
      short: 'Defence Procurement Agency',
      facts: [
        {
          text: 'The Defence Procurement Agency ({uk:АОЗ}) has made all purchases of the Ministry of Defence since {2026-01-01}: weapons, ammunition, clothing, food and fuel.',
          ...reported('ua-agency', { checked: '2026-11-22' }),
        },
      ],
      sites: ['mod.gov.ua'],
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
      sites: ['prozorro.gov.ua'],
    },
    inspects: {
      short: 'State quality assurance of the ministry',
      facts: [
        { fact: 'ua-gqa' },
        {
          text: 'Agreements on mutual quality assurance with Türkiye, France, Sweden, Czechia and Germany are reported.',
          ...reported('ua-agreements'),
        },
      ],
    },
    clause: {
      short: 'Technical conditions; AQAP: ask',
      facts: [
        {
          text: 'Whether the contract cites an AQAP. Domestic purchases rest on technical conditions.',
          ...ask('the Defence Procurement Agency'),
        },
      ],
    },
    marks: {
      short: 'SSU',
      facts: [
        {
          text: 'The Security Service of Ukraine (SSU) gives a special permit for work with state secrets. It needs a state task or contract, premises and a records office.',
          ...seen('ua-permit'),
        },
        { fact: 'ua-nato-agreement' },
        { fact: 'dk-ua-classified' },
      ],
      sites: ['ssu.gov.ua'],
    },
    export: {
      short: 'State Service of Export Control',
      facts: [{ fact: 'export-authorities' }],
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
  papers: [
    { paper: 'codification', desk: 'Ministry of Defence', note: 'with the admission to use' },
    { paper: 'bid', desk: 'Defence Procurement Agency', note: 'on the marketplace or Prozorro' },
    { paper: 'undertaking', desk: 'The client', note: 'for papers marked for official use' },
    { paper: 'clearance', desk: 'SSU', note: 'permits work with state secrets' },
    { paper: 'quality-plan', desk: 'Defence Procurement Agency', note: 'if the contract asks for one' },
    {
      paper: 'conformity',
      desk: 'Defence Procurement Agency',
      note: 'the acquirer; with the state’s statement only where asked',
    },
  ],
};
