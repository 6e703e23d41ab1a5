import type { AddressId } from '../addresses';
import { type ContactId, contacts } from '../addresses/contacts';
import { dated } from '../dated';
import type { FactId } from '../facts';
import type { LetterId } from '../letters';
import type { BuyerCode } from '../planner/codes';
import type { Meta, Text } from '../text';
import { laterCheck, laterCheckEvidence, openQuestion, verified } from './evidence';
import type { BuyerEntry, BuyerFact, Topic, TopicId } from './types';

const prime = 'the prime';
/** Recipient of incident reports. */
const dc3 = contacts.dc3;
const dfars = (section: string) => laterCheckEvidence.verified('dfars-qualifying', section);
const practice = (ask: Text = prime) => laterCheckEvidence.commonPractice(ask);
/** Day of the check on circuit boards, batteries, chips and section 889. */
const latestCheck = '2026-11-28';
const pieeHelpDesk = `the PIEE help desk on day one (${contacts['piee-desk'].mailbox.text})`;

/** Rule of the parts check: scope, date of effect, and proof. */
export interface PartsRule {
  name: string;
  parts: Text;
  from: Text;
  show: Text;
  /** Fact of the rule, with date, source and certainty. */
  fact: FactId;
}

/** Answer to one of the three questions that decide a first order. */
interface FirstAnswer {
  name: string;
  /** Yes, no or the condition, in a few words. */
  answer: Text;
  lines: readonly [BuyerEntry, ...BuyerEntry[]];
}

/** The three answers, most urgent first. */
export const firstAnswers: readonly FirstAnswer[] = [
  {
    name: 'Do we need a CMMC level?',
    answer: 'Only if the files hold FCI or CUI.',
    lines: [
      {
        text: dated(
          'FCI: Level 1. CUI: Level 2. While the suspension lasts, new contracts ask for self-assessments.',
          {
            date: '2027-01-01',
            text: 'FCI: Level 1. CUI: Level 2. The solicitation names level and assessment: we read nothing on the suspension of Phase 2 after 8 October 2026.',
          },
        ),
        ...verified('cfr-32-170', { section: '170.23', also: 'dfars-cmmc', checked: laterCheck }),
      },
    ],
  },
  {
    name: 'May we see the drawing?',
    answer: 'Not before the prime names its license, or writes that the file is not controlled.',
    lines: [
      {
        text: 'For a quote [22 CFR 125.4(c)](/certifications/itar) can be enough, if the Department itself asked in writing. Not to Ukraine.',
        ...laterCheckEvidence.verified('itar', '125.4(c)'),
      },
    ],
  },
  {
    name: 'Are parts from China?',
    answer: dated('Six groups of a drone’s parts decide; for magnets the mine counts from {day:magnets}.', {
      date: '2027-01-01',
      text: 'Six groups of a drone’s parts decide; for magnets the mine was to count from {day:magnets}.',
    }),
    lines: [
      {
        text: 'List country and owner of each maker before you offer: the [parts check](#parts).',
        ...laterCheckEvidence.secondHand('section-848-reports'),
      },
    ],
  },
];

