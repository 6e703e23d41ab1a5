import {
  commonPractice,
  laterCheckEvidence,
  openQuestion,
  openSinceNovember,
  secondHand,
  verified,
} from './evidence';
import { gqaRequest, issuerEverywhere } from './shared';
import type { Guide, NationRecord } from './types';

/** Day of the check on codification. */
const latestCheck = '2026-11-28';

/** Sales routes to Ukraine for a company without a seat there. */
const fromAbroad: Guide = {
  id: 'from-abroad',
  title: 'Without a seat there',
  answer: 'Ways in, the nearest first.',
  rows: [
    {
      title: 'Direct contract',
      answer: 'By law yes; the agency buys abroad what Ukraine does not make',
      lines: [
        {
          text: 'A foreign company may be contractor by law.',
          ...laterCheckEvidence.verified('ua-procurement-law', 'Article 1'),
        },
        {
          text: 'Mostly what Ukraine does not make: air defense, missiles, ammunition. 30% of contracts were imports in August 2024; of drones 95% and more are Ukrainian. For drones the door is narrow.',
          ...laterCheckEvidence.secondHand('ua-buying-abroad'),
        },
        {
          text: 'The item stands on the General Staff’s list and is codified, and a military representation has confirmed the capacity. Ask today.',
          ...laterCheckEvidence.secondHand('ua-buying-abroad'),
        },
        {
          text: 'The supplier is verified: no ties to Russia, Belarus or Iran, capacity, finances; then it enters a register. Ask today.',
          ...laterCheckEvidence.secondHand('ua-buying-abroad'),
        },
        {
          text: 'Resolution 279 of {2026-03-02} eases it: new items enter on tests and technical conditions.',
          ...laterCheckEvidence.secondHand('ua-resolution-279'),
        },
        {
          text: 'Who may apply for a foreign maker?',
          ...laterCheckEvidence.openQuestion('the Ministry of Defence'),
        },
      ],
    },
    {
      title: 'Through a Ukrainian maker',
      answer: 'Parts and components are the easier door',
      lines: [
        {
          text: 'Units order online, with the focus on Ukrainian-made drones and electronic warfare. Not for imports, as far as we read.',
          ...laterCheckEvidence.secondHand('ua-dot-reports'),
        },
        {
          text: 'The order covers tactical drones of domestic make and parts, since October 2025 without full papers for parts. Parts and components are the easier door, through a Ukrainian maker.',
          ...laterCheckEvidence.secondHand('ua-dot-reports'),
        },
        {
          text: 'A partner state pays contracts with Ukrainian makers; Ukraine lists, Denmark checks. A Danish company gains as supplier to one.',
          ...laterCheckEvidence.verified('ua-danish-model'),
        },
      ],
    },
    {
      title: 'Joint production',
      answer: 'A Ukrainian partner, made there or in your nation',
      lines: [
        {
          text: 'Joint production in partner states: in February 2026 four Ukrainian companies with partners in Denmark, Finland and Latvia, about €800 million. Look for a Ukrainian partner and produce in your nation.',
          ...laterCheckEvidence.secondHand('ua-build-reports'),
        },
        {
          text: '25 foreign companies in September 2025; at least 50% made in Ukraine is preferred for long contracts. A Ukrainian company or joint venture is the usual road.',
          ...laterCheckEvidence.secondHand('ua-build-reports'),
        },
      ],
    },
    {
      title: 'Your own state buys and gives',
      answer: 'Sell to your own ministry: its rules apply',
      lines: [
        {
          text: 'Sell to your own ministry for Ukraine: its rules apply.',
          ...laterCheckEvidence.commonPractice('your own ministry of defense'),
        },
      ],
    },
    {
      title: 'A test in Ukraine',
      answer: 'Brave1 tests and reports; a test is no order',
      lines: [
        {
          text: '“Test in Ukraine” of Brave1, since July 2025: a foreign maker sends the product, trains online and receives a report; air defense and interceptors first. A test is no order.',
          ...laterCheckEvidence.secondHand('ua-test-reports'),
        },
        {
          text: 'Which terms, which rights in the data, and which export license of your own nation?',
          ...laterCheckEvidence.openQuestion('Brave1'),
        },
      ],
    },
    {
      title: 'In every case',
      answer: 'License, end-user certificate, war clauses, a full file',
      lines: [
        {
          text: 'Export license of your own nation, end-user certificate, war clauses in insurance and payment.',
          ...laterCheckEvidence.commonPractice('your own export authority'),
        },
        {
          text: 'Ukraine’s Accounting Chamber found faults in more than half of the contracts for unmanned systems: keep your file complete.',
          ...verified('ua-audit', { checked: '2026-11-23' }),
        },
      ],
    },
  ],
};

