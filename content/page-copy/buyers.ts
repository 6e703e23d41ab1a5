import type { BuyerCertainty, TopicId } from '../buyers/types';
import type { Call } from '../closing';
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
  lead: 'Who buys, where tenders appear, who inspects, who clears and who licenses: for eleven nations and two NATO agencies. Each answer says how certain it is; the pages name the source and the day of the check.',
  cardFact: 'Who buys, inspects, clears companies and licenses exports',
};

/** Words of both kinds of page. */
export const buyersCopy = {
  /** Names of the sections of a buyer's page. */
  topics: {
    buys: 'Who buys',
    tenders: 'Where tenders appear',
    inspects: 'Government quality assurance',
    clause: 'Quality clause',
    marks: 'Classification markings and clearance',
    export: 'Export control',
    registration: 'Registration',
    language: 'Language of the bid',
  } satisfies Record<TopicId, string>,
  certainty: {
    seen: 'Read in the source',
    reports: 'Read in secondary sources',
    known: 'Generally known',
    open: 'Not confirmed',
  } satisfies Record<BuyerCertainty, string>,
  /** What each certainty means, beside its glyph. */
  key: {
    seen: 'Read in the source on the day named',
    reports: 'Read in secondary sources, such as press and law firms’ reports',
    known: 'Generally known, not checked in the source: ask before you rely on it',
    open: 'Not confirmed: ask',
  } satisfies Record<BuyerCertainty, string>,
  /** Before a line that is not a fact on this page. */
  before: { known: 'Generally known:', open: 'Open:' },
  askWhom: 'Ask {whom}.',
  checkedOn: 'Checked on {date}',
  rule: '[in the register of rules]({path})',
  /** Ends the section on the quality clause. */
  gap: 'What an ISO 9001 certificate still leaves to do: [from ISO 9001 to AQAP 2110, row by row](/gaps/iso-9001-to-aqap-2110).' as Text,
  ownSite: 'Official site: {host}',
  title: 'Selling to {buyer}',
  switchLabel: 'Buyers',
  facts: { buys: 'Buys', tenders: 'Publishes', inspects: 'Inspects', language: 'Language' },
  contents: 'On this page',
  contentsFold: 'On this page: {count} sections',
  papers: {
    title: 'Documents by step and authority',
    lead: 'The red line is your company on its way to the first delivery to {buyer}. At each stop one of your documents goes to the office that reads it. It shows order, not time.',
    meets: 'goes to',
    key: 'Dashed: only at higher markings. In most nations a sponsor has to ask for it; a company in Poland applies itself, without giving reasons.',
  },
  marks: {
    caption: 'Classification markings of {buyer} and what a company needs at each',
    columns: ['Marking', 'Level', 'What the company needs', 'Who decides', 'How certain'],
  },
  asked: {
    id: 'certifications',
    title: 'Certifications this buyer asks for',
    lead: 'What the planner’s rules say {buyer} asks for, by product. The other answers are left open: no marking named, no US parts, nothing held.',
    caption: 'Certifications {buyer} asks for, by product',
    certification: 'Certification',
    products: {
      drones: 'Drones',
      electronics: 'Electronics',
      parts: 'Parts',
      software: 'Software',
    } satisfies Partial<Record<ProductCode, string>>,
    why: 'Why',
    /** The planner's own sentence about a drone maker follows. */
    example: 'A drone maker who holds nothing yet:',
    open: 'Open this plan',
    link: 'Plan the route to {buyer}',
  },
  seats: {
    id: 'seats',
    title: 'What changes with your home country',
    lead: 'Your own nation inspects, clears and licenses you, no matter who buys. These lines come from the home nation’s page, with their certainty.',
    inspects: 'Inspects at your site',
    clears: 'Clears your company',
    licenses: 'Licenses your export',
    atHome: 'No border is crossed: no export license for this delivery.',
    gates: 'Decisions of others',
    none: 'The planner’s rules know of no further decision.',
    /** After a decision that only some buyers bring. */
    only: '{buyers} only',
    home: 'All about {nation}',
  },
  warning: {
    title: 'This is general guidance, not legal advice.',
    text: 'What counts is the request in front of you and the authority it names. Found a mistake? [Tell us](/contact), with the source.' as Text,
  },
  table: {
    title: 'All {count} buyers in one table',
    lead: 'Short answers; each name leads to the page with the details.',
    caption: 'Buyers compared: who buys, publishes, inspects and clears, and what a drone maker needs',
    buyer: 'Buyer',
    clears: 'Who clears a company',
    restricted: 'At the lowest marking',
    asks: 'Asks a drone maker for',
    checked: 'All lines were checked on {date} or later.',
    others:
      'Not in this table: the US Department of Defense and its primes, civil public buyers of the EU, aerospace primes and other NATO nations. The [route planner](/planner) knows them, and [CMMC](/certifications/cmmc) and [ITAR](/certifications/itar) say what a US prime passes on. For a nation that is missing, [write to us](/contact).' as Text,
  },
  open: {
    id: 'open',
    title: 'What is not confirmed, and whom to ask',
    lead: '{count} lines on these pages are open. Ask before you rely on an answer, and tell us what you learn.',
  },
} as const;

/** Closes the pages of this family. */
export const buyersCall: Call = {
  title: 'Send us the tender notice',
  text: 'We tell you which documents it asks for, who has to issue them and which of them you are missing. Leave out classified and export-controlled details.',
  actions: [{ label: 'Free assessment', href: '/contact' }],
};