/** Eleven rules on the origin of parts: eight on drone parts, two on batteries, one on chips. */
export const partsRules: readonly PartsRule[] = [
  {
    name: 'Section 848',
    parts: 'Flight controller, radio, data link, camera, gimbal, ground software',
    from: 'In force',
    show: 'Country and owner of each maker',
    fact: 'section-848',
  },
  {
    name: 'Drone act',
    parts: 'Whole drone (52.240-91)',
    from: 'In force',
    show: 'Your maker’s name is not on the list in SAM.gov',
    fact: 'drone-act',
  },
  {
    name: 'Magnets, 252.225-7052',
    parts:
      'Magnets in motors, servos and gimbals; tungsten, tantalum. Melting counts; from the second step mining, refining and separation too',
    from: 'In force; second step {day:magnets}',
    show: 'Chain from mine to magnet',
    fact: 'magnets',
  },
  {
    name: 'Circuit boards',
    parts:
      'Bare and assembled (10 U.S.C. 4873). The law binds only contracts made after a final rule; in July 2026 the rule was at an advance notice',
    from: 'The law names {day:circuit-boards}',
    show: 'Country of board and of assembly; ask for the clause',
    fact: 'circuit-boards',
  },
  {
    name: 'Batteries, section 154',
    parts: 'Cells and packs of six named Chinese makers: CATL, BYD, Envision, EVE, Gotion, Hithium',
    from: '{day:batteries-section-154}',
    show: 'Maker of each cell',
    fact: 'batteries-section-154',
  },
  {
    name: 'Batteries, 10 U.S.C. 4865',
    parts: 'Cell components and technology from a foreign entity of concern; exceptions in (c)',
    from: 'New programs {day:batteries-4865}; standard batteries {2029-01-01}; existing programs {2031-01-30}',
    show: 'Maker, cell chemistry, origin of cell components and technology',
    fact: 'batteries-4865',
  },
  {
    name: 'Chips, section 5949',
    parts: 'Chips of SMIC, YMTC, CXMT',
    from: '{day:chips-section-5949}; rule proposed {2026-02-17}',
    show: 'Chip makers on the boards, with each supplier’s certificate',
    fact: 'chips-section-5949',
  },
  {
    name: 'Metals, 252.225-7009',
    parts: 'Titanium, special steel, nickel and cobalt alloys, zirconium',
    from: 'In force',
    show: 'Mill certificates; Ukraine is no qualifying country',
    fact: 'specialty-metals',
  },
  {
    name: 'Section 889',
    parts: 'Huawei, ZTE, Hikvision, Dahua, Hytera (52.240-91)',
    from: 'In force',
    show: '“None delivered”, after a check. “None used” binds the prime: sign it only if asked, and only if true',
    fact: 'far-prohibitions',
  },
  {
    name: 'FCC Covered List',
    parts: 'Radio in the drone',
    from: 'In force',
    show: 'Authorization, exemption or approval',
    fact: 'fcc-covered-list',
  },
  {
    name: 'EAR, ECCN 0A919',
    parts: 'US thermal camera or array',
    from: 'In force',
    show: 'ECCN of the core. Above the share it is 0A919: nearly every other destination needs a license; delivery to the US is no re-export',
    fact: 'ear-0a919',
  },
];

/** Open questions about parts. */
export const partsOpen: readonly BuyerFact[] = [
  {
    text: 'Do you read the magnet clause down to the magnet in our motor?',
    ...laterCheckEvidence.openQuestion(prime),
  },
  {
    text: 'Is a drone an “electronic device”, which the magnet clause excepts?',
    ...laterCheckEvidence.openQuestion('the contracting officer'),
  },
  {
    text: 'Does our clause (52.204-25 or 52.240-91) bind us only on what we deliver? By 52.204-25(e) the ban on use does not flow down; we did not find the text of 52.240-91.',
    letter: 'U',
    ...openQuestion(prime, latestCheck),
  },
  {
    text: 'Is a European maker admitted to the Blue list, in what time and at what price? We found no bar by nation.',
    ...laterCheckEvidence.openQuestion('a recognized assessor'),
  },
];

/** Step of a first order, and the document that it produces. */
export interface OrderStep {
  title: string;
  text: Text;
  paper?: Text;
}

/** Steps in order. */
export const orderSteps: readonly OrderStep[] = [
  {
    title: 'The request arrives',
    text: 'Read the mail and the marks; do not open the drawings. If CUI is already there: [six steps](/certifications/cmmc#cui-mail).',
    paper: 'date, sender, file names',
  },
  {
    title: 'Two letters',
    text: '[U](#letters) to the prime; [5](/letters#letter-5) to your export office before a drawing of yours leaves.',
  },
  {
    title: 'Release and license',
    text: 'For each file: ITAR, EAR or not controlled.',
    paper: 'license number, or “not controlled” in writing',
  },
  {
    title: 'Level',
    text: 'FCI or CUI, clause and level: [CMMC](/certifications/cmmc).',
    paper: 'the clause',
  },
  {
    title: 'Codes and accounts',
    text: 'NCAGE, a vendor account in PIEE, the role “SPRS Cyber Vendor User”, SPRS. {sure:second-hand} {fact:piee-start} {fact:piee-without-sam}',
    paper: 'code and confirmation',
  },
  { title: 'Parts check', text: 'The [eleven rules](#parts), part by part.' },
  { title: 'The offer', text: 'The [offer file](#offer), and never your SSP (system security plan).' },
  {
    title: 'Order and delivery',
    text: 'Apply for [your own export license](/buyers/permits); deliver with certificates. {sure:common-practice}',
    paper: 'license, delivery file',
  },
];

