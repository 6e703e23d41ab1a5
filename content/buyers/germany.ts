import { commonPractice, laterCheckEvidence, openSinceNovember, secondHand, verified } from './evidence';
import { foreignOpen, inspectionEverywhere, issuerEverywhere, outsideEu, unreadAct } from './shared';
import type { Guide, NationRecord, PurchaseDeadline } from './types';

/** Lowest German marking for a small company: meaning, and ten steps. */
const vsNfd: Guide = {
  id: 'vs-nfd',
  title: 'How a small company meets {de:VS-NfD}',
  answer: 'Ten steps; nobody certifies you',
  facts: [
    {
      name: 'Leaflet for companies',
      text: 'The leaflet for companies is Annex 4 of the security handbook of the economics ministry (BMWE).',
      ...laterCheckEvidence.secondHand('de-vsnfd-reports'),
    },
    {
      name: 'Edition of the leaflet',
      text: openSinceNovember('Which edition of the leaflet applies? Use the one annexed to your contract.'),
      ...laterCheckEvidence.openQuestion('the buyer'),
    },
    {
      name: 'What authorities do',
      text: 'Authorities use only IT released for this marking and no private devices, and a breach can be a crime. Germany handles [NATO RESTRICTED](glossary:nato-restricted) in the same way.',
      ...laterCheckEvidence.verified('de-vsa', 'Annexes V and VII'),
    },
    {
      name: 'Your IT',
      text: 'Since {2025-09-01} your responsible person confirms to your management in writing, every three years, that the IT meets the leaflet. The buyer or the ministry may ask for this confirmation.',
      ...laterCheckEvidence.secondHand('de-vsnfd-reports'),
    },
    {
      name: 'Certificates',
      text: 'Nobody certifies a company for [{de:VS-NfD}](glossary:vs-nfd). The Federal Office for Information Security (BSI) approves products and lists them on bsi.bund.de.',
      ...laterCheckEvidence.commonPractice('BSI'),
    },
    {
      name: 'What is enough for a first tender',
      text: 'One stand-alone, encrypted laptop and a locked cabinet are often enough: ask the buyer.',
      ...laterCheckEvidence.commonPractice('the buyer'),
    },
  ],
  steps: [
    {
      text: 'Ask the buyer for the leaflet and its edition, and ask who classifies the files.',
      ...laterCheckEvidence.commonPractice('the buyer'),
    },
    {
      text: 'Sign the undertakings before you receive tender documents.',
      ...laterCheckEvidence.verified('de-vsvgv', 'section 7(4)'),
    },
    { text: 'Name one responsible person in writing.', ...laterCheckEvidence.commonPractice('the buyer') },
    {
      text: 'List the people who need to know, instruct each of them and have each sign for it.',
      ...laterCheckEvidence.commonPractice('the buyer'),
    },
    {
      text: 'Choose the IT: start with a computer without any network, and add a separated network later.',
      ...laterCheckEvidence.secondHand('de-vsnfd-reports'),
    },
    {
      text: 'Encrypt disks and transmission only with products that BSI has approved.',
      ...laterCheckEvidence.commonPractice('the buyer'),
    },
    {
      text: 'Ban private devices, public cloud services and ordinary video calls.',
      ...laterCheckEvidence.commonPractice('the buyer'),
    },
    {
      text: 'Mark the files, lock them away, keep a log of copies, and destroy files safely.',
      ...laterCheckEvidence.commonPractice('the buyer'),
    },
    {
      text: 'Bind your subcontractors to the same leaflet before you pass anything on to them.',
      ...laterCheckEvidence.commonPractice('the buyer'),
    },
    {
      text: 'Confirm the IT to your management in writing, file the confirmation and repeat it every three years. Report losses at once.',
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
        text: 'You include AQAP in your price and attach a gap list and a draft [quality plan](glossary:quality-plan). You need a certificate only if the notice asks for one.',
        ...verified('de-bdi', { also: 'de-quality', checked: '2026-11-23' }),
      },
      award: {
        text: 'The AQAP clause becomes part of the contract.',
        ...laterCheckEvidence.commonPractice('BAAINBw'),
      },
      delivery: {
        text: 'The buyer accepts your quality plan before work starts, and you deliver with a [certificate of conformity](glossary:coc).',
        ...laterCheckEvidence.verified('de-quality'),
      },
    },
  },
  {
    what: '{de:VS-NfD}',
    at: {
      tender: {
        text: 'You and your subcontractors sign undertakings before you receive the tender documents.',
        ...laterCheckEvidence.verified('de-vsvgv', 'section 7(4)'),
      },
      award: {
        text: 'New subcontractors sign the same undertakings, and you show them before you place the order.',
        ...laterCheckEvidence.verified('de-vsvgv', 'section 7(4)'),
      },
      delivery: {
        text: 'You confirm your own IT (self-accreditation) before any of these files are on it.',
        ...laterCheckEvidence.secondHand('de-vsnfd-reports'),
      },
    },
  },
  {
    what: '{de:VS-VERTRAULICH} and higher markings',
    at: {
      tender: {
        text: 'You declare that you hold the clearance decision, or will meet all its conditions before the work starts. If the tender documents have this marking, you need the decision before you see them.',
        ...laterCheckEvidence.verified('de-vsvgv', 'section 7(2)'),
      },
      award: {
        text: 'You get extra time only if the notice grants it.',
        ...laterCheckEvidence.verified('de-vsvgv', 'section 7(6)'),
      },
      delivery: {
        text: 'The decision must be in force; otherwise you are excluded.',
        ...laterCheckEvidence.verified('de-vsvgv', 'section 7(2)'),
      },
    },
  },
  {
    what: 'War weapon',
    at: {
      tender: {
        text: 'You need no permit yet, but you state who will apply for it.',
        ...laterCheckEvidence.commonPractice('BMWE'),
      },
      delivery: {
        text: 'You need permits to make, transport and import the weapon, but none to hand it over to the Bundeswehr.',
        ...laterCheckEvidence.verified('de-war-act', 'section 5(3)'),
      },
    },
  },
  {
    what: 'Airworthiness',
    at: {
      tender: {
        text: 'You need a statement on airworthiness if the notice asks for one.',
        ...laterCheckEvidence.commonPractice('LufABw'),
      },
      award: { text: 'You need a plan for the approval.', ...laterCheckEvidence.commonPractice('LufABw') },
      delivery: {
        text: 'You need an approval of the military aviation authority (LufABw) if the contract asks for it.',
        ...laterCheckEvidence.commonPractice('LufABw'),
      },
    },
  },
];

