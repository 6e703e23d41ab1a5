import { agencies, nations } from '../buyers/list';
import type { BuyerRecord, Moment, OfficeRole, TopicId } from '../buyers/types';
import type { Call } from '../closing';
import { countInWords } from '../counts';
import type { LetterId } from '../letters';
import type { Meta, Text } from '../text';

const nationCount = countInWords(Object.keys(nations).length);
const agencyCount = countInWords(Object.keys(agencies).length);

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
    description: `One table compares ${nationCount} countries and ${agencyCount} NATO agencies: whether you need AQAP 2110, who buys, where tenders appear, and who clears a company.`,
  },
  title: 'Defense buyers, country by country',
  lead: `Compare ${nationCount} countries and ${agencyCount} NATO agencies: whether [AQAP 2110](glossary:aqap-2110) is needed, who buys, who publishes tenders and who clears companies. The page of each buyer adds inspection, markings, language and export licenses.`,
  cardFact: 'Who buys, inspects, clears companies and licenses exports',
  contents: {
    title: 'On this page',
    items: [
      { id: 'buyers', title: 'Who asks for AQAP 2110, who buys, and who clears companies?' },
      { id: 'outside-eu', title: 'May a company from outside the EU bid?' },
      { id: 'gqa', title: 'Who asks for an inspection of our site?' },
      { id: 'aqap-certificate', title: 'Who accredits an AQAP certificate?' },
    ],
  },
};

