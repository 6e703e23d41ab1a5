import { clearanceFees } from '../budget/authorities';
import { dated } from '../dated';
import {
  commonPractice,
  laterCheckEvidence,
  openQuestion,
  openSinceNovember,
  secondHand,
  verified,
} from './evidence';
import { inspectionEverywhere, issuerEverywhere, outsideEu } from './shared';
import type { Guide, NationRecord, PurchaseDeadline } from './types';

/** The Polish certificate in figures. */
export const polishClearance: Guide = {
  id: 'clearance-figures',
  title: 'The Polish certificate in figures',
  answer: 'Three degrees; six or seven monthly wages',
  facts: [
    {
      name: 'Who applies',
      text: 'The company itself. A one-person business that works in person needs no certificate, but a personal clearance and training.',
      ...laterCheckEvidence.verified('pl-abw'),
    },
    {
      name: 'Degrees',
      text: 'First: full. Second: no classified work on your own IT. Third: none in your own rooms.',
      ...laterCheckEvidence.verified('pl-degrees', 'Article 55(1)'),
    },
    {
      name: 'Which degree',
      text: 'Third, if you work only in the client’s rooms? Second, if you keep paper at your site? First, if you use your own computers? So we read the act.',
      ...laterCheckEvidence.openQuestion('ABW or SKW'),
    },
    {
      name: 'Validity',
      text: '{pl:POUFNE} 10 years, {pl:TAJNE} 7, {pl:ŚCIŚLE TAJNE} 5.',
      ...laterCheckEvidence.secondHand('pl-classified', 'Article 55(2)'),
    },
    {
      name: 'NATO and EU',
      text: 'NATO and EU information needs a separate certificate.',
      ...laterCheckEvidence.secondHand('pl-classified', 'Article 55(3)'),
    },
    {
      name: '{pl:ZASTRZEŻONE}',
      text: 'No certificate. The act’s duties apply, but no security plenipotentiary has to be employed.',
      ...laterCheckEvidence.secondHand('pl-degrees'),
    },
    {
      name: 'Fee',
      text: `${clearanceFees.PL} The wage is that of the enterprise sector without bonuses from profit, of the last year, from the statistical office. Confirm with ABW that the rule is unchanged.`,
      ...laterCheckEvidence.verified('pl-fees', 'section 1'),
    },
    {
      name: 'Example',
      text: dated(
        'With five persons checked that was about {=clearance.poland} by our reckoning, from a wage in the press.',
        {
          date: '2027-01-01',
          text: 'Take the average wage of 2026 from the statistical office; we read only that of 2025.',
        },
      ),
      ...laterCheckEvidence.secondHand('pl-wage'),
    },
    {
      name: 'Bill',
      text: 'Which wage figure counts this year, and by when is the bill due?',
      ...laterCheckEvidence.openQuestion('ABW or SKW'),
    },
    {
      name: 'Time',
      text: 'In total about six months; a start-up may plan twelve and more.',
      ...laterCheckEvidence.commonPractice('ABW or SKW'),
    },
    {
      name: 'Before the certificate',
      text: 'A head of a ministry or office, or of ABW or SKW, may consent in writing to access while the procedure runs.',
      ...laterCheckEvidence.secondHand('pl-consent'),
    },
    {
      name: 'List',
      text: 'ABW publishes who holds a certificate.',
      ...laterCheckEvidence.verified('pl-abw'),
    },
  ],
};

