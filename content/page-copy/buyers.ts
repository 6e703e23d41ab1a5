import type { LowestMarkVerdict, Moment, TopicId, WeaponQuestion } from '../buyers/types';
import type { Call } from '../closing';
import type { LetterId } from '../letters';
import type { ProductCode } from '../planner/codes';
import type { Meta, Text } from '../text';

/** The comparison of all buyers. */
export const buyersPage: {
  meta: Meta;
  title: string;
  lead: Text;
  cardFact: string;
} = {
  meta: {
    title: 'Defense buyers compared: Germany, Denmark, NATO and others',
    description:
      'Eleven nations and two NATO agencies in one table: who buys, where tenders appear, who inspects quality, who clears a company, at which marking, which language.',
  },
  title: 'Defense buyers, nation by nation',
  lead: 'Who buys, publishes tenders, inspects, clears companies and licenses exports: eleven nations and two NATO agencies.',
  cardFact: 'Who buys, inspects, clears companies and licenses exports',
};

/** Words of both kinds of page. */
export const buyersCopy = {
  /** Names of the parts of a buyer's page. */
  topics: {
    clause: 'Who cites AQAP',
    inspects: 'Who inspects',
    issuer: 'Who issues a certificate',
    foreign: 'Which certificate counts',
    outside: 'May a company from abroad bid?',
    buys: 'Who buys',
    tenders: 'Where tenders appear',
    registration: 'Registration',
    language: 'Language of the bid',
    marks: 'Classification markings and clearance',
    export: 'Export control',
  } satisfies Record<TopicId, string>,
  /** What an office does, before its name. */
  officeRoles: {
    clause: 'Cites AQAP',
    inspects: 'Inspects quality',
    issuer: 'Issues certificates',
    foreign: 'Accredits',
    outside: 'Admits bidders',
    buys: 'Buys',
    tenders: 'Publishes tenders',
    registration: 'Registers suppliers',
    language: 'Names the language',
    marks: 'Clears companies',
    export: 'Licenses exports',
  } satisfies Record<TopicId, string>,
  /** Letters that ask about a part of the page; the first that the buyer has is linked. */
  topicLetters: {
    clause: ['3'],
    inspects: ['1', '2', '4', '3'],
    issuer: ['1', '4', '3'],
    foreign: ['2', '3'],
    outside: ['9', '7'],
    marks: ['8'],
    registration: ['9', '7'],
  } satisfies Partial<Record<TopicId, readonly LetterId[]>> as Partial<Record<TopicId, readonly LetterId[]>>,
  askWhom: 'Ask {whom}.',
  letter: 'Letter {letter}',
  source: 'Source {number}',
  rule: 'Rule in the register',
  /** On paper, in place of the table under the map. */
  combinationsOnPaper:
    'What each buyer asks for each product, with months and cost, is in a table at {address}. A buyer’s own page has its route as a sheet of paper.',
  /** Ends the part on the quality clause. */
  gap: 'What an ISO 9001 certificate still leaves to do: [from ISO 9001 to AQAP 2110, row by row](/gaps/iso-9001-to-aqap-2110).' as Text,
  title: 'Selling to {buyer}',
  switchLabel: 'Buyers',
  switchFold: 'All {count} buyers',
  facts: {
    asks: 'Asks a drone maker for',
    askAlso: 'Ask about: {names}.',
    effort: 'Months and cost, holding nothing',
    effortNote: 'Our estimate for support; the bills of others come on top',
    clearance: 'Clearance from',
    ownNation: 'Your own nation decides',
    lowest: '{mark}: {verdict}',
    tenders: 'Publishes',
  },
  lowestMark: {
    rules: 'no clearance; handling rules',
    ability: 'no clearance; show that you can protect it',
    may: 'no clearance by rule; a check is possible',
    agreement: 'no clearance; a security agreement',
    lighter: 'no clearance; a lighter agreement',
    authorization: 'an authorization, before the order',
    ask: 'ask: not settled',
  } satisfies Record<LowestMarkVerdict, string>,
  contents: 'In this part',
  contentsFold: 'In this part: {count} answers',
  known: {
    id: 'known',
    title: 'Rules and practice in {nation}',
    agency: 'Rules and practice of {nation}',
  },
  offices: {
    id: 'offices',
    title: 'Offices to write to',
    /** Around the link to this buyer's first letter. */
    first: ['Write', 'first, to {to}. Send it {when}'],
    more: '{count} more offices',
    /** Where an office has no address: it is one of your own nation, or nobody read one. */
    noAddress: {
      agency:
        'Named on the [page of your nation](/buyers) where it is known; otherwise ask the buyer.' as Text,
      nation: 'No address was read: ask the buyer.' as Text,
    },
  },
  aqap: {
    id: 'aqap',
    title: 'AQAP in {nation}',
    agency: 'AQAP at {nation}',
    /** Where the stops are drawn. */
    dashed: 'A dashed stop is open: ask.',
    lead: 'Name the number in every question: 2110, 2131, 2105, 2210 or 2310.',
  },
  /** First line of the part on export control. */
  exportFrom:
    'This concerns you if you make or export from {nation}. A seller from abroad asks its own authority.',
  weapon: {
    id: 'weapon',
    title: 'Is your drone armed, or sold with a warhead?',
    lead: 'Your seat decides, not the buyer. Ask two things. Is the drone made for military use, without civil use? Does it carry, release or contain a weapon, warhead or fuze, or does it steer itself onto a target? With a seat in {nation} ask {who}: send the data sheet and ask for a written answer.',
    questions: {
      unarmed: 'Unarmed, military design',
      armed: 'Armed, or with a warhead',
      starts: 'The duty starts',
      explosives: 'Explosives',
    } satisfies Record<WeaponQuestion, string>,
  },
  due: {
    id: 'due',
    title: 'What must exist when',
    caption: 'What must exist at tender, award and delivery in {nation}',
    what: 'What',
    moments: {
      tender: 'At tender',
      award: 'At award',
      delivery: 'At delivery or receipt',
    } satisfies Record<Moment, string>,
    none: 'Nothing read',
    note: 'No date in the notice: ask before the deadline for questions. A missing declaration excludes; a missing certificate does so only if it was asked.',
  },
  steps: 'In {count} steps',
  notCovered: {
    id: 'not-covered',
    title: 'Not covered here',
    text: 'Airworthiness, radio frequencies and munition safety have rules and offices of their own. This site does not cover them.',
    office: 'For military airworthiness ask {office}: type or single approval, and for which mass.',
    noOffice: 'Ask the buyer which office decides on each.',
  },
  letters: {
    id: 'letters',
    title: 'Letters for {buyer}',
    lead: 'Fill in the dotted words. Nothing is sent from here. Leave out classified and export-controlled details.',
    fold: '{count} letters to copy',
    all: 'All letters',
    /** On paper, where no letter can be copied. */
    onPaper: 'Letters for {buyer} ({letters}) are at {address}.',
  },
  sources: {
    id: 'sources',
    title: 'Sources',
    hint: '{count} texts, each with its own date and the day of the check',
    short: '{count} texts',
  },
  handovers: {
    title: 'Documents by step and authority',
    lead: 'The red line is your company on its way to the first delivery to {buyer}. At each stop one of your documents goes to the office that reads it. It shows order, not time.',
    fold: 'Documents in order: {count}',
    meets: 'goes to',
    key: 'Dashed: only at higher markings. In most nations a sponsor has to ask for it; a company in Poland applies itself, without giving reasons.',
  },
  marks: {
    caption: 'Classification markings of {buyer} and what a company needs at each',
    columns: ['Marking', 'Level', 'What the company needs', 'Who decides'],
  },
  asked: {
    id: 'certifications',
    title: 'Certifications this buyer asks for',
    lead: 'What [the planner’s rules](/planner/rules) say {buyer} asks for, by product; [worked plans](/planner/plans) show them in order. The other answers are left open: no marking named, US parts not known, nothing held.',
    caption: 'Certifications {buyer} asks for, by product',
    certification: 'Certification',
    products: {
      drones: 'Drones',
      electronics: 'Electronics',
      parts: 'Parts',
      software: 'Software',
    } satisfies Partial<Record<ProductCode, string>>,
    why: 'Why',
    stage: 'Must be on file {stage}.',
    /** Once for every certification whose stage nobody has said. */
    stageOpen: 'Whether a certificate must be on file at tender or at award, the notice decides: ask.',
    /** Whom to ask about a rule that rests on general practice. */
    project: 'the buyer',
    notAsked: 'Not needed with these answers',
    /** The planner's own sentence about a drone maker follows. */
    example: 'A drone maker who holds nothing yet:',
    open: 'Open this plan',
    link: 'Plan the route to {buyer}',
  },
  warning: {
    title: 'This is general guidance, not legal advice.',
    text: 'What counts is the request in front of you and the authority it names. Found a mistake? [Tell us](/contact), with the source.' as Text,
  },
  table: {
    title: 'All {count} buyers',
    same: 'The same for all: {asks} is needed or usual for a drone maker; ask each about {open}. Nobody but the state can order government quality assurance. Your buyer’s authority finds the office; ask only so that you know the name.',
    caption:
      'Buyers compared: who buys, publishes, inspects and clears, at which marking, and the verdict on AQAP 2110',
    buyer: 'Buyer',
    clears: 'Who clears a company',
    restricted: 'At the lowest marking',
    /** What most answers in the column are; a word follows where one is not. */
    language: 'Language of the bid, as practice has it',
    /** The strongest verdict over the products. */
    aqap: 'AQAP 2110, strongest case',
    checked: 'Last checked on {date}. [How we check](/about#method).',
    others:
      'The fourteenth buyer, [the United States](/buyers/united-states), has no row: a prime orders, and files, level and parts decide. Civil buyers in the EU, aerospace primes and other NATO nations: see the [route planner](/planner), [CMMC](/certifications/cmmc) and [ITAR](/certifications/itar). A nation is missing? [Write to us](/contact).' as Text,
  },
  open: {
    id: 'open',
    title: 'What is not confirmed, and whom to ask',
    hint: '{count} open lines on these pages, each with the office that can answer',
    lead: 'Ask before you rely on an answer, and tell us what you learn.',
  },
} as const;

/** Closes the pages of this family. */
export const buyersCall: Call = {
  title: 'Send us the tender notice',
  text: 'We tell you which documents it asks for, who has to issue them and which of them you are missing. Leave out classified and export-controlled details.',
  actions: [{ label: 'Free assessment', href: '/contact' }],
};