/** Copy shared by the pages of nations and of agencies. */
export const buyersCopy = {
  /** Headings of the sections of a buyer's page. */
  topics: {
    clause: 'Which contracts cite AQAP',
    inspects: 'Who inspects your site',
    issuer: 'Who issues AQAP certificates',
    foreign: 'Does your AQAP certificate count?',
    outside: 'May a company from abroad bid?',
    buys: 'Who buys',
    tenders: 'Where tenders are published',
    registration: 'Supplier registration',
    language: 'Language of the bid',
    markings: 'Security markings',
    export: 'Export control',
  } satisfies Record<TopicId, string>,
  /** Responsibility of an office, printed before its name. */
  officeRoles: {
    clause: 'Decides the AQAP clause',
    inspects: 'Inspects quality',
    issuer: 'Issues certificates',
    foreign: 'Accredits certification bodies',
    outside: 'Admits bidders',
    buys: 'Buys',
    tenders: 'Publishes tenders',
    registration: 'Registers suppliers',
    language: 'Decides the language',
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
    'The certifications that each buyer asks for, with months and cost, are in a table at {address}. Each buyer’s page shows its own route.',
  title: 'Selling to {buyer}',
  /** Labels in the contents list of a buyer's page. */
  contents: {
    title: 'On this page',
    answers: {
      nation: 'Bids from abroad, weapon law, first letter',
      agency: 'Bids, first code, first letter',
    },
    asks: 'What {buyer} asks for',
    offices: 'Offices',
    aqap: 'AQAP and inspection',
    due: 'Tender, award, delivery',
    tenders: { nation: 'Tenders and registration', agency: 'Tenders' },
    markings: 'Security markings',
    export: 'Export licenses',
    documents: 'Documents and their offices',
  },
  facts: {
    asks: 'Asks a drone maker for',
    askAlso: 'Plus {count} that may be needed',
    effort: 'If you hold no certificate',
    effortNote: 'plus third-party fees',
    clearance: 'You need a clearance from',
    lowest: 'At the lowest marking: {verdict}',
    registration: 'Supplier registration',
    tenders: 'Publishes tenders on',
  },
  lowestMarking: {
    rules: 'no clearance, only handling rules',
    ability: 'no clearance, but you show that you can protect the files',
    may: 'no clearance by rule, but the authority may check you',
    agreement: 'no clearance, but a security agreement',
    lighter: 'no clearance, but a lighter security agreement',
    authorization: 'an authorization (the clearance of this country) before the order',
    ask: 'not clear; ask the authority',
  } satisfies Record<BuyerRecord['lowestMarking'], string>,
  answers: {
    id: 'answers',
    titles: {
      nation: 'May you bid, is it a weapon, which letter first?',
      agency: 'May you bid, which code and letter come first?',
    },
    weapon: 'Is your drone a weapon there?',
    maker: 'If you make the drone there, ask {who} first: [law on armed drones](/buyers/permits#{slug}).',
    code: 'Which code first?',
    letter: 'Which letter first?',
    /** Recipient, after the name of the letter. */
    to: ', to {to}.',
    /** Link to a letter that several buyers share. */
    open: 'Open letter {id}',
    /** Text before the numbers of the sources. */
    read: 'The source is in the list below.' as Text,
  },
  network: { id: 'certifications', why: '[See the rules](/planner/rules).' as Text },
  offices: {
    id: 'offices',
    title: 'Offices you write to',
    /** Replaces the address of an office in the reader's nation. */
    ownNation: '[Find the office in your country](/buyers)' as Text,
    /** Text before the parent office if this one has no confirmed mailbox. */
    noMailbox: 'Its mailbox is unconfirmed: write to the parent office, naming it.' as Text,
  },
  aqap: {
    id: 'aqap',
    nation: 'AQAP in {nation}',
    agency: 'AQAP at {nation}',
    gap: '[What AQAP 2110 adds to ISO 9001](/gaps/iso-9001-to-aqap-2110)' as Text,
    /** Replaces issuer and recognition if no text covers either. */
    byLetter: {
      id: 'issuer',
      title: 'Which AQAP certificate counts',
      answer: 'No text that we read answers this: use letter 3.' as Text,
      facts: [
        { id: 'foreign', name: 'Letter 3', lines: ['[Letter 3](#letter-3) also asks about accreditation.'] },
      ],
    },
  },
  /** Link to the days and documents of an export permit. */
  exportFrom: '[Export permit from {nation}](/buyers/permits#{slug})' as Text,
  /** Text before the links to information shared by several buyers. */
  shared: 'See also:',
  due: {
    id: 'due',
    title: 'What you need at tender, award and delivery',
    caption: 'What must exist at tender, award and delivery in {nation}',
    what: 'Requirement',
    /** Label of the buttons that select a stage of the purchase. */
    when: 'Stage of the purchase',
    moments: {
      tender: { title: 'At tender', short: 'Tender' },
      award: { title: 'At award', short: 'Award' },
      delivery: { title: 'At delivery, or when you receive files', short: 'Delivery' },
    } satisfies Record<Moment, { title: string; short: string }>,
    note: 'If the notice names no date, ask before the deadline for questions. Without a required declaration you are excluded.',
  },
  known: {
    id: 'known',
    nation: 'Tenders, markings and exports',
    agency: 'How {nation} buys, and which marking and export rules apply',
    /** Row on who buys, where tenders appear and how to register. */
    tenders: 'Tenders and supplier registration',
  },
  notCovered: {
    id: 'not-covered',
    name: 'Airworthiness',
    answer: 'This site does not cover it',
    office: 'Ask {office}: do you need a type approval or a single approval, and from which mass?',
  },
  documents: {
    id: 'documents',
    title: 'Contract documents, in order',
    answer: '{count} documents',
    row: '{office}: {note}',
    more: '[All documents of a contract in one drawing](/stations/nato-ready)' as Text,
    /** Links of a nation's page, which has no list of its own. */
    links: [
      { label: 'Their offices', href: '/buyers#documents' },
      { label: 'In one drawing', href: '/stations/nato-ready' },
    ],
  },
  links: {
    letters: { id: 'letters', name: 'Letters', all: 'All letters' },
    buyers: {
      name: 'Other buyers',
      links: [
        { label: 'United States', href: '/buyers/united-states' },
        { label: 'All buyers compared', href: '/buyers' },
      ],
    },
  },
  sources: { id: 'sources', title: 'Sources', hint: '{count} with dates' },
  /** Text after a marking's requirement for a company. */
  markings: 'Who decides: {decides}; NATO level: {level}.',
  warning: 'We leave out legal advice and airworthiness. [Report a mistake](/contact).' as Text,
  table: {
    title: 'All {count} buyers',
    same: 'Every buyer requires {asks} from a drone maker, or usually asks for it. Ask each buyer about {open}.',
    caption:
      'Buyers compared: whether AQAP 2110 is needed, and who buys, publishes tenders and clears companies',
    buyer: 'Buyer',
    clears: 'Who clears a company',
    /** Strictest verdict over all products. */
    aqap: 'AQAP 2110 for a drone',
    /** Links to the unconfirmed statements. */
    open: {
      id: 'open',
      text: 'The page of each buyer lists what we could not confirm, with the office that can answer. If a page has no list for tender, award and delivery, we found no text on it: ask the buyer with [letter 3](/letters#letter-3), and about airworthiness, which this site does not cover.' as Text,
    },
    checked: 'Last checked on {date}. [How we check](/about#method).',
    others:
      'The [United States](/buyers/united-states) has no row, because a [prime contractor](glossary:prime-tier) places your order there: the files, the level and the parts decide. For civil buyers in the EU, aerospace primes and other NATO nations, see the [route planner](/planner), [CMMC](/certifications/cmmc) and [ITAR](/certifications/itar). If you miss a country, [write to us](/contact).' as Text,
  },
  /** Section on rules that apply to several buyers. */
  everywhere: { id: 'everywhere', title: 'Rules that apply to every buyer' },
} as const;

/** Call at the end of every page of this family. */
export const buyersCall: Call = {
  title: 'Send us the tender notice',
  text: 'We tell you what is missing. Leave out everything classified or export-controlled.',
  actions: [{ label: 'Free assessment', href: '/contact' }],
};
