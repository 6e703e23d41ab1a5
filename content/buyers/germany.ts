import { commonPractice, laterCheckEvidence, openSinceNovember, secondHand, verified } from './evidence';
import { foreignOpen, inspectionEverywhere, issuerEverywhere, outsideEu, unreadAct } from './shared';
import type { Guide, NationRecord, PurchaseDeadline } from './types';

/** Lowest German marking for a small company: meaning, and ten steps. */
const vsNfd: Guide = {
  id: 'vs-nfd',
  title: '{de:VS-NfD} for a small company',
  answer: 'Ten steps; nobody certifies you',
  facts: [
    {
      name: 'Leaflet',
      text: 'The leaflet for companies is Annex 4 of the handbook of BMWE.',
      ...laterCheckEvidence.secondHand('de-vsnfd-reports'),
    },
    {
      name: 'Edition',
      text: openSinceNovember('Which edition binds? Take the one annexed to your contract.'),
      ...laterCheckEvidence.openQuestion('the client'),
    },
    {
      name: 'Authorities',
      text: 'Authorities use only released IT and no private devices. Breaches can be crimes. NATO RESTRICTED is handled alike in Germany.',
      ...laterCheckEvidence.verified('de-vsa', 'Annexes V and VII'),
    },
    {
      name: 'Your IT',
      text: 'Since {2025-09-01} the responsible person confirms in writing to the management, every three years, that the IT meets the leaflet. The client or the ministry may ask for it. Nobody outside confirms or certifies it.',
      ...laterCheckEvidence.secondHand('de-vsnfd-reports'),
    },
    {
      name: 'Certificates',
      text: '“{de:VS-NfD} certified” companies do not exist. Products are approved, by the Federal Office for Information Security (BSI), in a list on bsi.bund.de.',
      ...laterCheckEvidence.commonPractice('BSI'),
    },
    {
      name: 'First tender',
      text: 'One stand-alone, encrypted laptop and a locked cabinet are often enough: ask the client.',
      ...laterCheckEvidence.commonPractice('the client'),
    },
  ],
  steps: [
    {
      text: 'Ask the client for the leaflet and its edition, and who classifies.',
      ...laterCheckEvidence.commonPractice('the client'),
    },
    {
      text: 'Sign the undertakings before you receive tender papers.',
      ...laterCheckEvidence.verified('de-vsvgv', 'section 7(4)'),
    },
    { text: 'Name one responsible person, in writing.', ...laterCheckEvidence.commonPractice('the client') },
    {
      text: 'List who needs to know; instruct each person against signature.',
      ...laterCheckEvidence.commonPractice('the client'),
    },
    {
      text: 'Choose the IT: a computer without any network first, a separated network later.',
      ...laterCheckEvidence.secondHand('de-vsnfd-reports'),
    },
    {
      text: 'Encrypt disks and transmission only with products approved by BSI.',
      ...laterCheckEvidence.commonPractice('the client'),
    },
    {
      text: 'Ban private devices, public cloud and ordinary video calls.',
      ...laterCheckEvidence.commonPractice('the client'),
    },
    {
      text: 'Mark, lock away, log copies, destroy safely.',
      ...laterCheckEvidence.commonPractice('the client'),
    },
    {
      text: 'Bind sub-suppliers by the same leaflet before you pass anything on.',
      ...laterCheckEvidence.commonPractice('the client'),
    },
    {
      text: 'Confirm the IT to your management in writing, file it, repeat every three years; report losses at once.',
      ...laterCheckEvidence.secondHand('de-vsnfd-reports'),
    },
  ],
};