/** Documents for the prime. */
export const offerFile: readonly Text[] = [
  'Printout from SPRS: level, status, date, scope, CAGE codes, {en:CMMC UID}, date of affirmation. The prime must check it before award.',
  'NCAGE code and the exact legal name.',
  'Table of the origin of parts, each line with the maker’s statement.',
  'Statements on Section 889 (“none delivered”) and on drones, signed after a search of your own purchases.',
  'Export sheet: numbers on your national list and on the US list, license numbers. Clause 252.225-7048 goes into all subcontracts.',
  'Quality certificate with scope and issuer; first article report, if asked.',
  'Contact for incidents, and the sentence that you give DC3 report numbers to the prime.',
  'Never by open mail: your SSP, scan results or gap list.',
];

/** Duration of each step; the US supplier applies for the licenses. */
export const orderTimes: readonly ({ what: string } & (
  | { text: Text; certainty: 'our-estimate' | 'common-practice' | 'second-hand'; ask?: Text }
  | { fact: FactId }
))[] = [
  { what: 'Origin letters for magnets', text: 'Weeks to months: start first', certainty: 'our-estimate' },
  { what: 'NCAGE', fact: 'ncage-time' },
  { what: 'Role in PIEE', fact: 'piee-roles' },
  {
    what: 'Level 1, once all fifteen are met',
    text: 'A day to post',
    certainty: 'common-practice',
    ask: 'SPRS',
  },
  { what: 'Level 2 by self-assessment', text: '{=cmmc}', certainty: 'our-estimate' },
  {
    what: 'Certificate to report incidents (medium assurance)',
    text: 'Two to four weeks, says one vendor',
    certainty: 'second-hand',
  },
  { what: 'State Department license', text: 'Two to three months', certainty: 'our-estimate' },
  { what: 'Agreement (TAA)', text: 'Three to five months', certainty: 'our-estimate' },
  { what: 'Commerce Department license', text: 'One to six months', certainty: 'our-estimate' },
];

/** Open questions about durations. */
export const timeOpen: readonly BuyerFact[] = [
  {
    text: 'How long do a PIEE account and a role in SPRS take from abroad, and do they work without SAM.gov?',
    ...openQuestion(pieeHelpDesk, latestCheck),
  },
  {
    text: 'On which day did you file, and what is the case number? Neither office publishes current times that we could read.',
    ...laterCheckEvidence.openQuestion('your supplier'),
  },
];

