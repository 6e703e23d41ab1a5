import type { AddressId } from '../addresses';
import type { ContactId } from '../addresses/contacts';
import type { FactId } from '../facts';
import type { LetterId } from '../letters';
import type { BuyerCode } from '../planner/codes';
import type { Citation, Statement } from '../statement';
import type { PageSummary, Text, TitledText } from '../text';
import type { Handover } from './handovers';
import type { BuyerSlug } from './list';

/**
 * Topics about AQAP in a nation's texts: who cites it, who inspects, who issues a certificate, whether a foreign one
 * counts.
 */
export const aqapTopicIds = ['clause', 'inspects', 'issuer', 'foreign'] as const;

/** Topics of every buyer's page, in page order; each is also the id of its section. */
export const topicIds = [
  ...aqapTopicIds,
  'outside',
  'buys',
  'tenders',
  'registration',
  'language',
  'markings',
  'export',
] as const;
export type TopicId = (typeof topicIds)[number];

/** Responsibility of an office: a topic of the page, or airworthiness, which the page does not cover. */
export type OfficeRole = TopicId | 'airworthiness';

/** Evidence for a statement. An open one tells what to ask; our estimates do not occur on these pages. */
export type Evidence = {
  /** ISO day of the last check. */
  checked: string;
} & (
  | { certainty: 'verified' | 'second-hand'; sources: readonly [Citation, ...Citation[]] }
  | { certainty: 'common-practice' | 'open' /** Office to ask before relying on the statement. */; ask: Text }
);

/** Statement about a buyer, with its evidence. */
export type BuyerFact = {
  /** Name by which the page in Ukrainian translates it. */
  translatedAs?: string;
  text: Text;
  /** Letter that asks about it, if it differs from the letter of the topic. */
  letter?: LetterId;
} & Evidence;

/** Statement that is specific to this buyer, or the id of a shared fact. */
export type BuyerEntry = BuyerFact | { fact: FactId };

/** Answer of a page to one topic. */
export interface Topic {
  /** Answer in a few words, for page header, comparison and drawing; supported by the first fact. */
  short: Text;
  facts: readonly [BuyerEntry, ...BuyerEntry[]];
}

/** Office that a company can contact; the section of `topic` states what it decides. */
export interface Office {
  topic: OfficeRole;
  name: Text;
  /** Official web address. */
  address?: AddressId;
  /** Street address and mailbox, each only if confirmed. */
  contact?: ContactId;
  /** Office to contact if this one has no confirmed mailbox. */
  parent?: { name: Text; contact?: ContactId };
  /** Letter to this office, if it differs from the letter of the topic. */
  letter?: LetterId;
}

/** Levels of classified information in NATO's terms, lowest first. */
export const levels = [
  '[NATO RESTRICTED](glossary:nato-restricted)',
  '[NATO CONFIDENTIAL](glossary:nato-classified-levels)',
  'NATO SECRET',
  'COSMIC TOP SECRET',
] as const;
/** Position in `levels`, counted from 1. */
export type Level = 1 | 2 | 3 | 4;

/** Security marking of a nation. */
export type Marking = {
  /** Marking as printed on a document. */
  marking: Text;
  level: Level;
  /** What a company needs before it receives documents with this marking. */
  needs: Text;
  /** Authority that decides on it. */
  decides: Text;
  /** Description of the levels, if the marking covers several. */
  levels?: Text;
} & Evidence;

/** Statement on a page: plain text, text with evidence, or a shared fact. */
export type BuyerStatement =
  | Text
  | { fact: FactId }
  | (Statement & Pick<BuyerFact, 'letter' | 'translatedAs'>);

/** One or more statements under a label; the id is the URL fragment of a topic. */
export type NamedStatements = { name: Text; id?: string } & (
  | Exclude<BuyerStatement, Text>
  | { lines: readonly BuyerStatement[] }
);

/** Disclosure row with statements, labeled statements, steps and a letter. */
export interface BuyerRow {
  /** URL fragment that opens the row. */
  id?: string;
  title: Text;
  /** Answer shown while the row is collapsed. */
  answer: Text | BuyerFact;
  /** Shorter answer for mobile. */
  short?: Text;
  lines?: readonly BuyerStatement[];
  facts?: readonly NamedStatements[];
  steps?: readonly (BuyerStatement | TitledText)[];
  letter?: LetterId;
}

