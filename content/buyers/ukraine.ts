import { dated } from '../dated';
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
  title: 'How a foreign company sells to Ukraine',
  answer: 'These are the ways to sell from abroad, with the most direct one first.',
  rows: [
    {
      title: 'Direct contract with the agency',
      answer: 'The law allows it; the agency buys abroad what Ukraine does not make',
      lines: [
        {
          text: 'By law a foreign company may be the contractor.',
          ...laterCheckEvidence.verified('ua-procurement-law', 'Article 1'),
        },
        {
          text: 'The agency usually buys abroad what Ukraine does not make: air defense, missiles and ammunition. In August 2024, 30% of contracts were imports, but of drones 95% and more were Ukrainian, so few drones are bought abroad.',
          ...laterCheckEvidence.secondHand('ua-buying-abroad'),
        },
        {
          text: 'Three conditions apply to the item: it is on the General Staff’s list, it is codified, and a military representation has confirmed the maker’s capacity.',
          ...laterCheckEvidence.secondHand('ua-buying-abroad'),
        },
        {
          text: 'The agency checks the supplier’s capacity, its finances and that it has no ties to Russia, Belarus or Iran, and then enters it in a register. Ask whether these conditions still apply today.',
          ...laterCheckEvidence.secondHand('ua-buying-abroad'),
        },
        {
          text: 'Resolution 279 of {2026-03-02} makes codification easier: new items enter on the basis of tests and technical conditions.',
          ...laterCheckEvidence.secondHand('ua-resolution-279'),
        },
        {
          text: 'Who may apply for codification on behalf of a foreign manufacturer?',
          ...laterCheckEvidence.openQuestion('the Ministry of Defence'),
        },
      ],
    },
    {
      title: 'Supplier of a Ukrainian manufacturer',
      answer: 'Parts and components are the easier way in',
      lines: [
        {
          text: 'Military units order online, mainly drones and electronic warfare made in Ukraine. As far as we read, they cannot order imports there.',
          ...laterCheckEvidence.secondHand('ua-dot-reports'),
        },
        {
          text: 'The order covers tactical drones of domestic make and their parts. Since October 2025 parts need no full set of documents.',
          ...laterCheckEvidence.secondHand('ua-dot-reports'),
        },
        {
          text: 'A partner state pays for contracts with Ukrainian manufacturers: Ukraine lists them, and Denmark checks them. A Danish company benefits as a supplier.',
          ...laterCheckEvidence.verified('ua-danish-model'),
        },
      ],
    },
    {
      title: 'Joint production',
      answer: 'With a Ukrainian partner, made in Ukraine or in your country',
      lines: [
        {
          text: 'Ukrainian companies also produce jointly in partner states. In February 2026 four of them had partners in Denmark, Finland and Latvia, with about €800 million. Look for a Ukrainian partner and produce in your country.',
          ...laterCheckEvidence.secondHand('ua-build-reports'),
        },
        {
          text: 'In September 2025 there were 25 foreign companies. For long contracts, products made in Ukraine by at least 50% are preferred. The usual way is a Ukrainian company or a joint venture.',
          ...laterCheckEvidence.secondHand('ua-build-reports'),
        },
      ],
    },
    {
      title: 'Your own ministry buys for Ukraine',
      answer: 'You sell to your own ministry under its rules',
      lines: [
        {
          text: 'Sell to your own ministry of defense, which buys for Ukraine under its own purchasing rules.',
          ...laterCheckEvidence.commonPractice('your own ministry of defense'),
        },
      ],
    },
    {
      title: 'Test of your product in Ukraine',
      answer: 'Brave1 tests your product and reports; a test is not an order',
      lines: [
        {
          text: 'The program “Test in Ukraine” of Brave1, Ukraine’s defense innovation cluster, has run since July 2025. A foreign manufacturer sends the product, trains online and receives a report, with air defense and interceptors first.',
          ...laterCheckEvidence.secondHand('ua-test-reports'),
        },
        {
          text: 'Which terms apply, who has which rights in the test data, and which export license of our own country do you require?',
          ...laterCheckEvidence.openQuestion('Brave1'),
        },
      ],
    },
    {
      title: 'What you need in every case',
      answer: 'Export license, end-user certificate, war clauses and a complete file',
      lines: [
        {
          text: 'You need an export license of your own country, an [end-user certificate](glossary:euc), and war clauses in insurance and payment.',
          ...laterCheckEvidence.commonPractice('your own export authority'),
        },
        {
          text: 'Ukraine’s Accounting Chamber found faults in more than half of the contracts for unmanned systems, so keep your file complete.',
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
  answer:
    'If you build first-person-view (FPV) drones in Ukraine and have no company in the EU, do these things in this order.',
  rows: [
    {
      title: 'First have the drone codified',
      answer: 'The unit or agency that wants the drone starts; you do not file',
      lines: [
        {
          translatedAs: 'codification',
          text: 'Under Resolution 279 the state customer starts the codification, on the basis of performance, test results and technical conditions.',
          ...secondHand('ua-resolution-279', { checked: latestCheck }),
        },
        {
          text: 'Which office takes the file, on which form, and in how many days?',
          ...openQuestion('the Ministry of Defence', latestCheck),
        },
      ],
    },
    {
      title: 'Then supply a manufacturer that units order from',
      answer: 'Frames, data links or software need fewer documents than a drone',
      lines: [
        {
          translatedAs: 'supply-parts',
          text: 'Supply frames, data links or software to a manufacturer that units already order from.',
          ...laterCheckEvidence.secondHand('ua-dot-reports'),
        },
      ],
    },
    {
      title: 'Sell abroad through a partner in a NATO nation',
      answer: 'The partner bids and you supply',
      lines: [
        {
          translatedAs: 'partner-letter',
          text: 'Propose this to a partner with [letter 7](/letters#letter-7).',
          ...laterCheckEvidence.commonPractice('the partner'),
        },
      ],
    },
    {
      title: 'Get certificates late',
      answer: 'Our smallest budget is for 8 people',
      lines: [
        {
          translatedAs: 'smallest-budget',
          text: 'Our smallest budget shows [what ISO 9001 costs](/certifications/costs#iso9001). For two people we have no figure, but the [planner](/planner#v=2&buyers=UA&products=drones&seat=UA&size=1-10) covers companies of up to ten people.',
          ...laterCheckEvidence.commonPractice('three certification bodies'),
        },
      ],
    },
  ],
};

/** Ukraine; checked {2026-11-21}, agency and marketplace on {2026-11-22}. */
export const ukraine: NationRecord = {
  meta: {
    title: 'Selling to the Ukrainian military: agency, DOT-Chain',
    description:
      'The Defence Procurement Agency buys, units order drones on DOT-Chain Defence, the SSU permits work with secrets: quality, export, language, sources.',
  },
  cardFact: 'One agency since January 2026, units order on DOT-Chain',
  lead: 'One agency buys, and military units order drones themselves on a marketplace. [{uk:Українською}](/uk)',
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
          text: dated(
            'On the marketplace DOT-Chain Defence, units order drones, ground robots and electronic warfare made in Ukraine, and the agency pays. The government has extended the marketplace until {2027-10-24} and opened it to the border guard and the police.',
            {
              date: '2027-10-25',
              text: 'On the marketplace DOT-Chain Defence, units order drones, ground robots and electronic warfare made in Ukraine, and the agency pays. The government extended the marketplace to {2027-10-24} and opened it to the border guard and the police. Check whether it was extended again.',
            },
          ),
          ...secondHand('ua-marketplace', { checked: '2026-11-22' }),
        },
        {
          text: 'Other purchases are on Prozorro or Brave1 Market, but many contracts are not public.',
          ...commonPractice('the Defence Procurement Agency'),
        },
      ],
    },
    outside: {
      short: 'By law yes, but few drones are bought abroad, so ask the agency before you prepare a bid.',
      facts: [
        {
          text: openSinceNovember(
            'On which platform and under which conditions may a company from outside Ukraine bid today? [By law a foreign company may be the contractor](/buyers/ukraine#from-abroad).',
          ),
          ...laterCheckEvidence.openQuestion('the Defence Procurement Agency'),
        },
      ],
    },
    inspects: {
      short: 'Quality office of the Ministry of Defence',
      facts: [
        { fact: 'ua-gqa' },
        {
          translatedAs: 'quality-agreements',
          text: 'There are said to be agreements on quality assurance with Türkiye, France, Sweden, Czechia and Germany. Under them the office is said to follow 18 contracts.',
          ...laterCheckEvidence.secondHand('ua-agreements-practice'),
        },
        {
          text: 'The state quality office ({uk:ГУ ДГЯ}) advises on the methods of AQAP (Allied Quality Assurance Publications). The foreign authority files the request for quality assurance.',
          ...laterCheckEvidence.secondHand('ua-quality-reports'),
        },
        gqaRequest,
      ],
    },
    clause: {
      short: 'Technical conditions; ask whether AQAP applies',
      facts: [
        {
          text: 'Does the contract cite an AQAP, although domestic purchases are based on technical conditions?',
          ...openQuestion('the Defence Procurement Agency'),
        },
        {
          text: 'The ministry is said to press suppliers to get ISO 9001 in 2026.',
          ...laterCheckEvidence.secondHand('ua-quality-reports'),
        },
      ],
    },
    issuer: {
      short: 'Not confirmed: ask the quality office',
      facts: [
        {
          translatedAs: 'state-certificate',
          text: 'Who can get a certificate of compliance from the state, and for which AQAP? Resolution 452 has a step “assessment of the quality system”. Send question 9 of the letter alone.',
          ...laterCheckEvidence.openQuestion('the state quality office (ГУ ДГЯ)'),
        },
        {
          text: 'A memorandum between the ministry and the state arms group foresees audits, and certificates of compliance from its State Quality Assurance Department.',
          ...laterCheckEvidence.verified('ua-memorandum'),
        },
        issuerEverywhere,
      ],
    },
    foreign: {
      short: 'Not confirmed: ask the quality office',
      facts: [
        {
          text: 'Does a certificate from another country count in Ukraine?',
          ...laterCheckEvidence.openQuestion('the state quality office (ГУ ДГЯ)'),
        },
        {
          text: 'Ukraine’s accreditation agency NAAU signed the agreement of European Accreditation (EA) for management systems. In April 2022 EA confirmed the status and put the peer evaluation on hold.',
          ...laterCheckEvidence.verified('ua-naau'),
        },
        {
          text: 'What is NAAU’s status today? Before you rely on a Ukrainian ISO 9001 certificate abroad, check the lists of EA and of Global Accreditation Cooperation, and check the certificate number. Send question 9 of the letter alone.',
          ...laterCheckEvidence.openQuestion('NAAU'),
        },
        {
          text: 'Which share of the audit may be remote in wartime, is a site visit required, and which rule applies to a first certification? We found no rule that was made for wartime.',
          letter: '6',
          ...laterCheckEvidence.openQuestion('the certification body, in writing'),
        },
      ],
    },
    markings: {
      short: 'Security Service of Ukraine (SSU)',
      facts: [
        {
          text: 'The Security Service of Ukraine (SSU) gives a special permit for work with state secrets. For it you need a state task or contract, suitable premises and a records office.',
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
          text: 'The State Service of Export Control decides together with an interagency commission.',
          ...verified('ua-export'),
        },
        {
          text: 'The state may stop exports of a type that the army needs. A private manufacturer does not have to use a state exporter.',
          ...laterCheckEvidence.secondHand('ua-permit-days'),
        },
        {
          text: 'Transfers under Ukraine’s international treaties follow a simplified route, with the expert review before the contract is signed. Reports say that the route is tied to residents of Defence City.',
          ...laterCheckEvidence.secondHand('ua-resolution-6'),
        },
      ],
    },
    registration: {
      short: 'Codification and admission to use',
      facts: [
        {
          text: 'The ministry codifies the item and admits it to use, and the manufacturer registers on the marketplace.',
          ...commonPractice('the Defence Procurement Agency'),
        },
        { fact: 'ua-defence-city' },
      ],
    },
    language: {
      short: 'Ukrainian',
      facts: [
        { text: 'Bids and documents are in Ukrainian.', ...commonPractice('the Defence Procurement Agency') },
      ],
    },
  },
  markings: [
    {
      marking: '{uk:ДЛЯ СЛУЖБОВОГО КОРИСТУВАННЯ}',
      level: 1,
      needs: 'You need no special permit, but you follow the handling rules.',
      decides: 'the buyer',
      ...commonPractice('SSU'),
    },
    {
      marking: 'State secret',
      level: 2,
      needs: 'You need a special permit for work with state secrets.',
      decides: 'SSU',
      levels:
        'from [NATO CONFIDENTIAL](glossary:nato-classified-levels) up, as the agreement’s table decides',
      ...verified('ua-permit'),
    },
  ],
  handovers: [
    {
      document: 'codification',
      office: 'Ministry of Defence',
      note: 'it codifies the item and admits it to use',
    },
    {
      document: 'bid',
      office: 'Defence Procurement Agency',
      note: 'you submit it on the marketplace or on Prozorro',
    },
    {
      document: 'undertaking',
      office: 'the buyer',
      note: 'you sign it for documents marked for official use',
    },
    { document: 'clearance', office: 'SSU', note: 'it permits work with state secrets' },
    {
      document: 'quality-plan',
      office: 'Defence Procurement Agency',
      note: 'it accepts the plan, if the contract asks for one',
    },
    {
      document: 'conformity',
      office: 'Defence Procurement Agency',
      note: 'it gets the certificate as the buyer, with the state’s statement only if the contract asks for one',
    },
  ],
  why: 'Domestic purchases are based on technical conditions, and the ministry is said to press suppliers to get [ISO 9001](glossary:iso-9001).',
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
    'Have the item codified and admitted to use by the ministry.',
    'Register on DOT-Chain Defence for drones and electronic warfare; watch Prozorro.',
  ],
  weapon: {
    who: 'the Ministry of Defence',
    permit: { unarmed: 'Codification; we found no permit', armed: 'License for its ammunition' },
    short: {
      text: 'An unarmed drone must be codified; we found no permit requirement. To make its ammunition you need a license.',
      ...laterCheckEvidence.secondHand('ua-ammunition-reports'),
    },
    answers: {
      unarmed: [
        {
          text: 'The drone must be codified by the Ministry of Defence before you can sell it to the state.',
          ...laterCheckEvidence.secondHand('ua-ammunition-reports'),
        },
      ],
      armed: [
        {
          text: 'You need a license to make ammunition for drones, and the market was opened to private manufacturers.',
          ...laterCheckEvidence.secondHand('ua-ammunition-reports'),
        },
      ],
      starts: [
        {
          text: 'From which step do we need the license, and which rule applies today?',
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
