import { ask, known, reported, seen } from './evidence';
import type { Buyer } from './types';

/** Poland; checked {2026-11-21}. */
export const poland: Buyer = {
  slug: 'poland',
  code: 'PL',
  name: 'Poland',
  inText: 'Poland',
  group: 'nation',
  meta: {
    title: 'Selling to the Polish military: agency, clauses, markings',
    description:
      'The Armament Agency buys, the military quality center sets the clauses, ABW or SKW clears from POUFNE up: tenders, markings, export and language, with sources.',
  },
  cardFact: 'Armament Agency buys, WCNJiK inspects, ABW or SKW clears',
  lead: 'One agency buys, one military center agrees on the quality clause and sends inspectors. The lowest marking asks for no certificate, only for the ability to protect it.',
  topics: {
    buys: {
      short: 'Armament Agency',
      facts: [
        {
          text: 'The Armament Agency ({pl:Agencja Uzbrojenia}) has bought for the armed forces since {2022-01-01}.',
          ...reported('pl-agency'),
        },
      ],
    },
    tenders: {
      short: '{pl:e-Zamówienia}, TED',
      facts: [
        {
          text: 'Polish tenders appear on the platform {pl:e-Zamówienia}, larger ones in TED as well.',
          ...known('the Armament Agency'),
        },
        {
          text: 'The name and address of the agency’s own purchasing platform.',
          ...ask('the Armament Agency'),
        },
        { fact: 'ted-threshold' },
      ],
      sites: ['ezamowienia.gov.pl'],
    },
    inspects: {
      short: 'WCNJiK; on site RPW',
      facts: [
        {
          text: 'The Military Centre for Standardization, Quality and Codification (WCNJiK) is the national authority. Regional Military Representations (RPW) work on site.',
          ...seen('pl-quality'),
        },
        { fact: 'mutual-gqa' },
      ],
      sites: ['wcnjik.wp.mil.pl'],
    },
    clause: {
      short: 'AQAP clauses agreed with WCNJiK',
      facts: [
        {
          text: 'Quality clauses from the AQAP family are agreed with WCNJiK under decision 126/2019 of the ministry. Listed goods also fall under the conformity assessment act of {2006-11-17}.',
          ...seen('pl-quality', { section: 'decision 126/2019' }),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    marks: {
      short: 'ABW; in the military field SKW',
      facts: [
        {
          text: 'The Internal Security Agency (ABW), or the Military Counterintelligence Service (SKW) in the military field, issues the industrial security certificate, from {pl:POUFNE} up.',
          ...seen('pl-abw'),
        },
      ],
      sites: ['www.abw.gov.pl'],
    },
    export: {
      short: 'Minister for the economy',
      facts: [
        {
          text: 'Exports are licensed by the minister responsible for the economy.',
          ...known('that ministry, whatever its name is in 2026'),
        },
        {
          text: 'Trading in arms in Poland requires a concession from the Ministry of the Interior and Administration.',
          ...reported('pl-arms-trade'),
        },
      ],
    },
    registration: {
      short: 'Account on e-Zamówienia',
      facts: [
        {
          text: 'An account on the tender platform is needed to bid.',
          ...known('the Armament Agency'),
        },
        {
          text: 'A company that trades in arms in Poland also needs the concession.',
          ...reported('pl-arms-trade'),
        },
      ],
    },
    language: {
      short: 'Polish',
      facts: [
        { text: 'Bids are in Polish as a rule.', ...known('the contracting unit named in the notice') },
      ],
    },
  },
  marks: [
    {
      mark: '{pl:ZASTRZEŻONE}',
      level: 1,
      needs: 'No certificate, but the ability to protect it must be shown.',
      decides: 'The contracting unit',
      ...reported('pl-classified', { section: 'Article 54(9)' }),
    },
    {
      mark: '{pl:POUFNE}',
      level: 2,
      needs: 'An industrial security certificate.',
      decides: 'ABW or SKW',
      ...seen('pl-abw'),
    },
  ],
};
