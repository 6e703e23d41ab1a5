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
      'Eleven nations and two NATO agencies in one table: who buys, where tenders appear, who inspects quality, who clears a company at which mark, in which language.',
  },
  title: 'Buyers, nation by nation',
  lead: 'Who buys, where tenders appear, who inspects, who clears and who licenses: for eleven nations and two NATO agencies. Each answer says how sure it is; the pages name the source and the day of the check.',
  cardFact: 'Who buys, inspects, clears and licenses, nation by nation',
};

/** Words of both kinds of page. */
export const buyersCopy = {
  /** Names of the sections of a buyer's page. */
  topics: {
    buys: 'Who buys',
    tenders: 'Where tenders appear',
    inspects: 'Government quality assurance',
    clause: 'Quality clause',
    marks: 'Security marks and clearance',
    export: 'Export control',
    registration: 'Registration',
    language: 'Language of the bid',
  } satisfies Record<TopicId, string>,
  certainty: {
    seen: 'Read in the source',
    secondary: 'Read in reports',
    known: 'Known, not read again',
    ask: 'Not confirmed',
  } satisfies Record<BuyerCertainty, string>,
  /** What each certainty means, beside its glyph. */
  key: {
    seen: 'Read in the source on the day named',
    secondary: 'Read in other people’s reports of it',
    known: 'Generally known, not read again: ask before you rely on it',
    ask: 'Not confirmed: ask',
  } satisfies Record<BuyerCertainty, string>,
  /** Stand before a line that is no fact on this page. */
  before: { known: 'Generally known:', ask: 'Open:' },
  askWhom: 'Ask {whom}.',
  checkedOn: 'Checked on {date}',
  rule: '[in the register of rules]({path})',
  /** Ends the section on the quality clause. */
  gap: 'What an ISO 9001 certificate leaves to do: [from ISO 9001 to AQAP 2110, row by row](/gaps/iso-9001-to-aqap-2110).' as Text,
  ownSite: 'The body’s own site: {host}',
  title: 'Selling to {buyer}',
  switchLabel: 'Buyers',
  facts: { buys: 'Buys', tenders: 'Publishes', inspects: 'Inspects', language: 'Language' },
  contents: 'On this page',
  contentsFold: 'On this page: {count} sections',
  papers: {
    title: 'Which paper meets which authority',
    lead: 'The red line is your company on its way to the first delivery to {buyer}. At each stop one of your papers meets the desk that reads it. It shows order, not time.',
    meets: 'meets',
    key: 'Dashed: only at higher marks, and only when a sponsor asks for it.',
  },
  marks: {
    caption: 'Security marks of {buyer} and what a company needs at each',
    columns: ['Mark', 'Level', 'What the company needs', 'Who decides', 'How sure'],
  },
  asked: {
    id: 'certifications',
    title: 'Which of the eight certifications',
    lead: 'What the planner’s rules say {buyer} asks for, by product. Other answers are left open: no mark told, no US parts, nothing held.',
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
    title: 'What your own seat changes',
    lead: 'Your own nation inspects, clears and licenses you, whoever buys. Lines of the home nation, with its certainty.',
    inspects: 'Inspects at your site',
    clears: 'Clears your company',
    licenses: 'Licenses your export',
    atHome: 'No border is crossed: no export license for this delivery.',
    gates: 'Decisions of others',
    none: 'No further decision that the planner’s rules know.',
    /** After a decision that only some buyers bring. */
    only: '{buyers} only',
    home: '{nation} in full',
  },
  warning: {
    title: 'This is orientation, not legal advice.',
    text: 'The request in your hand and the authority named in it decide. Found a mistake? [Tell us](/contact), with the source.' as Text,
  },
  table: {
    title: 'All {count} buyers in one table',
    lead: 'Short answers; each name leads to the page with the full lines.',
    caption: 'Buyers compared: who buys, publishes, inspects and clears, and what a drone maker needs',
    buyer: 'Buyer',
    clears: 'Who clears a company',
    restricted: 'At the lowest mark',
    asks: 'With a drone it asks for',
    checked: 'All lines were checked on {date} or later.',
    others:
      'Not in this table: the US Department of Defense and its primes, civil public buyers of the EU, aerospace primes and other NATO nations. The [route planner](/planner) knows them, and [CMMC](/certifications/cmmc) and [ITAR](/certifications/itar) say what a US prime passes on. For a nation that is missing, [write to us](/contact).' as Text,
  },
  open: {
    id: 'open',
    title: 'What is not confirmed, and whom to ask',
    lead: '{count} lines of these pages are open. Ask before you rely on an answer, and tell us what you hear.',
  },
} as const;

/** Closes the pages of this family. */
export const buyersCall: Call = {
  title: 'Send us the tender notice',
  text: 'We tell you which papers it asks for, who has to issue them and which of them you lack. Leave out classified and export-controlled details.',
  actions: [{ label: 'Free assessment', href: '/contact' }],
};