/** FPV drones without a company in the EU: where to start, with whom, at what cost. */
const twoPeople: Guide = {
  id: 'two-people',
  size: 'sub',
  title: 'Two people in Ukraine',
  answer: 'FPV drones, no company in the EU: what to do, in this order.',
  rows: [
    {
      title: 'First step: codify the drone',
      answer: 'The unit or agency that wants it starts; you do not file',
      lines: [
        {
          text: 'Ask the unit or agency that wants the drone to start the codification: under Resolution 279 the state customer does it, on performance, test results and technical conditions.',
          ...secondHand('ua-resolution-279', { checked: latestCheck }),
        },
        {
          text: 'Which office takes the file, on which form, and in how many days?',
          ...openQuestion('the Ministry of Defence', latestCheck),
        },
      ],
    },
    {
      title: 'First partner: a maker that supplies units',
      answer: 'Frames, links or software need fewer papers than a drone',
      lines: [
        {
          text: 'Supply a maker that units already order from, with frames, links or software. Parts need fewer papers than a drone.',
          ...laterCheckEvidence.secondHand('ua-dot-reports'),
        },
      ],
    },
    {
      title: 'Abroad: a partner in a NATO nation',
      answer: 'The partner bids while you supply',
      lines: [
        {
          text: 'Sell abroad through a partner in a NATO nation, who bids while you supply: [letter 7](/letters#letter-7).',
          ...laterCheckEvidence.commonPractice('the partner'),
        },
      ],
    },
    {
      title: 'Certify late',
      answer: 'The smallest budget we worked out is for 8 people',
      lines: [
        {
          text: 'Certify late. The smallest budget we worked out is for 8 people: [what ISO 9001 costs](/certifications/costs#iso9001). For two we have no figure; the [planner](/planner#v=2&buyers=UA&products=drones&seat=UA&size=1-10) takes up to ten.',
          ...laterCheckEvidence.commonPractice('three certification bodies'),
        },
      ],
    },
  ],
};