/** Germany; checked {2026-11-21}, war weapons on {2026-11-22}, VS-NfD on {2026-11-23}. */
export const germany: NationRecord = {
  meta: {
    title: 'Selling to the German military: who buys, who inspects',
    description:
      'BAAINBw buys, its quality center inspects, the economics ministry clears from VS-VERTRAULICH up: tenders, markings, export control, language, with sources.',
  },
  cardFact: 'BAAINBw buys, e-Vergabe publishes, BMWE clears companies',
  lead: 'One federal office buys the equipment of the German armed forces, the Bundeswehr, and inspects its quality.',
  topics: {
    buys: {
      short: 'BAAINBw, the federal procurement office',
      facts: [
        {
          text: 'The Federal Office of Bundeswehr Equipment, Information Technology and In-Service Support ({de:BAAINBw}) in Koblenz buys equipment. Other offices buy services, clothing and IT services.',
          ...verified('de-procurement'),
        },
      ],
    },
    tenders: {
      short: '{de:e-Vergabe}, [TED](glossary:ted)',
      facts: [
        {
          text: 'German tenders appear on the federal platform {de:e-Vergabe}, and larger ones also in [Tenders Electronic Daily](glossary:ted) (TED), the EU’s register of tenders.',
          ...commonPractice('BAAINBw'),
        },
        { fact: 'ted-threshold' },
      ],
    },
    outside: {
      short: 'Yes, unless the tender is limited to companies in the EU.',
      facts: [
        {
          text: 'Since {2026-02-14} and until the end of 2035, the federal procurement office (BAAINBw) may limit a procedure to companies in the EU. It may demand a share of EU value, and it may forbid subcontractors from other countries at any time. The European Economic Area (EEA) counts as EU.',
          ...laterCheckEvidence.verified('de-bwbbg', 'section 11'),
        },
        {
          text: 'Is our bid admitted if our country, like Ukraine, is a party to the procurement agreement of the World Trade Organization (WTO)? The parties to that agreement count too, within limits that we have not read.',
          ...laterCheckEvidence.openQuestion('BAAINBw, before bidding'),
        },
        {
          text: 'The act covers all needs of the Bundeswehr and allows direct awards below the EU threshold. Until the end of 2030 it suspends the duty to split orders into lots.',
          ...laterCheckEvidence.secondHand('de-bwbbg-reports'),
        },
        outsideEu[0],
      ],
    },
    inspects: {
      short: 'BAAINBw, quality center (ZtQ)',
      facts: [
        {
          text: 'The Technical Quality Management Center of BAAINBw (ZtQ) carries out [government quality assurance](glossary:gqa). As a rule, its regional office for the contractor’s site does the work.',
          ...laterCheckEvidence.verified('de-quality'),
        },
        {
          text: 'Name your site in the offer and ask which regional office is responsible for it. An inspection does not replace acceptance of the goods.',
          ...laterCheckEvidence.verified('de-quality'),
        },
        {
          text: 'There is said to be an agreement between Germany and Ukraine on mutual quality assurance, so ask ZtQ how it is used.',
          ...laterCheckEvidence.secondHand('ua-agreements-practice'),
        },
        ...inspectionEverywhere,
      ],
    },
    clause: {
      short: 'The contract names the AQAP',
      facts: [
        {
          text: 'Contracts require a [quality management system](glossary:qms) and name the AQAP (Allied Quality Assurance Publication) that applies. The buyer may inspect at the supplier’s site under section 12 of the general public terms ({de:VOL/B}).',
          ...verified('de-quality', { section: 'VOL/B, section 12' }),
        },
        {
          text: 'Which contract terms apply: your own (ABBV), the ministry’s supplementary terms (ZVB/BMVg) or the general public terms (VOL/B)?',
          ...laterCheckEvidence.openQuestion('BAAINBw'),
        },
        { fact: 'aqap-2110-edition' },
      ],
    },
    issuer: {
      short: 'The text we read names no issuer',
      facts: [
        {
          text: 'The text we read asks for a quality system and rights of inspection. It names no certificate and no issuer.',
          ...laterCheckEvidence.verified('de-quality'),
        },
        issuerEverywhere,
      ],
    },
    foreign: { short: 'Not confirmed: ask ZtQ', facts: [foreignOpen('ZtQ')] },
    markings: {
      short: 'Federal economics ministry (BMWE)',
      facts: [
        {
          text: 'The Federal Ministry for Economic Affairs and Energy (BMWE; BMWK or BMWi in older texts) clears a company with a decision called {de:Sicherheitsbescheid}. It does so only when the buyer that has classified work for the company proposes it.',
          ...verified('de-ghb', { section: '2.1, 2.4.1' }),
        },
      ],
    },
    export: {
      short: 'BAFA; for war weapons, BMWE',
      facts: [
        {
          text: 'The Federal Office for Economic Affairs and Export Control (BAFA) licenses exports of military and dual-use goods, and you apply through its portal ELAN-K2.',
          ...laterCheckEvidence.verified('de-elan'),
        },
        {
          text: 'You need a permit to make, buy, move or trade war weapons. For companies the economics ministry decides, and nobody is entitled to the permit.',
          ...verified('de-war-weapons', { section: 'section 6', checked: '2026-11-22' }),
        },
        {
          text: 'As a rule a war weapon enters, crosses or leaves Germany only with an individual permit that travels with it. A general permit can cover some imports and transits.',
          ...laterCheckEvidence.verified('de-customs'),
        },
        {
          text: 'A war weapon also needs a transport permit inside Germany.',
          ...laterCheckEvidence.verified('de-war-act', 'section 3(1) to (3)'),
        },
      ],
    },
    registration: {
      short: 'Account on e-Vergabe',
      facts: [
        {
          text: 'There is no central register of suppliers: an account on the tender platform is enough.',
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
      needs: 'You need no clearance, but you follow the leaflet in the contract and use approved IT.',
      decides: 'the buyer, in the contract',
      ...secondHand('de-vsnfd-reports', { also: 'de-vsa', checked: '2026-11-23' }),
    },
    {
      marking: '{de:VS-VERTRAULICH}',
      level: 2,
      needs: 'You need a clearance, because the clearance procedure starts at this marking.',
      decides: 'BMWE, when the buyer proposes it',
      ...verified('de-ghb', { section: '1.7' }),
    },
    {
      marking: '{de:GEHEIM}',
      level: 3,
      needs: 'You need a clearance at this level.',
      decides: 'BMWE',
      ...verified('de-ghb', { section: '1.7', also: 'eu-marks' }),
    },
    {
      marking: '{de:STRENG GEHEIM}',
      level: 4,
      needs: 'You need a clearance at this level.',
      decides: 'BMWE',
      ...verified('de-ghb', { section: '1.7', also: 'eu-marks' }),
    },
  ],
  why: 'BAAINBw’s contracts contain the AQAP clause.',
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
  tasks: ['Open an account at e-Vergabe (evergabe-online.de) and watch TED.'],
  weapon: {
    who: 'the economics ministry (BMWE)',
    permit: { unarmed: 'No permit', armed: 'War weapon: permit' },
    short: {
      text: 'An unarmed drone is not a weapon, but a drone with a warhead, a launcher or target software is one.',
      ...laterCheckEvidence.secondHand('de-drones'),
    },
    enters: {
      text: 'As a rule a war weapon enters Germany only with an individual permit.',
      ...laterCheckEvidence.verified('de-customs'),
    },
    answers: {
      unarmed: [
        {
          text: 'You need no permit to make it: only export law applies, and BAFA is the office.',
          ...laterCheckEvidence.verified('de-war-act'),
        },
      ],
      armed: [
        {
          text: 'These are war weapons: loitering munitions, complete or able to fly with target software, and drones with launchers for guided missiles (item 9 of the list).',
          ...laterCheckEvidence.secondHand('de-drones'),
        },
        {
          text: 'Warheads are item 56 of the list, fuzes are item 57 and special engines item 12. The permit to make them may be refused if managers are not German or live abroad. The law requires the maker to keep a war weapons book.',
          ...laterCheckEvidence.verified('de-war-act', 'sections 2, 6, 11, 12'),
        },
        {
          text: 'Making one without a permit is punished with 1–5 years in prison, or with up to 2 years if it was negligent.',
          ...laterCheckEvidence.verified('de-war-act', 'section 22a'),
        },
      ],
      starts: [
        {
          text: 'You need the permit from the prototype on, as soon as it can objectively be used.',
          ...laterCheckEvidence.secondHand('de-drones'),
        },
      ],
      explosives: [unreadAct('the Explosives Act', 'BMWE')],
    },
  },
  due,
  guides: [vsNfd],
  letters: ['2', '3', '8', 'A', '10'],
  airworthiness:
    'the {de:Luftfahrtamt der Bundeswehr} ([LufABw](#offices)), the German military aviation authority, under the military airworthiness rules (DEMAR)',
};