/** Requirements of a German purchase at each stage. */
const due: readonly [PurchaseDeadline, ...PurchaseDeadline[]] = [
  {
    what: 'AQAP',
    at: {
      tender: {
        text: 'In the price, with gap list and draft plan. A certificate only if the notice asks.',
        ...verified('de-bdi', { also: 'de-quality', checked: '2026-11-23' }),
      },
      award: { text: 'The clause becomes contract.', ...laterCheckEvidence.commonPractice('BAAINBw') },
      delivery: {
        text: 'Quality plan accepted before work starts; certificate of conformity. Government quality assurance does not replace acceptance.',
        ...laterCheckEvidence.verified('de-quality'),
      },
    },
  },
  {
    what: '{de:VS-NfD}',
    at: {
      tender: {
        text: 'Undertakings before you get the papers, sub-suppliers too.',
        ...laterCheckEvidence.verified('de-vsvgv', 'section 7(4)'),
      },
      award: {
        text: 'The same from new sub-suppliers, shown before the sub-order.',
        ...laterCheckEvidence.verified('de-vsvgv', 'section 7(4)'),
      },
      delivery: {
        text: 'Self-accreditation before files are on your IT.',
        ...laterCheckEvidence.secondHand('de-vsnfd-reports'),
      },
    },
  },
  {
    what: '{de:VS-VERTRAULICH} and above',
    at: {
      tender: {
        text: 'Declare: decision held, or ready to meet all it needs by performance. Papers marked so: held before access.',
        ...laterCheckEvidence.verified('de-vsvgv', 'section 7(2)'),
      },
      award: {
        text: 'Extra time only if the notice grants it.',
        ...laterCheckEvidence.verified('de-vsvgv', 'section 7(6)'),
      },
      delivery: {
        text: 'The decision in force; otherwise exclusion.',
        ...laterCheckEvidence.verified('de-vsvgv', 'section 7(2)'),
      },
    },
  },
  {
    what: 'War weapon',
    at: {
      tender: { text: 'No permit yet: say who applies.', ...laterCheckEvidence.commonPractice('BMWE') },
      delivery: {
        text: 'Permits to make, transport, import. Handing over to the Bundeswehr needs none of its own.',
        ...laterCheckEvidence.verified('de-war-act', 'section 5(3)'),
      },
    },
  },
  {
    what: 'Airworthiness',
    at: {
      tender: { text: 'A statement, if asked.', ...laterCheckEvidence.commonPractice('LufABw') },
      award: { text: 'A plan.', ...laterCheckEvidence.commonPractice('LufABw') },
      delivery: { text: 'Approval by LufABw, if asked.', ...laterCheckEvidence.commonPractice('LufABw') },
    },
  },
];