/** Ukraine; checked {2026-11-21}, agency and marketplace on {2026-11-22}. */
export const ukraine: NationRecord = {
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
          ...secondHand('ua-agency', { checked: '2026-11-22' }),
        },
      ],
    },
    tenders: {
      short: 'DOT-Chain Defence, Prozorro',
      facts: [
        {
          text: 'On the marketplace DOT-Chain Defence units order Ukrainian-made drones, ground robots and electronic warfare; the agency pays. The government has extended it to {2027-10-24} and to border guard and police.',
          ...secondHand('ua-marketplace', { checked: '2026-11-22' }),
        },
        {
          text: 'Other purchases are on Prozorro or Brave1 Market; many contracts are not public.',
          ...commonPractice('the Defence Procurement Agency'),
        },
      ],
    },
    outside: {
      short: 'By law yes; for drones the door is narrow: ask.',
      facts: [
        {
          text: openSinceNovember(
            'On which platform, and on which conditions today, may a company without a seat in Ukraine bid? [By law it may be contractor](/buyers/ukraine#from-abroad).',
          ),
          ...laterCheckEvidence.openQuestion('the Defence Procurement Agency'),
        },
      ],
    },
    inspects: {
      short: 'State quality assurance of the ministry',
      facts: [
        { fact: 'ua-gqa' },
        {
          text: 'Agreements with Türkiye, France, Sweden, Czechia and Germany are reported. Under them the office is said to follow 18 contracts.',
          ...laterCheckEvidence.secondHand('ua-agreements-practice'),
        },
        {
          text: 'The state quality office ({uk:ГУ ДГЯ}) gives methodical help on AQAP. The foreign authority files the request for assurance.',
          ...laterCheckEvidence.secondHand('ua-quality-reports'),
        },
        gqaRequest,
      ],
    },
    clause: {
      short: 'Technical conditions; AQAP: ask',
      facts: [
        {
          text: 'Does the contract cite an AQAP? Domestic purchases rest on technical conditions.',
          ...openQuestion('the Defence Procurement Agency'),
        },
        {
          text: 'The ministry is reported to press suppliers for ISO 9001 in 2026.',
          ...laterCheckEvidence.secondHand('ua-quality-reports'),
        },
      ],
    },
    issuer: {
      short: 'Ask the quality office',
      facts: [
        {
          text: 'Who can get a certificate of compliance from the state, and for which AQAP? Resolution 452 has a step “assessment of the quality system”. Send question 9 alone.',
          ...laterCheckEvidence.openQuestion('the state quality office (ГУ ДГЯ)'),
        },
        {
          text: 'A memorandum of the ministry with the state arms group foresees audits and certificates of compliance from its State Quality Assurance Department.',
          ...laterCheckEvidence.verified('ua-memorandum'),
        },
        issuerEverywhere,
      ],
    },
    foreign: {
      short: 'Ask the quality office',
      facts: [
        {
          text: 'Does a certificate from another nation count?',
          ...laterCheckEvidence.openQuestion('the state quality office (ГУ ДГЯ)'),
        },
        {
          text: 'Ukraine’s accreditation body NAAU signed with European accreditation (EA) for management systems. In April 2022 EA confirmed the status and put the peer evaluation on hold.',
          ...laterCheckEvidence.verified('ua-naau'),
        },
        {
          text: 'What is NAAU’s status today? Before you rely on a Ukrainian ISO 9001 certificate abroad, check the lists of EA and Global Accreditation Cooperation, and the certificate number. Send question 9 alone.',
          ...laterCheckEvidence.openQuestion('NAAU'),
        },
        {
          text: 'Which share of the audit may be remote in wartime, is a site visit due, and what holds for a first certification? We found no rule made for war.',
          letter: '6',
          ...laterCheckEvidence.openQuestion('the certification body, in writing'),
        },
      ],
    },
    markings: {
      short: 'Security Service (SSU)',
      facts: [
        {
          text: 'The Security Service of Ukraine (SSU) gives a special permit for work with state secrets. It needs a state task or contract, premises and a records office.',
          ...verified('ua-permit'),
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
          ...verified('ua-export'),
        },
        {
          text: 'The state may stop exports of a type that the army needs. A private maker need not use a state exporter.',
          ...laterCheckEvidence.secondHand('ua-permit-days'),
        },
        {
          text: 'Transfers under Ukraine’s international treaties take a simplified route, with the expertise before signature. Reports tie it to residents of Defence City.',
          ...laterCheckEvidence.secondHand('ua-resolution-6'),
        },
      ],
    },
    registration: {
      short: 'Codification, admission to use',
      facts: [
        {
          text: 'The item is codified and admitted to use by the ministry; the maker registers on the marketplace.',
          ...commonPractice('the Defence Procurement Agency'),
        },
        { fact: 'ua-defence-city' },
      ],
    },
    language: {
      short: 'Ukrainian',
      facts: [{ text: 'Documents are in Ukrainian.', ...commonPractice('the Defence Procurement Agency') }],
    },
  },
  markings: [
    {
      marking: '{uk:ДЛЯ СЛУЖБОВОГО КОРИСТУВАННЯ}',
      level: 1,
      needs: 'Handling rules; no special permit.',
      decides: 'The client',
      ...commonPractice('SSU'),
    },
    {
      marking: 'State secret',
      level: 2,
      needs: 'A special permit for work with state secrets.',
      decides: 'SSU',
      levels: 'from NATO CONFIDENTIAL up; the agreement’s table decides',
      ...verified('ua-permit'),
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
  lowestMarking: 'rules',
  clearanceFrom: 2,
  offices: [
    {
      topic: 'buys',
      name: 'Defence Procurement Agency, under the ministry',
      address: 'buyer/ukraine',
      parent: { name: 'Ministry of Defence, for the Defence Procurement Agency', contact: 'ua-defense' },
    },
    {
      topic: 'registration',
      name: 'Ministry of Defence, codification of the item',
      address: 'buyer/ukraine',
      parent: { name: 'Ministry of Defence, for the codification', contact: 'ua-defense' },
    },
    {
      topic: 'inspects',
      name: 'State quality office ({uk:ГУ ДГЯ}), in the ministry',
      address: 'ua-agreements',
      parent: { name: 'Ministry of Defence, for {uk:ГУ ДГЯ}', contact: 'ua-defense' },
    },
    { topic: 'markings', name: 'Security Service of Ukraine (SSU)', address: 'ua-permit', contact: 'ssu' },
    {
      topic: 'export',
      name: 'State Service of Export Control (SSECU, {uk:ДСЕК})',
      address: 'ua-export',
      parent: { name: 'Cabinet of Ministers of Ukraine' },
    },
    { topic: 'foreign', name: 'National accreditation agency (NAAU)', address: 'ab/naau', contact: 'naau' },
    { topic: 'tenders', name: 'Prozorro', address: 'portal/ukraine' },
  ],
  registers: { accreditation: ['ab/naau', 'ab/naau-global-aci'], company: ['company/ukraine'] },
  tasks: [
    'Codification of the item and admission to use by the ministry.',
    'DOT-Chain Defence for drones and electronic warfare; Prozorro.',
  ],
  weapon: {
    who: 'the Ministry of Defence',
    short: {
      text: 'Unarmed: codified; no permit was found. Its ammunition: a license.',
      ...laterCheckEvidence.secondHand('ua-ammunition-reports'),
    },
    answers: {
      unarmed: [
        {
          text: 'Codification with the Ministry of Defence, to sell to the state.',
          ...laterCheckEvidence.secondHand('ua-ammunition-reports'),
        },
      ],
      armed: [
        {
          text: 'A license for making ammunition for drones; the market was opened to private makers.',
          ...laterCheckEvidence.secondHand('ua-ammunition-reports'),
        },
      ],
      starts: [
        {
          text: 'From which step does making need the license? Which rule holds today?',
          ...laterCheckEvidence.openQuestion('the Ministry of Defence'),
        },
      ],
      explosives: [
        {
          text: 'Which license covers explosives today?',
          ...laterCheckEvidence.openQuestion('the Ministry of Defence'),
        },
      ],
    },
  },
  guides: [fromAbroad, twoPeople],
  letters: ['3', '8', '6'],
};