/** Section of a page: heading, then content in the order of the fields. */
export interface BuyerSection {
  id: string;
  title: string;
  lead?: Text;
  size?: 'sub';
  theme?: 'tint' | 'ink';
  /** Highlighted note. */
  note?: Text;
  /** Table whose first column contains the row headers. */
  table?: {
    columns: readonly { label: string; width?: 'm' }[];
    rows: readonly { id?: string; cells: readonly (BuyerStatement | readonly BuyerStatement[])[] }[];
  };
  /** Steps that follow each other in time, drawn on a line. */
  steps?: readonly TitledText[];
  rows?: readonly BuyerRow[];
  points?: readonly BuyerStatement[];
}

/** Detail that does not fit into a topic: a disclosure row or, with `rows`, a section below its answer. */
export interface Guide extends BuyerRow {
  id: string;
  answer: Text;
  rows?: readonly BuyerRow[];
  /** `sub` if the page already has large headings. */
  size?: 'sub';
}

/** Questions to the law of the seller's country about drones that can carry a weapon, in page order. */
export const weaponQuestions = ['unarmed', 'armed', 'starts', 'explosives'] as const;
export type WeaponQuestion = (typeof weaponQuestions)[number];

/** Stages of a purchase with deadlines. */
export const moments = ['tender', 'award', 'delivery'] as const;
export type Moment = (typeof moments)[number];

/** Item that a purchase may require, with the requirement at each stage; a missing stage has none. */
export interface PurchaseDeadline {
  what: Text;
  at: Readonly<Partial<Record<Moment, BuyerFact>>>;
}

/** Fields of every buyer's record; that of a NATO agency has no others. */
export interface BuyerRecord extends PageSummary {
  lead: Text;
  /** Reason for a requirement that is specific to this buyer. */
  why?: Text;
  /** Answer to each topic; if the buyer's texts do not cover the last two, one letter asks about all of AQAP. */
  topics: Readonly<Partial<Record<TopicId, Topic>> & Record<Exclude<TopicId, 'issuer' | 'foreign'>, Topic>>;
  /** Markings of the nation, lowest first; the planner uses the first one as well. */
  markings: readonly [Marking, ...Marking[]];
  /** What a company needs at the lowest marking, as a code for the comparison. */
  lowestMarking: 'rules' | 'ability' | 'may' | 'lighter' | 'agreement' | 'authorization' | 'ask';
  /**
   * Level from which a company needs a clearance, an authorization or a full agreement; absent if the company's nation
   * decides.
   */
  clearanceFrom?: Level;
  /** Offices to contact, in the order in which a company needs them. */
  offices: readonly [Office, ...Office[]];
  /** Letters for this buyer, most useful first. */
  letters: readonly [LetterId, ...LetterId[]];
  /** Choice of the first letter, if it depends on the company's nation. */
  letterByNation?: { answer: Text; more: Text };
  /** Authority for military airworthiness, which this site does not cover. */
  airworthiness?: Text;
  /** Requirements at tender, award and delivery. */
  due?: readonly [PurchaseDeadline, ...PurchaseDeadline[]];
  guides?: readonly Guide[];
  /** Documents in order, if they differ from those of a NATO nation. */
  handovers?: readonly Handover[];
}

/** Record of a nation, with the fields that only a state has. */
export interface NationRecord extends BuyerRecord {
  /** Law on making military and armed drones. */
  weapon: {
    /** Permitting authority, for the sentence that tells whom to ask. */
    who: Text;
    /** One line on whether a drone is a weapon there; the permits page has the details. */
    short: BuyerFact;
    /** Whether making one needs a permit, in a few words for the table; as certain as the least certain answer. */
    permit: Readonly<Record<'unarmed' | 'armed', Text>>;
    /** What the nation requires of an armed drone from abroad. */
    enters?: BuyerFact;
    answers: Readonly<Record<WeaponQuestion, readonly [BuyerFact, ...BuyerFact[]]>>;
  };
  /** Accreditation and company registers. */
  registers: Readonly<Record<'accreditation' | 'company', readonly [AddressId, ...AddressId[]]>>;
  /** Tasks without months for the plan: where tenders and registrations are. */
  tasks: readonly [Text, ...Text[]];
}

/** Buyer: its record and its list entry. */
export interface Buyer extends BuyerRecord, Partial<Omit<NationRecord, keyof BuyerRecord>> {
  slug: BuyerSlug;
  /** Buyer code in the planner's answers; its rules determine the requirements. */
  code: BuyerCode;
  name: string;
  /** Name within a sentence, with its article: "the Netherlands". */
  nameInSentence: string;
  group: 'nation' | 'agency';
}