/** Germany; checked {2026-11-21}, war weapons on {2026-11-22}, VS-NfD on {2026-11-23}. */
export const germany: NationRecord = {
  market: 'eu',
  meta: {
    title: 'Selling to the German military: who buys, who inspects',
    description:
      'BAAINBw buys, its quality center inspects, the economics ministry clears from VS-VERTRAULICH up: tenders, markings, export control, language, each with source.',
  },
  cardFact: 'BAAINBw buys, e-Vergabe publishes, BMWE clears companies',
  lead: 'One federal office buys the Bundeswehr’s materiel and inspects its quality.',
  topics: {
    buys: {
      short: 'BAAINBw, federal office',
      facts: [
        {
          text: 'The Federal Office of Bundeswehr Equipment, Information Technology and In-Service Support ({de:BAAINBw}) in Koblenz buys materiel for the German armed forces, the Bundeswehr. Services, clothing and IT services have other buyers.',
          ...verified('de-procurement'),
        },
      ],
    },
    tenders: {
      short: '{de:e-Vergabe}, TED',
      facts: [
        {
          text: 'German tenders appear on the federal platform {de:e-Vergabe}, larger ones in TED as well.',
          ...commonPractice('BAAINBw'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: {
      short: 'Yes, unless the tender is limited to the EU.',
      facts: [
        {
          text: 'Since {2026-02-14} and until the end of 2035 the office may limit a procedure to companies in the EU, demand a share of EU value, and forbid subcontractors from elsewhere, at any time. The EEA counts as EU.',
          ...laterCheckEvidence.verified('de-bwbbg', 'section 11'),
        },
        {
          text: 'Is your bid admitted if your state is a party to the WTO’s procurement agreement, as Ukraine is? Its parties count too, within limits that we have not read.',
          ...laterCheckEvidence.openQuestion('BAAINBw, before bidding'),
        },
        {
          text: 'The act covers all needs of the Bundeswehr, suspends the duty to split into lots to the end of 2030, and allows direct awards below the EU threshold.',
          ...laterCheckEvidence.secondHand('de-bwbbg-reports'),
        },
        outsideEu[0],
      ],
    },
    inspects: {
      short: 'BAAINBw, quality center ZtQ',
      facts: [
        {
          text: 'Government quality assurance is the work of BAAINBw’s Technical Quality Management Center (ZtQ), as a rule of the regional office assigned to the contractor.',
          ...laterCheckEvidence.verified('de-quality'),
        },
        {
          text: 'Name your site in the offer and ask which regional office is responsible. An inspection does not replace acceptance.',
          ...laterCheckEvidence.verified('de-quality'),
        },
        {
          text: 'An agreement between Germany and Ukraine on mutual quality assurance is reported: ask ZtQ how it is used.',
          ...laterCheckEvidence.secondHand('ua-agreements-practice'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'AQAP by contract',
      facts: [
        {
          text: 'Contracts ask for a quality management system and state which AQAP binds. The buyer may inspect at the supplier’s site under section 12 of the conditions {de:VOL/B}.',
          ...verified('de-quality', { section: 'VOL/B, section 12' }),
        },
        {
          text: 'AQAP requirements have to be reckoned with in the offer.',
          ...laterCheckEvidence.verified('de-bdi'),
        },
        {
          text: 'Which terms bind: BAAINBw’s own (ABBV), ZVB/BMVg, or VOL/B?',
          ...laterCheckEvidence.openQuestion('BAAINBw'),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    issuer: {
      short: 'No issuer named',
      facts: [
        {
          text: 'The text we read asks for a quality system and rights of inspection. It names no certificate and no issuer.',
          ...laterCheckEvidence.verified('de-quality'),
        },
        issuerEverywhere,
      ],
    },
    foreign: { short: 'Ask ZtQ', facts: [foreignOpen('ZtQ')] },
    markings: {
      short: 'Federal economics ministry (BMWE)',
      facts: [
        {
          text: 'The Federal Ministry for Economic Affairs and Energy (BMWE; BMWK or BMWi in older texts) clears a company with a {de:Sicherheitsbescheid}, and only when the client with classified work for it proposes that.',
          ...verified('de-ghb', { section: '2.1, 2.4.1' }),
        },
      ],
    },
    export: {
      short: 'BAFA; war weapons: BMWE',
      facts: [
        {
          text: 'The Federal Office for Economic Affairs and Export Control (BAFA) licenses exports of military and dual-use goods. Applications go through its portal ELAN-K2.',
          ...laterCheckEvidence.verified('de-elan'),
        },
        {
          text: 'War weapons need a license for making, buying, moving and trading them. For companies the economics ministry decides, and nobody is entitled to the license.',
          ...verified('de-war-weapons', { section: 'section 6', checked: '2026-11-22' }),
        },
        {
          text: 'As a rule a war weapon enters, crosses or leaves Germany only with an individual permit that travels with it. A general permit can cover some imports and transits.',
          ...laterCheckEvidence.verified('de-customs'),
        },
        {
          text: 'A war weapon needs a transport permit inside Germany as well.',
          ...laterCheckEvidence.verified('de-war-act', 'section 3(1) to (3)'),
        },
      ],
    },
    registration: {
      short: 'Account on e-Vergabe',
      facts: [
        {
          text: 'There is no central register of suppliers: an account on the tender platform is enough to bid.',
          ...commonPractice('BAAINBw'),
        },
      ],
    },
    language: {
      short: 'German',
      facts: [
        {
          text: 'Bids are in German. A bid may be in English only where the notice says so.',
          ...commonPractice('the contracting office named in the notice'),
        },
      ],
    },
  },
  markings: [
    {
      marking: '{de:VS-NUR FÜR DEN DIENSTGEBRAUCH} ({de:VS-NfD})',
      level: 1,
      needs:
        'Leaflet in the contract, approved IT, no clearance. Since {2025-09-01} your responsible person confirms to your management in writing, every three years, that the IT meets the leaflet.',
      decides: 'The client, in the contract',
      ...secondHand('de-vsnfd-reports', { also: 'de-vsa', checked: '2026-11-23' }),
    },
    {
      marking: '{de:VS-VERTRAULICH}',
      level: 2,
      needs: 'Here the clearance procedure starts.',
      decides: 'BMWE, on the client’s proposal',
      ...verified('de-ghb', { section: '1.7' }),
    },
    {
      marking: '{de:GEHEIM}',
      level: 3,
      needs: 'A clearance at this level.',
      decides: 'BMWE',
      ...verified('de-ghb', { section: '1.7', also: 'eu-marks' }),
    },
    {
      marking: '{de:STRENG GEHEIM}',
      level: 4,
      needs: 'A clearance at this level.',
      decides: 'BMWE',
      ...verified('de-ghb', { section: '1.7', also: 'eu-marks' }),
    },
  ],
  why: 'The clause stands in contracts of BAAINBw: reckon with AQAP in your price.',
  lowestMarking: 'rules',
  clearanceFrom: 2,
  offices: [
    {
      topic: 'buys',
      name: 'BAAINBw, the federal procurement office',
      address: 'buyer/germany',
      contact: 'baainbw',
    },
    {
      topic: 'inspects',
      name: 'Quality center of BAAINBw (ZtQ)',
      address: 'de-quality',
      parent: { name: 'BAAINBw, ZtQ', contact: 'baainbw' },
    },
    {
      topic: 'markings',
      name: 'Economics ministry (BMWE), also for war weapons',
      address: 'authority/germany-economy',
      contact: 'bmwe',
    },
    {
      topic: 'export',
      name: 'Federal export office (BAFA)',
      address: 'authority/germany-bafa',
      contact: 'bafa',
    },
    {
      topic: 'airworthiness',
      name: '{de:Luftfahrtamt der Bundeswehr} (LufABw)',
      address: 'authority/germany-airworthiness',
      contact: 'lufabw',
      letter: 'A',
    },
    { topic: 'tenders', name: '{de:e-Vergabe}', address: 'portal/germany' },
  ],
  registers: { accreditation: ['ab/dakks'], company: ['company/germany', 'company/germany-courts'] },
  tasks: ['Account at e-Vergabe (evergabe-online.de); TED.'],
  weapon: {
    who: 'BMWE',
    short: {
      text: 'Unarmed: no. With warhead, launcher or target software: yes.',
      ...laterCheckEvidence.secondHand('de-drones'),
    },
    enters: {
      text: 'As a rule a war weapon enters Germany only with an individual permit.',
      ...laterCheckEvidence.verified('de-customs'),
    },
    answers: {
      unarmed: [
        {
          text: 'No permit to make it: export law alone, with BAFA.',
          ...laterCheckEvidence.verified('de-war-act'),
        },
      ],
      armed: [
        {
          text: 'A war weapon: loitering munition, complete or flyable with target software, and drones with launchers for guided missiles (item 9 of the list).',
          ...laterCheckEvidence.secondHand('de-drones'),
        },
        {
          text: 'Warheads are item 56 of the list, fuzes 57, special engines 12. The permit to make them is no entitlement, and it may be refused where managers are not German or live abroad. A war weapons book is kept.',
          ...laterCheckEvidence.verified('de-war-act', 'sections 2, 6, 11, 12'),
        },
        {
          text: 'Making without a permit: 1–5 years in prison, by negligence up to 2.',
          ...laterCheckEvidence.verified('de-war-act', 'section 22a'),
        },
      ],
      starts: [
        {
          text: 'The duty starts at the objectively usable prototype.',
          ...laterCheckEvidence.secondHand('de-drones'),
        },
      ],
      explosives: [unreadAct('The Explosives Act', 'BMWE')],
    },
  },
  due,
  guides: [vsNfd],
  letters: ['2', '3', '8', 'A', '10'],
  airworthiness:
    'the {de:Luftfahrtamt der Bundeswehr} ([LufABw](#offices)), under the German military airworthiness rules (DEMAR)',
};
