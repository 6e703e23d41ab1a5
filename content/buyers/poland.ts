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
  title: 'The Polish security certificate in figures',
  answer: 'Three degrees; the fee is six or seven monthly wages',
  facts: [
    {
      name: 'One-person business',
      text: 'A one-person business whose owner does the work in person needs no certificate, but needs a personal clearance and training.',
      ...laterCheckEvidence.verified('pl-abw'),
    },
    {
      name: 'The three degrees',
      text: 'The first degree covers everything, the second excludes classified work on your own IT, and the third excludes classified work in your own rooms.',
      ...laterCheckEvidence.verified('pl-degrees', 'Article 55(1)'),
    },
    {
      name: 'Which degree you need',
      text: 'We read the act like this: third degree if you work only at the buyer’s premises, second if you keep paper at your site, first if you use your own computers. Is that right?',
      ...laterCheckEvidence.openQuestion('ABW or SKW'),
    },
    {
      name: 'How long it is valid',
      text: 'The certificate is valid for 10 years at {pl:POUFNE}, 7 years at {pl:TAJNE} and 5 years at {pl:ŚCIŚLE TAJNE}.',
      ...laterCheckEvidence.secondHand('pl-classified', 'Article 55(2)'),
    },

    {
      name: '{pl:ZASTRZEŻONE}',
      text: 'You need no certificate at this marking, but the duties of the act apply. You do not have to employ a security plenipotentiary (a security officer for it).',
      ...laterCheckEvidence.secondHand('pl-degrees'),
    },
    {
      name: 'Fee of the authority',
      text: `${clearanceFees.PL} The statistical office publishes the wage: that of the enterprise sector in the last year, without bonuses from profit. Ask ABW whether the rule is unchanged.`,
      ...laterCheckEvidence.verified('pl-fees', 'section 1'),
    },
    {
      name: 'Example of the fee',
      text: dated(
        'With five persons checked, the fee was about {figure:clearance.poland} by our calculation, from a wage that we read in the press.',
        {
          date: '2027-01-01',
          text: 'Take the average wage of 2026 from the statistical office. We read only that of 2025.',
        },
      ),
      ...laterCheckEvidence.secondHand('pl-wage'),
    },
    {
      name: 'Bill for the fee',
      text: 'Which wage figure applies this year, and by when is the bill due?',
      ...laterCheckEvidence.openQuestion('ABW or SKW'),
    },
    {
      name: 'How long the procedure takes',
      text: 'The procedure takes about six months in total, but a start-up may plan twelve months or more.',
      ...laterCheckEvidence.commonPractice('ABW or SKW'),
    },
    {
      name: 'Access before the certificate',
      text: 'The head of a ministry or office, or of ABW or SKW, may consent in writing to access while the procedure runs.',
      ...laterCheckEvidence.secondHand('pl-consent'),
    },
    {
      name: 'List of certificate holders',
      text: 'ABW publishes a list of the companies that hold a certificate.',
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
        text: 'You need an AQAP certificate, or proof under “or equivalent”, only if the notice asks for it.',
        ...laterCheckEvidence.secondHand('pl-issuers'),
      },
      award: {
        text: 'The buyer agrees on the clause with the Armament Agency.',
        ...laterCheckEvidence.verified('pl-126', 'section 11'),
      },
      delivery: {
        text: 'You need a [quality plan](glossary:quality-plan) and a [certificate of conformity](glossary:coc), and the Regional Military Representation (RPW) accepts the goods.',
        ...laterCheckEvidence.secondHand('pl-issuers'),
      },
    },
  },
  {
    what: '{pl:ZASTRZEŻONE}',
    at: {
      tender: {
        text: 'You show that you can protect the information.',
        ...laterCheckEvidence.secondHand('pl-degrees'),
      },
      delivery: {
        text: 'Your people must be authorized and your IT accredited.',
        ...laterCheckEvidence.commonPractice('the buyer'),
      },
    },
  },
  {
    what: '{pl:POUFNE} and higher markings',
    at: {
      tender: {
        text: 'You need a certificate with the degree and the level that the notice states.',
        ...laterCheckEvidence.secondHand('pl-degrees'),
      },
      award: {
        text: 'Written consent to access may be enough while the procedure runs.',
        ...laterCheckEvidence.secondHand('pl-consent'),
      },
      delivery: {
        text: 'The certificate must be in force the whole time.',
        ...laterCheckEvidence.secondHand('pl-degrees'),
      },
    },
  },
  {
    what: 'Permit to make or trade arms (concession)',
    at: {
      tender: {
        text: 'You need it if you make or trade in Poland and the notice asks for it.',
        ...laterCheckEvidence.verified('pl-concession'),
      },
      award: {
        text: 'Does a seller from abroad need this permit?',
        ...laterCheckEvidence.openQuestion('MSWiA'),
      },
      delivery: {
        text: 'You need it before you start making the goods.',
        ...laterCheckEvidence.verified('pl-concession'),
      },
    },
  },
  {
    what: 'Goods on the conformity list',
    at: {
      delivery: {
        text: 'A certification body accredited for defense and security (OiB) must assess the conformity of the product.',
        ...laterCheckEvidence.verified('pl-quality'),
      },
    },
  },
  {
    what: 'Earliest day of the contract',
    at: {
      award: {
        text: 'The contract is signed not earlier than 10 days after the electronic message that names the winner, or 15 days after any other message, with exceptions.',
        ...laterCheckEvidence.verified('pl-award', 'Article 421'),
      },
    },
  },
];