/** Requirements of a Polish purchase at each stage. */
const due: readonly [PurchaseDeadline, ...PurchaseDeadline[]] = [
  {
    what: 'AQAP',
    at: {
      tender: {
        text: 'A certificate, or “or equivalent”, only if the notice asks.',
        ...laterCheckEvidence.secondHand('pl-issuers'),
      },
      award: {
        text: 'Clause agreed with the Armament Agency.',
        ...laterCheckEvidence.verified('pl-126', 'section 11'),
      },
      delivery: {
        text: 'Quality plan, certificate of conformity, acceptance by the RPW.',
        ...laterCheckEvidence.secondHand('pl-issuers'),
      },
    },
  },
  {
    what: '{pl:ZASTRZEŻONE}',
    at: {
      tender: { text: 'Show that you can protect it.', ...laterCheckEvidence.secondHand('pl-degrees') },
      delivery: {
        text: 'People authorized, IT accredited.',
        ...laterCheckEvidence.commonPractice('the contracting unit'),
      },
    },
  },
  {
    what: '{pl:POUFNE} and above',
    at: {
      tender: {
        text: 'Certificate with the degree and level in the notice.',
        ...laterCheckEvidence.secondHand('pl-degrees'),
      },
      award: {
        text: 'Written consent may bridge a running procedure.',
        ...laterCheckEvidence.secondHand('pl-consent'),
      },
      delivery: { text: 'In force all the time.', ...laterCheckEvidence.secondHand('pl-degrees') },
    },
  },
  {
    what: 'Concession',
    at: {
      tender: {
        text: 'If you make or trade in Poland and the notice asks.',
        ...laterCheckEvidence.verified('pl-concession'),
      },
      award: { text: 'Does a seller from abroad need one?', ...laterCheckEvidence.openQuestion('MSWiA') },
      delivery: { text: 'Before making.', ...laterCheckEvidence.verified('pl-concession') },
    },
  },
  {
    what: 'Listed goods',
    at: {
      delivery: { text: 'Product conformity by an OiB body.', ...laterCheckEvidence.verified('pl-quality') },
    },
  },
  {
    what: 'Day of the contract',
    at: {
      award: {
        text: 'Not before 10 days after the electronic message on the winner, 15 otherwise, with exceptions.',
        ...laterCheckEvidence.verified('pl-award', 'Article 421'),
      },
    },
  },
];

