import { agencyCount, nationCount } from '../buyers/list';
import type { LowestMarkingVerdict, Moment, OfficeRole, TopicId } from '../buyers/types';
import type { Call } from '../closing';
import type { LetterId } from '../letters';
import type { Meta, Text } from '../text';

/** Comparison of all buyers. */
export const buyersPage: {
  meta: Meta;
  title: string;
  lead: Text;
  cardFact: string;
  contents: { title: string; items: readonly { id: string; title: string }[] };
} = {
  meta: {
    title: 'Defense buyers compared: Germany, Denmark, NATO and others',
    description: `One table for ${nationCount()} nations and ${agencyCount()} NATO agencies: who buys, where tenders appear, who inspects quality, who clears a company, at which marking.`,
  },
  title: 'Defense buyers, nation by nation',
  lead: `Who buys, publishes tenders, inspects, clears companies and licenses exports: ${nationCount()} nations and ${agencyCount()} NATO agencies.`,
  cardFact: 'Who buys, inspects, clears companies and licenses exports',
  contents: {
    title: 'On this page',
    items: [
      { id: 'buyers', title: 'Who buys, inspects and clears companies, nation by nation?' },
      { id: 'outside-eu', title: 'May a company from outside the EU bid?' },
      { id: 'gqa', title: 'How does the state inspect us?' },
      { id: 'aqap-certificate', title: 'Who can issue an AQAP certificate?' },
    ],
  },
};