/** Poland; checked {2026-11-21}, clearance and concession on {2026-11-23}. */
export const poland: NationRecord = {
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
          text: 'Polish tenders appear on the platform {pl:e-Zamówienia}, and larger ones also in [Tenders Electronic Daily](glossary:ted) (TED), the EU’s register of tenders.',
          ...commonPractice('the Armament Agency'),
        },
        {
          text: 'Poland makes many purchases outside the procurement act, under Article 346 of the EU treaty, and then the invitation sets the rules.',
          ...laterCheckEvidence.commonPractice('the Armament Agency'),
        },
        {
          text: 'What are the name and the address of the agency’s own purchasing platform?',
          ...openQuestion('the Armament Agency'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: {
      short: 'Yes if your company is in the EU. Others may be admitted, but have no right to bid.',
      facts: [...outsideEu],
    },
    inspects: {
      short: 'Armament Agency; on site a Regional Military Representation (RPW)',
      facts: [
        {
          text: 'Under decision 126/2019, as amended in July 2023, the Head of the Armament Agency coordinates inspections and agrees on the clause. The Head also names the Regional Military Representation (RPW) that works on site.',
          ...laterCheckEvidence.verified('pl-126', 'section 11'),
        },
        {
          text: 'The buyer, not you, asks for an RPW. The Head names one or refuses within 5 working days, also after a request from abroad.',
          ...laterCheckEvidence.verified('pl-126', 'section 11'),
        },
        {
          text: 'The military quality center WCNJiK has an undated page of its own that names it Poland’s national authority under [STANAG 4107](glossary:stanag-4107), the NATO agreement on mutual quality assurance. The page says that this also covers orders from abroad.',
          ...verified('pl-wcnjik', { checked: '2026-11-28' }),
        },
        {
          text: 'According to the press of July 2025, the quality center WCNJiK has left the Agency, and the RPW offices were to follow.',
          ...laterCheckEvidence.secondHand('pl-wcnjik-report'),
        },
        {
          text: 'Which office is responsible today: the Agency, or WCNJiK, whose older pages still call it the coordinator?',
          ...laterCheckEvidence.openQuestion('the Armament Agency'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'The buyer agrees on it with the Agency',
      facts: [
        {
          text: 'The buyer agrees on quality clauses from the AQAP family (Allied Quality Assurance Publications) with the Head of the Armament Agency. The basis is decision 126/2019 of the ministry.',
          ...laterCheckEvidence.verified('pl-126', 'section 11'),
        },
        {
          text: 'Goods on a list also fall under the conformity assessment act of {2006-11-17}.',
          ...verified('pl-quality'),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    issuer: {
      short: 'CCJ WAT and other certification bodies',
      facts: [
        {
          text: 'The quality certification center of the Military University of Technology (CCJ WAT) issues AQAP certificates, and other certification bodies do too.',
          ...laterCheckEvidence.secondHand('pl-issuers'),
        },
        {
          text: 'Is CCJ WAT accredited by the Polish Centre for Accreditation (PCA) for [ISO 9001](glossary:iso-9001), and is it accredited for the AQAP part?',
          letter: '6',
          ...laterCheckEvidence.openQuestion('CCJ WAT'),
        },
        {
          text: 'For goods on a list, product conformity is assessed by certification bodies that the Minister of National Defence has accredited for defense and security (OiB). Their assessment is not an AQAP certificate.',
          ...laterCheckEvidence.verified('pl-quality'),
        },
        issuerEverywhere,
      ],
    },
    foreign: {
      short: 'Not confirmed: ask whether yours is “equivalent”',
      facts: [
        {
          text: 'Does a certificate from your country count as equivalent? Tenders may demand a certificate, so get the answer in writing.',
          ...laterCheckEvidence.openQuestion('the buyer named in the notice'),
        },
      ],
    },
    markings: {
      short: 'ABW; for military work SKW',
      facts: [
        {
          text: 'The Internal Security Agency (ABW) issues the industrial security certificate, from the marking {pl:POUFNE} up. For military work the Military Counterintelligence Service (SKW) issues it.',
          ...verified('pl-abw'),
        },
        {
          text: 'The company applies itself, with a questionnaire and without reasons: no buyer has to sponsor it. You have 30 days to complete the documents.',
          ...laterCheckEvidence.verified('pl-classified', 'Article 56, Dz.U. 2025, item 1209'),
        },
      ],
    },
    export: {
      short: 'Minister for the economy',
      facts: [
        {
          text: 'The minister for the economy licenses exports; in the text that we read, this is the Ministry of Development and Technology.',
          ...laterCheckEvidence.verified('pl-export'),
        },
        {
          text: 'Which ministry licenses exports today, after the reshuffle of July 2025 moved the economy to the Ministry of Finance?',
          ...laterCheckEvidence.openQuestion('the ministry at Pl. Trzech Krzyży 3/5'),
        },
        {
          text: 'You need a permit (concession) from the Ministry of the Interior and Administration (MSWiA) to make or trade arms, ammunition and military goods in Poland, or to trade their technology.',
          ...laterCheckEvidence.verified('pl-concession'),
        },
        {
          text: 'Ask MSWiA before you build the first prototype of a military drone. Developers without this permit are said to face criminal cases, and two rules define an armed drone differently.',
          ...laterCheckEvidence.secondHand('pl-drones'),
        },
      ],
    },
    registration: {
      short: 'Account on e-Zamówienia',
      facts: [
        {
          text: 'You need an account on the tender platform to bid.',
          ...commonPractice('the Armament Agency'),
        },
      ],
    },
    language: {
      short: 'Polish',
      facts: [{ text: 'As a rule, bids are in Polish.', ...commonPractice('the buyer named in the notice') }],
    },
  },
  markings: [
    {
      marking: '{pl:ZASTRZEŻONE}',
      level: 1,
      needs: 'You need no certificate, but you must show that you can protect the information.',
      decides: 'the buyer',
      ...secondHand('pl-classified', { section: 'Article 54(9)' }),
    },
    {
      marking: '{pl:POUFNE}',
      level: 2,
      needs:
        'You need an industrial security certificate at this level for Polish information, and a separate certificate for NATO and EU information.',
      decides: 'ABW or SKW',
      ...verified('pl-abw'),
    },
    {
      marking: '{pl:TAJNE}',
      level: 3,
      needs: 'You need both certificates at this level.',
      decides: 'ABW or SKW',
      ...laterCheckEvidence.verified('pl-abw'),
    },
    {
      marking: '{pl:ŚCIŚLE TAJNE}',
      level: 4,
      needs: 'You need both certificates at this level.',
      decides: 'ABW or SKW',
      ...laterCheckEvidence.verified('pl-abw'),
    },
  ],
  why: 'Under decision 126 the Armament Agency agrees on an AQAP clause in each contract.',
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
      name: 'Head of the Armament Agency; on site a Regional Military Representation (RPW)',
      address: 'buyer/poland',
    },
    { topic: 'inspects', name: 'Military quality center (WCNJiK)', address: 'pl-quality', contact: 'wcnjik' },
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
      name: 'Ministry of the Interior and Administration (MSWiA), for the permit to make or trade arms',
      address: 'pl-concession',
      contact: 'mswia',
    },
    { topic: 'tenders', name: '{pl:e-Zamówienia}', address: 'portal/poland' },
  ],
  registers: { accreditation: ['ab/pca'], company: ['company/poland'] },
  tasks: ['Open an account at e-Zamówienia (ezamowienia.gov.pl) and watch TED.'],
  weapon: {
    who: 'the interior ministry (MSWiA)',
    permit: { unarmed: 'Permit (concession)', armed: 'The same permit, in other classes' },
    short: {
      text: 'Yes: even an unarmed military drone needs a permit (concession).',
      ...laterCheckEvidence.secondHand('pl-drones'),
    },
    answers: {
      unarmed: [
        {
          text: 'You need the permit (concession), because the list is said to name drones specially designed or modified for military or police use.',
          ...laterCheckEvidence.secondHand('pl-drones'),
        },
      ],
      armed: [
        {
          text: 'You need the same permit in other classes, for arms and for ammunition.',
          ...laterCheckEvidence.secondHand('pl-drones'),
        },
      ],
      starts: [
        {
          text: 'Do research and prototypes need the permit? Making is what counts, so ask before you build the first one.',
          ...laterCheckEvidence.openQuestion('MSWiA'),
        },
        {
          text: openSinceNovember(
            'Does the act of {2026-03-13} (Dz.U. 2026, item 471) change the rules on this permit?',
          ),
          ...laterCheckEvidence.openQuestion('MSWiA'),
        },
      ],
      explosives: [
        { text: 'The same act covers explosives.', ...laterCheckEvidence.verified('pl-concession') },
      ],
    },
  },
  due,
  guides: [polishClearance],
  letters: ['4', '3', '6', '10'],
};
