import type { AddressId } from '../addresses';
import { type ContactId, contacts } from '../addresses/contacts';
import { dated } from '../dated';
import type { FactId } from '../facts';
import type { LetterId } from '../letters';
import type { BuyerCode } from '../planner/codes';
import type { Meta, Text, TitledText } from '../text';
import { laterCheck, laterCheckEvidence, openQuestion, verified } from './evidence';
import type { BuyerEntry, BuyerFact, Topic, TopicId } from './types';

const prime = 'the prime';
const dfars = (section: string) => laterCheckEvidence.verified('dfars-qualifying', section);
const practice = (ask: Text = prime) => laterCheckEvidence.commonPractice(ask);
/** Day of the check on circuit boards, batteries, chips and section 889. */
const latestCheck = '2026-11-28';
const pieeHelpDesk = `the PIEE help desk on day one (${contacts['piee-desk'].mailbox.text})`;

/** Rule of the parts check: scope, date of effect, and proof. */
export interface PartsRule {
  name: string;
  /** Name next to the drawing of a drone. */
  short: string;
  /** True if the rule was not in force when this was written; from its day on the register decides. */
  coming?: true;
  parts: Text;
  from: Text;
  show: Text;
  /** Fact of the rule, with date, source and certainty. */
  fact: FactId;
}