/** Rules and practice, in the topics of every buyer's page. */
export const usTopics: Readonly<Partial<Record<TopicId, Topic>>> = {
  outside: {
    short: 'Yes; most European allies count as qualifying',
    facts: [
      {
        text: 'Buy American rules are not applied to defense products of states with an agreement: Australia, Belgium, Canada, Czech Republic, Denmark, Egypt, Estonia, Finland, France, Germany, Greece, Israel, Italy, Japan, Latvia, Lithuania, Luxembourg, Netherlands, Norway, Poland, Portugal, Slovenia, Spain, Sweden, Switzerland, Turkey, United Kingdom. Austria: case by case. Ukraine is not on the list.',
        ...dfars('225.872-1'),
      },
      { text: 'A purchase can still be limited by law or by decision.', ...dfars('225.872-1(c)') },
    ],
  },
  buys: {
    short: 'A prime; tenders on SAM.gov',
    facts: [
      {
        text: 'Army, Navy, Air Force and agencies buy through their own commands; as a supplier you usually deal with a prime. English, dollars, and often inch drawings.',
        ...practice(),
      },
      {
        text: 'Federal tenders appear on SAM.gov; requests to subcontractors do not. Set-asides and the small-business program SBIR serve US companies.',
        ...practice(),
      },
      { fact: 'sprs-subcontractor' },
      {
        text: 'The State Department licenses military items, Commerce the rest. Your own export office decides on your delivery to the US.',
        ...practice('DDTC or BIS'),
      },
      {
        text: 'At home: your codification bureau, your export office, your security authority, and the defense cooperation office of the US embassy.',
        ...practice('the US embassy'),
      },
    ],
  },
  clause: {
    short: 'ISO 9001 or AS9100; DCMA inspects',
    facts: [
      {
        text: 'The contract names the quality standard (FAR 52.246-11), often ISO 9001 or AS9100.',
        ...practice(),
      },
      { text: 'US buyers rarely cite AQAP. Is yours accepted?', ...laterCheckEvidence.openQuestion(prime) },
      {
        text: 'Does a certificate from your nation count, and which accreditation must stand behind it?',
        ...laterCheckEvidence.openQuestion(prime),
      },
      { text: 'The agency DCMA looks after contracts.', ...practice() },
      {
        text: 'Among NATO states the authority of the host nation can inspect when it is asked (STANAG 4107).',
        ...dfars('246.406'),
      },
    ],
  },
  markings: {
    short: 'CUI is no classification',
    facts: [
      {
        text: 'CUI is unclassified and is not NATO RESTRICTED. The US has no level RESTRICTED.',
        ...practice(),
      },
      {
        text: `DC3’s toll-free hotline for incidents can fail from Europe. Call ${dc3.phone.text}. Write to ${dc3.mailbox.text} as well.`,
        ...practice('DC3'),
      },
      {
        text: 'Classified work goes between governments: DCSA there, your security authority here, with [letter 8](/letters#letter-8).',
        ...dfars('225.872-7'),
      },
    ],
  },
};

/** Offices by responsibility, with official address and, where confirmed, mailbox and number. */
export const usOffices: readonly {
  what: string;
  offices: readonly (readonly [name: string, address: AddressId, contact?: ContactId])[];
}[] = [
  {
    what: 'License',
    offices: [
      ['DDTC, response team', 'ddtc', 'ddtc-team'],
      ['DECCS, its portal', 'ddtc-deccs'],
      ['BIS', 'authority/us-bis'],
      ['Screening list', 'sanctions/csl'],
      ['Sanctions (OFAC)', 'sanctions/ofac'],
    ],
  },
  {
    what: 'Level',
    offices: [
      ['CMMC program', 'cmmc-program'],
      ['Cyber AB', 'cyber-ab'],
      ['PIEE, help desk', 'piee-portal', 'piee-desk'],
      ['SPRS, help desk', 'sprs-portal', 'sprs-desk'],
    ],
  },
  {
    what: 'Codes, tenders',
    offices: [
      ['NCAGE', 'ncage-tool'],
      ['CAGE search; CAGE office of DLA', 'cage-dla', 'cage-office'],
      ['SAM.gov; Federal Service Desk', 'sam', 'service-desk'],
    ],
  },
  {
    what: 'Drones',
    offices: [
      ['DIU, Blue portal', 'diu-blue-portal'],
      ['Blue list of DCMA', 'blue-list'],
    ],
  },
  { what: 'Incidents', offices: [['DC3', 'dc3', 'dc3']] },
  { what: 'Clearance', offices: [['DCSA', 'authority/us-dcsa']] },
];

/** The fourteenth buyer: requirements for a European supplier with a first order from the United States. */
export const unitedStates = {
  slug: 'united-states',
  /** Buyer code in the planner's answers. */
  code: 'US' satisfies BuyerCode,
  name: 'United States',
  title: 'Selling to the United States',
  meta: {
    title: 'First US order for a European supplier: the order of work',
    description:
      'Request, letter, license, CMMC level, codes, parts check, papers for the prime: what a European supplier does for a first US defense order, with sources.',
  } satisfies Meta,
  cardFact: 'Prime first: level, license, parts from China',
  lead: 'Your first order usually comes from a prime, not from the government. Files, level and parts decide it.' satisfies Text,
  /** Letter to send first; printed in full on the page. */
  letter: 'U' satisfies LetterId,
  /** Letters for the later steps. */
  otherLetters: ['R', '5', '8'] satisfies LetterId[],
} as const;