/** Copy shared by the pages of nations and of agencies. */
export const buyersCopy = {
  /** Headings of the sections of a buyer's page. */
  topics: {
    clause: 'Who cites AQAP',
    inspects: 'Who inspects',
    issuer: 'Who certifies',
    foreign: 'Does yours count?',
    outside: 'May a company from abroad bid?',
    buys: 'Who buys',
    tenders: 'Tenders',
    registration: 'Registration',
    language: 'Language',
    markings: 'Markings',
    export: 'Export control',
  } satisfies Record<TopicId, string>,
  /** Responsibility of an office, printed before its name. */
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
    markings: 'Clears companies',
    export: 'Licenses exports',
    airworthiness: 'Approves airworthiness',
  } satisfies Record<OfficeRole, string>,
  /** Letters that ask about a section, by topic; the first one that the buyer has is linked. */
  topicLetters: {
    clause: ['3'],
    inspects: ['1', '2', '4', '3'],
    issuer: ['1', '4', '3'],
    foreign: ['2', '3'],
    outside: ['9', '7'],
    markings: ['8'],
    registration: ['9', '7'],
  } satisfies Partial<Record<TopicId, readonly LetterId[]>> as Partial<Record<TopicId, readonly LetterId[]>>,
  askWhom: 'Ask {whom}.',
  /** Label before an open question, with the letter that asks it. */
  askBy: '{whom} ([Letter {letter}](#letter-{letter}))',
  rule: 'Rule in the register',
  /** Replaces the table below the map in print. */
  combinationsInPrint:
    'What each buyer asks for each product, with months and cost, is in a table at {address}. A buyer’s own page has its route as a sheet of paper.',
  title: 'Selling to {buyer}',
  /** Questions in the contents list of a buyer's page. */
  contents: {
    title: 'On this page',
    answers: {
      nation: 'May we bid, is our drone a weapon, and which letter goes first?',
      agency: 'May we bid, which code comes first, and which letter goes first?',
    },
    asks: 'What does {buyer} ask for?',
    offices: 'Which offices do we write to?',
    aqap: 'Who asks for AQAP, who inspects, who certifies?',
    due: 'What must exist at tender, award and delivery?',
    tenders: { nation: 'Where are tenders, and where do we register?', agency: 'Where are tenders?' },
    markings: 'What does each security marking ask of us?',
    export: 'Who licenses exports?',
    documents: 'Which document goes to which office?',
  },
  facts: {
    asks: 'Asks a drone maker for',
    askAlso: '{count} more to ask about',
    effort: 'Holding nothing',
    effortNote: 'Bills of others on top',
    clearance: 'Clearance from',
    lowest: 'Lowest: {verdict}',
    registration: 'Registration',
    tenders: 'Publishes',
  },
  lowestMarking: {
    rules: 'no clearance; handling rules',
    ability: 'no clearance; show that you can protect it',
    may: 'no clearance by rule; a check is possible',
    agreement: 'no clearance; a security agreement',
    lighter: 'no clearance; a lighter agreement',
    authorization: 'an authorization, before the order',
    ask: 'ask: not settled',
  } satisfies Record<LowestMarkingVerdict, string>,
  answers: {
    id: 'answers',
    title: 'Three answers first',
    weapon: 'Is your drone a weapon there?',
    maker: 'Made there: ask {who} first. [Armed drones by nation](/buyers/permits#armed).',
    code: 'Which code first?',
    letter: 'Which letter first?',
    /** Recipient, after the name of the letter. */
    to: ', to {to}.',
    when: 'Send it {when}',
    /** Text before the numbers of the sources. */
    read: 'We read this answer in its source.' as Text,
  },
  network: { id: 'certifications', why: '[Why each is asked](/planner/rules).' as Text },
  offices: {
    id: 'offices',
    title: 'Offices to write to',
    /** Replaces the address of an office in the reader's nation. */
    ownNation: '[In your nation](/buyers)' as Text,
    /** Text before the parent office if this one has no confirmed mailbox. */
    noMailbox: 'We confirmed no mailbox. Write to the parent office and name this one.' as Text,
  },
  aqap: {
    id: 'aqap',
    nation: 'AQAP in {nation}',
    agency: 'AQAP at {nation}',
    gap: '[From ISO 9001 to AQAP 2110, row by row](/gaps/iso-9001-to-aqap-2110)' as Text,
    /** Replaces issuer and recognition if no text covers either. */
    byLetter: {
      id: 'issuer',
      title: 'Who certifies, what counts',
      answer: 'Letter 3 asks for clause, inspector, certificate and accreditation.' as Text,
      facts: [
        {
          id: 'foreign',
          name: 'Letter 3',
          lines: ['Send [letter 3](#letter-3) to the buyer within the notice’s question period.'],
        },
      ],
    },
  },
  /** Link to the days and documents of an export permit. */
  exportFrom: '[Permit from {nation}: days, papers, law](/buyers/permits#{slug})' as Text,
  /** Text before the links to information shared by several buyers. */
  shared: 'Elsewhere:',
  due: {
    id: 'due',
    title: 'What is due when',
    caption: 'What must exist at tender, award and delivery in {nation}',
    what: 'Rule',
    /** Label of the buttons that select a stage of the purchase. */
    when: 'When',
    moments: {
      tender: { title: 'At tender', short: 'Tender' },
      award: { title: 'At award', short: 'Award' },
      delivery: { title: 'At delivery, or receipt of files', short: 'Delivery' },
    } satisfies Record<Moment, { title: string; short: string }>,
    note: 'No date in the notice? Ask before the deadline for questions. A missing declaration excludes you.',
    /** Text for a topic without a source. */
    ask: 'No text says what is due when: [letter 3](/letters#letter-3) asks.' as Text,
  },
  known: {
    id: 'known',
    nation: 'Rules and practice in {nation}',
    agency: 'Rules and practice of {nation}',
    /** Row on who buys, where tenders appear and how to register. */
    tenders: 'Tenders, registration',
  },
  notCovered: {
    id: 'not-covered',
    name: 'Airworthiness',
    office: 'Not covered here: ask {office}, type or single approval, and for which mass.',
    noOffice: 'Not covered here: ask the buyer.',
  },
  documents: {
    id: 'documents',
    title: 'Papers in order',
    answer: '{count}, from {first} to {last}',
    row: '{office}, {note}',
    more: '[All papers of a contract, drawn](/stations/nato-ready).' as Text,
  },
  links: {
    letters: { id: 'letters', name: 'Letters', all: 'All letters' },
    buyers: {
      id: 'contents',
      name: 'Other buyers',
      answer: '{count} more',
      more: [
        { label: 'United States', href: '/buyers/united-states' },
        { label: 'All compared', href: '/buyers' },
      ],
    },
  },
  sources: {
    id: 'sources',
    title: 'Sources',
    hint: '{count} texts, each with its date',
    short: '{count} texts',
  },
  /** Text after a marking's requirement for a company. */
  markings: 'Decides: {decides}. Level: {level}.',
  warning: 'Guidance, not legal advice. Found a mistake? [Tell us](/contact).' as Text,
  table: {
    title: 'All {count} buyers',
    same: 'The same for all: {asks} is needed or usual for a drone maker; ask each about {open}. Nobody but the state can order government quality assurance. Your buyer’s authority finds the office; ask only so that you know the name.',
    caption:
      'Buyers compared: who buys, publishes, inspects and clears, at which marking, and the verdict on AQAP 2110',
    buyer: 'Buyer',
    clears: 'Who clears a company',
    restricted: 'At the lowest marking',
    /** Most frequent answer in the column; other answers are printed in the cell. */
    language: 'Language of the bid, as practice has it',
    /** Strictest verdict over all products. */
    aqap: 'AQAP 2110, for a drone',
    /** Links to the unconfirmed statements. */
    open: {
      id: 'open',
      text: 'What is not confirmed is on the page of each buyer, with the office that can answer.' as Text,
    },
    checked: 'Last checked on {date}. [How we check](/about#method).',
    others:
      'One more buyer, [the United States](/buyers/united-states), has no row: a prime orders, and files, level and parts decide. Civil buyers in the EU, aerospace primes and other NATO nations: see the [route planner](/planner), [CMMC](/certifications/cmmc) and [ITAR](/certifications/itar). A nation is missing? [Write to us](/contact).' as Text,
  },
  /** Section on rules that apply to several buyers. */
  everywhere: { id: 'everywhere', title: 'The same everywhere' },
} as const;

/** Call at the end of every page of this family. */
export const buyersCall: Call = {
  title: 'Send us the notice',
  text: 'We name what you lack. Leave out what is classified or export-controlled.',
  actions: [{ label: 'Free assessment', href: '/contact' }],
};