/** Answers to the three questions that decide a first order, most urgent first: yes, no or the condition, then why. */
export const firstAnswers: readonly {
  name: string;
  answer: Text;
  lines: readonly [BuyerEntry, ...BuyerEntry[]];
}[] = [
  {
    name: 'Do we need a CMMC level?',
    answer:
      'Only if the files contain federal contract information (FCI) or controlled unclassified information (CUI).',
    lines: [
      {
        text: dated(
          'For [FCI](glossary:fci) you need Level 1 of the Cybersecurity Maturity Model Certification ([CMMC](glossary:cmmc)), for [CUI](glossary:cui) Level 2. While the suspension of Phase 2 lasts, new contracts ask for self-assessments.',
          {
            date: '2027-01-01',
            text: 'For FCI you need Level 1 of the Cybersecurity Maturity Model Certification (CMMC), for CUI Level 2. The solicitation names the level and the assessment. We read nothing on the suspension of Phase 2 after 8 October 2026.',
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
        text: 'For a quote, the exemption in [22 CFR 125.4(c)](/certifications/itar) can be enough, if the Department of Defense (DoD) itself asked in writing. The exemption does not apply to Ukraine.',
        ...laterCheckEvidence.verified('itar', '125.4(c)'),
      },
    ],
  },
  {
    name: 'May parts come from China?',
    answer: dated(
      'It depends on six groups of drone parts and, from {day:magnets}, on the mine that the metal of each magnet comes from.',
      {
        date: '2027-01-01',
        text: 'It depends on six groups of drone parts. For magnets, the mine that the metal comes from was to count from {day:magnets}.',
      },
    ),
    lines: [
      {
        text: 'Before you offer, list the country and the owner of each manufacturer for the parts in the [parts check](#parts).',
        ...laterCheckEvidence.secondHand('section-848-reports'),
      },
    ],
  },
];

/** Eleven rules on the origin of parts: eight on drone parts, two on batteries, one on chips. */
export const partsRules: readonly PartsRule[] = [
  {
    name: 'Drone components, section 848',
    short: 'Section 848',
    parts: 'Flight controller, radio, data link, camera, gimbal and ground software',
    from: 'In force',
    show: 'The country and the owner of each manufacturer',
    fact: 'section-848',
  },
  {
    name: 'American Security Drone Act',
    short: 'Drone Act',
    parts: 'The whole drone (clause [52.240-91](glossary:far-52-204-25))',
    from: 'In force',
    show: 'That the manufacturer’s name is not on the list in [SAM.gov](glossary:sam-uei)',
    fact: 'drone-act',
  },
  {
    name: 'Magnets, 252.225-7052',
    short: '252.225-7052',
    parts:
      'Magnets in motors, servos and gimbals; tungsten and tantalum. Melting counts; from the second step mining, refining and separation count too',
    from: 'In force; second step {day:magnets}',
    show: 'The chain of suppliers from the mine to the magnet',
    fact: 'magnets',
  },
  {
    name: 'Circuit boards',
    short: '10 U.S.C. 4873',
    coming: true,
    parts:
      'Bare and assembled boards (10 U.S.C. 4873). The law binds only contracts made after a final rule; in July 2026 there was only an advance notice of the rule',
    from: 'The law names {day:circuit-boards}',
    show: 'The country of the board and of its assembly; ask for the clause',
    fact: 'circuit-boards',
  },
  {
    name: 'Batteries, section 154',
    short: 'Section 154',
    coming: true,
    parts: 'Cells and packs of six named Chinese makers: CATL, BYD, Envision, EVE, Gotion, Hithium',
    from: '{day:batteries-section-154}',
    show: 'The manufacturer of each cell',
    fact: 'batteries-section-154',
  },
  {
    name: 'Batteries, 10 U.S.C. 4865',
    short: '10 U.S.C. 4865',
    coming: true,
    parts: 'Cell components and technology from a foreign entity of concern, with exceptions in (c)',
    from: 'New programs {day:batteries-4865}; standard batteries {2029-01-01}; existing programs {2031-01-30}',
    show: 'The manufacturer, the cell chemistry, and the origin of cell components and technology',
    fact: 'batteries-4865',
  },
  {
    name: 'Chips, section 5949',
    short: 'Section 5949',
    coming: true,
    parts: 'Chips of the manufacturers SMIC, YMTC and CXMT',
    from: '{day:chips-section-5949}; rule proposed {2026-02-17}',
    show: 'The manufacturers of the chips on the boards, with each supplier’s certificate',
    fact: 'chips-section-5949',
  },
  {
    name: 'Metals, 252.225-7009',
    short: '252.225-7009',
    parts: 'Titanium, special steel, nickel and cobalt alloys, zirconium',
    from: 'In force',
    show: 'Mill certificates; Ukraine is not a qualifying country',
    fact: 'specialty-metals',
  },
  {
    name: 'Section 889',
    short: 'Section 889',
    parts: 'Equipment of Huawei, ZTE, Hikvision, Dahua and Hytera (clause 52.240-91)',
    from: 'In force',
    show: 'Sign “none delivered” after a check. “None used” applies to the prime only: sign it only if you are asked, and only if it is true',
    fact: 'far-prohibitions',
  },
  {
    name: 'FCC Covered List',
    short: 'FCC Covered List',
    parts: 'The radio in the drone',
    from: 'In force',
    show: 'The authorization, the exemption or the approval of the Federal Communications Commission (FCC)',
    fact: 'fcc-covered-list',
  },
  {
    name: 'Export Administration Regulations (EAR), 0A919',
    short: 'EAR 0A919',
    parts: 'US thermal cameras or detector arrays',
    from: 'In force',
    show: 'The export control number ([ECCN](glossary:eccn)) of the camera core. Above the share, the product is [0A919](glossary:eccn-0a919): you need a license for nearly every other destination. Delivery to the US is not a re-export',
    fact: 'ear-0a919',
  },
];

/** Part of a drone that is labeled in the drawing. */
export interface DronePart {
  id: 'motors' | 'battery' | 'boards' | 'radio' | 'camera' | 'metal' | 'controller' | 'drone';
  name: string;
  /** Rules that name the part. */
  rules: readonly [FactId, ...FactId[]];
}

/** Parts that the rules name: those on the left of the drawing from top to bottom, then those on the right. */
export const droneParts: readonly DronePart[] = [
  { id: 'motors', name: 'Magnets in motors and servos', rules: ['magnets'] },
  { id: 'battery', name: 'Battery', rules: ['batteries-section-154', 'batteries-4865'] },
  { id: 'boards', name: 'Circuit boards and chips', rules: ['circuit-boards', 'chips-section-5949'] },
  { id: 'radio', name: 'Radio and data link', rules: ['section-848', 'fcc-covered-list'] },
  { id: 'camera', name: 'Camera and gimbal', rules: ['section-848', 'magnets', 'ear-0a919'] },
  { id: 'metal', name: 'Titanium, steel and alloys', rules: ['specialty-metals'] },
  { id: 'controller', name: 'Flight controller', rules: ['section-848'] },
  { id: 'drone', name: 'The whole drone', rules: ['drone-act', 'far-prohibitions'] },
];

/** Open questions about parts. */
export const partsOpen: readonly BuyerFact[] = [
  {
    text: 'Does the magnet clause apply to the magnet inside our motor?',
    ...laterCheckEvidence.openQuestion(prime),
  },
  {
    text: 'Is a drone an “electronic device”, which the magnet clause excludes?',
    ...laterCheckEvidence.openQuestion('the contracting officer'),
  },
  {
    text: 'Does our clause (52.204-25 or 52.240-91) cover only what we deliver? By 52.204-25(e) the ban on use does not pass on to subcontractors; we did not find the text of 52.240-91.',
    letter: 'U',
    ...openQuestion(prime, latestCheck),
  },
  {
    text: 'Can a European manufacturer get on the [Blue list](glossary:blue-uas), how long does it take and what does it cost? We found no rule that excludes a country.',
    ...laterCheckEvidence.openQuestion('a recognized assessor'),
  },
];

/** Steps of a first order, each with the document that it produces. */
export const orderSteps: readonly (TitledText & { paper?: Text })[] = [
  {
    title: 'The request arrives',
    text: 'Read the mail and its markings, but do not open the drawings. If you already received CUI, follow [six steps](/certifications/cmmc#cui-mail).',
    paper: 'the date, the sender and the file names',
  },
  {
    title: 'Send two letters',
    text: 'Send [letter U](#letters) to the prime. Send [letter 5](/letters#letter-5) to your export office before one of your own drawings leaves the country.',
  },
  {
    title: 'Settle release and license',
    text: 'Ask the prime for each file whether it is under the International Traffic in Arms Regulations ([ITAR](glossary:itar)), under the [EAR](glossary:ear), or not controlled.',
    paper: 'the license number, or “not controlled” in writing',
  },
  {
    title: 'Settle the CMMC level',
    text: 'Find out whether you get FCI or CUI, and which clause and level apply: [CMMC](/certifications/cmmc).',
    paper: 'the clause',
  },
  {
    title: 'Get codes and accounts',
    text: 'Get a NATO supplier code ([NCAGE](glossary:ncage)), a vendor account in [PIEE](glossary:piee) (the DoD’s procurement portal) with the role “[SPRS](glossary:sprs) Cyber Vendor User”. You also need access to the Supplier Performance Risk System (SPRS). {sure:second-hand} {fact:piee-start} {fact:piee-without-sam}',
    paper: 'the code and the confirmation',
  },
  { title: 'Check the parts', text: 'Check each part against the [eleven rules](#parts).' },
  {
    title: 'Send the offer',
    text: 'Send the [offer file](#offer), but never your [system security plan](glossary:ssp) (SSP).',
  },
  {
    title: 'Take the order and deliver',
    text: 'Apply for [your own export license](/buyers/permits), and deliver with certificates. {sure:common-practice}',
    paper: 'the license and the delivery file',
  },
];

/** Documents for the prime. */
export const offerFile: readonly Text[] = [
  'A printout from SPRS with level, status, date, scope, CAGE codes, [{en:CMMC UID}](glossary:cmmc-uid) and date of affirmation. The prime must check it before award.',
  'Your NCAGE code and your exact legal name.',
  'A table of the origin of parts, with the manufacturer’s statement for each line.',
  'Statements on Section 889 (“none delivered”) and on drones, signed after you have searched your own purchases.',
  'An export sheet with the numbers on your national list and on the US list, and with the license numbers. Clause [252.225-7048](glossary:dfars-252-225-7048) goes into all subcontracts.',
  'Your quality certificate with its scope and issuer, and a first article report if the prime asks for one.',
  'A contact for incidents, and the statement that you give the prime the report numbers of the DoD Cyber Crime Center (DC3).',
  'Never send your SSP, scan results or gap list by open mail.',
];

/** Duration of each step; the US supplier applies for the licenses. */
export const orderTimes: readonly ({ what: string } & (
  | { text: Text; certainty: 'our-estimate' | 'common-practice' | 'second-hand'; ask?: Text }
  | { fact: FactId }
))[] = [
  {
    what: 'Origin letters for magnets',
    text: 'They take weeks to months, so start with them',
    certainty: 'our-estimate',
  },
  { what: 'NCAGE', fact: 'ncage-time' },
  { what: 'Role in PIEE', fact: 'piee-roles' },
  {
    what: 'Level 1, once you meet all fifteen requirements',
    text: 'It takes a day to post',
    certainty: 'common-practice',
    ask: 'SPRS',
  },
  { what: 'Level 2 by self-assessment', text: '{figure:cmmc}', certainty: 'our-estimate' },
  {
    what: 'Certificate to report incidents (medium assurance)',
    text: 'One vendor says two to four weeks',
    certainty: 'second-hand',
  },
  { what: 'State Department license', text: 'Two to three months', certainty: 'our-estimate' },
  { what: 'Technical assistance agreement (TAA)', text: 'Three to five months', certainty: 'our-estimate' },
  { what: 'Commerce Department license', text: 'One to six months', certainty: 'our-estimate' },
];

/** Open questions about durations. */
export const timeOpen: readonly BuyerFact[] = [
  {
    text: 'How long do a PIEE account and a role in SPRS take from abroad, and do they work without SAM.gov?',
    ...openQuestion(pieeHelpDesk, latestCheck),
  },
  {
    text: 'On which day did you apply, and what is the case number? Neither licensing office publishes current processing times that we could read.',
    ...laterCheckEvidence.openQuestion('your supplier'),
  },
];

/** Rules and practice, in the topics of every buyer's page. */
export const usTopics: Readonly<Partial<Record<TopicId, Topic>>> = {
  outside: {
    short: 'Yes, and most European allies count as qualifying countries.',
    facts: [
      {
        text: 'Buy American rules are not applied to defense products of states with an agreement: Australia, Belgium, Canada, Czech Republic, Denmark, Egypt, Estonia, Finland, France, Germany, Greece, Israel, Italy, Japan, Latvia, Lithuania, Luxembourg, Netherlands, Norway, Poland, Portugal, Slovenia, Spain, Sweden, Switzerland, Turkey, United Kingdom. Austria is decided case by case. Ukraine is not on the list.',
        ...dfars('225.872-1'),
      },
      { text: 'A law or a decision can still limit a purchase.', ...dfars('225.872-1(c)') },
    ],
  },
  buys: {
    short: 'A prime contractor; government solicitations are on SAM.gov',
    facts: [
      {
        text: 'The Army, the Navy, the Air Force and agencies buy through their own commands. You usually deal with a prime contractor, in English and dollars, often with drawings in inches.',
        ...practice(),
      },
      {
        text: 'Federal solicitations appear on SAM.gov; requests to subcontractors do not. Contracts set aside for small business and the small-business program SBIR serve US companies.',
        ...practice(),
      },
      { fact: 'sprs-subcontractor' },
      {
        text: 'The State Department licenses military items, and the Commerce Department licenses the rest. Your own export office decides on your delivery to the US.',
        ...practice('the State Department’s office (DDTC) or the Commerce Department’s office (BIS)'),
      },
      {
        text: 'In your own country you deal with the codification bureau, the export office, the security authority, and the defense cooperation office of the US embassy.',
        ...practice('the US embassy'),
      },
    ],
  },
  clause: {
    short: 'ISO 9001 or AS9100; the agency DCMA inspects',
    facts: [
      {
        text: 'The contract names the quality standard (Federal Acquisition Regulation, FAR [52.246-11](glossary:far-52-246-11)), often [ISO 9001](glossary:iso-9001) or [AS9100](glossary:as9100).',
        ...practice(),
      },
      {
        text: 'Do you accept our AQAP certificate, although US buyers rarely cite AQAP?',
        ...laterCheckEvidence.openQuestion(prime),
      },
      {
        text: 'Does a certificate from our country count, and which accreditation do you require?',
        ...laterCheckEvidence.openQuestion(prime),
      },
      { text: 'The Defense Contract Management Agency (DCMA) oversees contracts.', ...practice() },
      {
        text: 'Among NATO states, the authority of the supplier’s country can inspect when it is asked ([STANAG 4107](glossary:stanag-4107)).',
        ...dfars('246.406'),
      },
    ],
  },
  markings: {
    short: 'CUI is not a classification',
    facts: [
      {
        text: 'CUI is unclassified and is not [NATO RESTRICTED](glossary:nato-restricted); the US has no level RESTRICTED.',
        ...practice(),
      },
      {
        text: `The toll-free hotline of DC3 for incidents can fail from Europe: use the other number and the mailbox listed below.`,
        ...practice('DC3'),
      },
      {
        text: 'Classified work goes from government to government: the Defense Counterintelligence and Security Agency (DCSA) acts there and your security authority here. Write to your authority with [letter 8](/letters#letter-8).',
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
    what: 'Licenses and sanctions',
    offices: [
      ['DDTC (State Department), response team', 'ddtc', 'ddtc-team'],
      ['DECCS, the portal of DDTC', 'ddtc-deccs'],
      ['BIS (Commerce Department)', 'authority/us-bis'],
      ['Consolidated screening list', 'sanctions/csl'],
      ['Office of Foreign Assets Control (OFAC), sanctions', 'sanctions/ofac'],
    ],
  },
  {
    what: 'CMMC level',
    offices: [
      ['CMMC program', 'cmmc-program'],
      ['Cyber AB', 'cyber-ab'],
      ['PIEE, help desk', 'piee-portal', 'piee-desk'],
      ['SPRS, help desk', 'sprs-portal', 'sprs-desk'],
    ],
  },
  {
    what: 'Codes and solicitations',
    offices: [
      ['NCAGE', 'ncage-tool'],
      ['CAGE search; CAGE office of DLA', 'cage-dla', 'cage-office'],
      ['SAM.gov; Federal Service Desk', 'sam', 'service-desk'],
    ],
  },
  {
    what: 'Drone lists',
    offices: [
      ['Defense Innovation Unit (DIU), Blue portal', 'diu-blue-portal'],
      ['Blue list of DCMA', 'blue-list'],
    ],
  },
  { what: 'Reports of incidents', offices: [['DC3', 'dc3', 'dc3']] },
  { what: 'Clearances', offices: [['DCSA', 'authority/us-dcsa']] },
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
      'See what a European supplier does for a first US defense order: letter, license, CMMC level, codes, parts check and documents for the prime, with sources.',
  } satisfies Meta,
  cardFact: 'Prime first: level, license, parts from China',
  lead: 'Your first order usually comes from a prime contractor, not from the government. The files, the level and the parts decide whether you get it.' satisfies Text,
  /** Letter to send first; printed in full on the page. */
  letter: 'U' satisfies LetterId,
  /** Letters for the later steps. */
  otherLetters: ['R', '5', '8'] satisfies LetterId[],
} as const;