/** Poland; checked {2026-11-21}, clearance and concession on {2026-11-23}. */
export const poland: NationRecord = {
  market: 'eu',
  meta: {
    title: 'Selling to the Polish military: agency, clauses, markings',
    description:
      'The Armament Agency buys and agrees the quality clauses, ABW or SKW clears from POUFNE up, and a company applies itself: tenders, markings, export, sourced.',
  },
  cardFact: 'Armament Agency buys, an RPW inspects, ABW or SKW clears',
  lead: 'One agency buys, agrees on the quality clause and names the inspectors.',
  topics: {
    buys: {
      short: 'Armament Agency',
      facts: [
        {
          text: 'The Armament Agency ({pl:Agencja Uzbrojenia}) has bought for the armed forces since {2022-01-01}.',
          ...secondHand('pl-agency'),
        },
      ],
    },
    tenders: {
      short: '{pl:e-Zamówienia}, TED',
      facts: [
        {
          text: 'Polish tenders appear on the platform {pl:e-Zamówienia}, larger ones in TED as well.',
          ...commonPractice('the Armament Agency'),
        },
        {
          text: 'Many purchases are made outside the procurement act, under Article 346. Then the invitation sets the rules.',
          ...laterCheckEvidence.commonPractice('the Armament Agency'),
        },
        {
          text: 'What are the name and the address of the agency’s own purchasing platform?',
          ...openQuestion('the Armament Agency'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: { short: 'From the EU yes; from elsewhere not by right.', facts: [...outsideEu] },
    inspects: {
      short: 'Armament Agency; on site an RPW',
      facts: [
        {
          text: 'Under decision 126/2019 as amended in July 2023 the Head of the Armament Agency coordinates, agrees the clause and names the Regional Military Representation (RPW) on site.',
          ...laterCheckEvidence.verified('pl-126', 'section 11'),
        },
        {
          text: 'The buyer, not you, asks for an RPW. The Head names one or refuses within 5 working days, also after a request from abroad.',
          ...laterCheckEvidence.verified('pl-126', 'section 11'),
        },
        {
          text: 'WCNJiK’s own undated page names it Poland’s national authority under STANAG 4107, also for orders from abroad.',
          ...verified('pl-wcnjik', { checked: '2026-11-28' }),
        },
        {
          text: 'Press of July 2025 reports that the quality center WCNJiK has left the Agency, and that the RPW were to follow.',
          ...laterCheckEvidence.secondHand('pl-wcnjik-report'),
        },
        {
          text: 'Who answers today: the Agency, or WCNJiK, whose older pages still call it coordinator?',
          ...laterCheckEvidence.openQuestion('the Armament Agency'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'Agreed with the Agency',
      facts: [
        {
          text: 'Quality clauses from the AQAP family are agreed with the Head of the Armament Agency under decision 126/2019 of the ministry.',
          ...laterCheckEvidence.verified('pl-126', 'section 11'),
        },
        {
          text: 'Listed goods also fall under the conformity assessment act of {2006-11-17}.',
          ...verified('pl-quality'),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    issuer: {
      short: 'CCJ WAT and others',
      facts: [
        {
          text: 'The quality certification center of the Military University of Technology (CCJ WAT) issues AQAP certificates, and other bodies do too.',
          ...laterCheckEvidence.secondHand('pl-issuers'),
        },
        {
          text: 'Is CCJ WAT accredited by the Polish Centre for Accreditation (PCA) for ISO 9001, and for the AQAP part?',
          letter: '6',
          ...laterCheckEvidence.openQuestion('CCJ WAT'),
        },
        {
          text: 'For goods on a list, product conformity is assessed by bodies that the Minister of National Defence has accredited for defense and security (OiB). That is no AQAP certificate.',
          ...laterCheckEvidence.verified('pl-quality'),
        },
        issuerEverywhere,
      ],
    },
    foreign: {
      short: 'Ask for “or equivalent”',
      facts: [
        {
          text: 'Does a certificate from your nation count as equivalent? Tenders may demand one: get the answer in writing.',
          ...laterCheckEvidence.openQuestion('the contracting unit named in the notice'),
        },
      ],
    },
    markings: {
      short: 'ABW; in the military field SKW',
      facts: [
        {
          text: 'The Internal Security Agency (ABW), or the Military Counterintelligence Service (SKW) in the military field, issues the industrial security certificate, from {pl:POUFNE} up.',
          ...verified('pl-abw'),
        },
        {
          text: 'The company applies itself, with a questionnaire, and gives no reasons: no buyer has to put it forward. Gaps in the papers are to be mended within 30 days.',
          ...laterCheckEvidence.verified('pl-classified', 'Article 56, Dz.U. 2025, item 1209'),
        },
      ],
    },
    export: {
      short: 'Minister for the economy',
      facts: [
        {
          text: 'The minister for the economy licenses exports; in the text read that is the Ministry of Development and Technology.',
          ...laterCheckEvidence.verified('pl-export'),
        },
        {
          text: 'Which ministry licenses today? A reshuffle of July 2025 moved the economy to the Ministry of Finance.',
          ...laterCheckEvidence.openQuestion('the ministry at Pl. Trzech Krzyży 3/5'),
        },
        {
          text: 'Making and trading arms, ammunition and military goods in Poland, and trading their technology, needs a concession from the Ministry of the Interior and Administration (MSWiA).',
          ...laterCheckEvidence.verified('pl-concession'),
        },
        {
          text: 'Ask MSWiA before the first prototype of a military drone. Criminal cases against developers without a concession are reported, and two rules define an armed drone differently.',
          ...laterCheckEvidence.secondHand('pl-drones'),
        },
      ],
    },
    registration: {
      short: 'Account on e-Zamówienia',
      facts: [
        {
          text: 'An account on the tender platform is needed to bid.',
          ...commonPractice('the Armament Agency'),
        },
      ],
    },
    language: {
      short: 'Polish',
      facts: [
        {
          text: 'Bids are in Polish as a rule.',
          ...commonPractice('the contracting unit named in the notice'),
        },
      ],
    },
  },
  markings: [
    {
      marking: '{pl:ZASTRZEŻONE}',
      level: 1,
      needs: 'No certificate, but the ability to protect it must be shown.',
      decides: 'The contracting unit',
      ...secondHand('pl-classified', { section: 'Article 54(9)' }),
    },
    {
      marking: '{pl:POUFNE}',
      level: 2,
      needs:
        'An industrial security certificate at this level, for Polish information. NATO and EU information needs a separate one.',
      decides: 'ABW or SKW',
      ...verified('pl-abw'),
    },
    {
      marking: '{pl:TAJNE}',
      level: 3,
      needs:
        'An industrial security certificate at this level, for Polish information. NATO and EU information needs a separate one.',
      decides: 'ABW or SKW',
      ...laterCheckEvidence.verified('pl-abw'),
    },
    {
      marking: '{pl:ŚCIŚLE TAJNE}',
      level: 4,
      needs:
        'An industrial security certificate at this level, for Polish information. NATO and EU information needs a separate one.',
      decides: 'ABW or SKW',
      ...laterCheckEvidence.verified('pl-abw'),
    },
  ],
  why: 'Decision 126 makes the Armament Agency agree on an AQAP clause in each contract.',
  lowestMarking: 'ability',
  clearanceFrom: 2,
  offices: [
    {
      topic: 'buys',
      name: 'Armament Agency ({pl:Agencja Uzbrojenia})',
      address: 'buyer/poland',
      contact: 'armament-agency',
    },
    {
      topic: 'inspects',
      name: 'Head of the Agency; on site a regional office (RPW)',
      address: 'buyer/poland',
    },
    { topic: 'inspects', name: 'WCNJiK, quality center', address: 'pl-quality', contact: 'wcnjik' },
    {
      topic: 'issuer',
      name: 'Quality certification center (CCJ WAT)',
      address: 'authority/poland-ccj-wat',
      contact: 'ccj-wat',
      letter: '6',
    },
    { topic: 'markings', name: 'Internal Security Agency (ABW)', address: 'pl-abw', contact: 'abw' },
    {
      topic: 'markings',
      name: 'Military Counterintelligence Service (SKW)',
      address: 'authority/poland-skw',
      contact: 'skw',
    },
    { topic: 'export', name: 'Minister for the economy', address: 'pl-export', contact: 'pl-economy' },
    {
      topic: 'export',
      name: 'Ministry of the Interior and Administration (MSWiA), for the concession',
      address: 'pl-concession',
      contact: 'mswia',
    },
    { topic: 'tenders', name: '{pl:e-Zamówienia}', address: 'portal/poland' },
  ],
  registers: { accreditation: ['ab/pca'], company: ['company/poland'] },
  tasks: ['Account at e-Zamówienia (ezamowienia.gov.pl); TED.'],
  weapon: {
    who: 'MSWiA',
    short: {
      text: 'Yes, unarmed military drones too: a concession.',
      ...laterCheckEvidence.secondHand('pl-drones'),
    },
    answers: {
      unarmed: [
        {
          text: 'A concession: the list is said to name drones specially designed or modified for military or police use.',
          ...laterCheckEvidence.secondHand('pl-drones'),
        },
      ],
      armed: [
        {
          text: 'The same concession in other classes, for arms and for ammunition.',
          ...laterCheckEvidence.secondHand('pl-drones'),
        },
      ],
      starts: [
        {
          text: 'Are research and prototypes free? Making is what counts: ask before the first one.',
          ...laterCheckEvidence.openQuestion('MSWiA'),
        },
        {
          text: openSinceNovember(
            'Does the act of {2026-03-13} (Dz.U. 2026, item 471) change the concession?',
          ),
          ...laterCheckEvidence.openQuestion('MSWiA'),
        },
      ],
      explosives: [{ text: 'The same act.', ...laterCheckEvidence.verified('pl-concession') }],
    },
  },
  due,
  guides: [polishClearance],
  letters: ['4', '3', '6', '10'],
};
