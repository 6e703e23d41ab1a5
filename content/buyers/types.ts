import type { AddressId } from '../addresses';
import type { ContactId } from '../addresses/contacts';
import type { Certainty } from '../certainty';
import type { FactId } from '../facts';
import type { Citation } from '../facts/types';
import type { LetterId } from '../letters';
import type { BuyerCode } from '../planner/codes';
import type { Meta, Text, TitledText } from '../text';
import type { AqapClause, BuyerSlug } from './list';

/** What a nation's texts say about AQAP: who cites it, who inspects, who issues a certificate, whether a foreign one counts. */
export const aqapTopicIds = ['clause', 'inspects', 'issuer', 'foreign'] as const;

/** The other questions that every buyer's page answers, in its order; all of them are ids of its parts. */
export const factTopicIds = [
  'outside',
  'buys',
  'tenders',
  'registration',
  'language',
  'markings',
  'export',
] as const;
export const topicIds = [...aqapTopicIds, ...factTopicIds] as const;
export type TopicId = (typeof topicIds)[number];

/** Topics on which a buyer's texts may say nothing: then one letter asks about all of AQAP. */
type LetterTopicId = 'issuer' | 'foreign';

/** What a buyer says on each topic. */
export type Topics = Readonly<
  Record<Exclude<TopicId, LetterTopicId>, Topic> & Partial<Record<LetterTopicId, Topic>>
>;

/** What an office does: a topic of the page, or airworthiness, which the page does not cover. */
export type OfficeRole = TopicId | 'airworthiness';

/** How sure a line can be: an open one says what to ask, and a buyer's page prints no planning value of ours. */
export const buyerCertainties = [
  'verified',
  'second-hand',
  'common-practice',
  'open',
] as const satisfies readonly Certainty[];
export type BuyerCertainty = (typeof buyerCertainties)[number];

/** What supports a line. */
export type Evidence = {
  /** ISO date of the last check. */
  checked: string;
} & (
  | { certainty: 'verified' | 'second-hand'; sources: readonly [Citation, ...Citation[]] }
  | { certainty: 'common-practice' | 'open' /** Whom to ask before relying on it. */; ask: Text }
);

/** One statement about a buyer, with what stands behind it. */
export type BuyerFact = {
  text: Text;
  /** Letter that asks it, where it is another than its topic's. */
  letter?: LetterId;
} & Evidence;

/** A statement of this buyer alone, or one of the site's facts by its id. */
export type BuyerEntry = BuyerFact | { fact: FactId };

/** What a page says on one question. */
export interface Topic {
  /** The answer in a few words, for the head, the comparison and the drawing; the first fact supports it. */
  short: Text;
  facts: readonly [BuyerEntry, ...BuyerEntry[]];
}

/** An office to write to; what it decides is said in the part of the page that `topic` names. */
export interface Office {
  topic: OfficeRole;
  name: Text;
  /** Its official address on the web. */
  address?: AddressId;
  /** Its street address and mailbox, each only where it is confirmed. */
  contact?: ContactId;
  /** Office to write to where this one has no confirmed mailbox. */
  parent?: { name: Text; contact?: ContactId };
  /** Letter for this office, where it is another than its topic's. */
  letter?: LetterId;
}

/** Levels of classified information, lowest first, as NATO names them. */
export const levels = ['NATO RESTRICTED', 'NATO CONFIDENTIAL', 'NATO SECRET', 'COSMIC TOP SECRET'] as const;
export type Level = 1 | 2 | 3 | 4;

/** What a company needs at a nation's lowest marking, as a verdict for the comparison. */
export const lowestMarkingVerdicts = [
  'rules',
  'ability',
  'may',
  'lighter',
  'agreement',
  'authorization',
  'ask',
] as const;
export type LowestMarkingVerdict = (typeof lowestMarkingVerdicts)[number];

/** A security marking of the nation. */
export type Marking = {
  /** The marking as printed on a document. */
  marking: Text;
  /** Its place among `levels`, 1 to 4. */
  level: Level;
  /** What a company needs before it receives documents with this marking. */
  needs: Text;
  /** Who decides on it. */
  decides: Text;
  /** Its level in words, where one marking has several. */
  levels?: Text;
} & Evidence;

/** Ids of the documents a company hands over; names are in `handovers.ts`. */
export const companyDocumentIds = [
  'ncage',
  'source-file',
  'neo',
  'declaration',
  'codification',
  'bid',
  'undertaking',
  'clearance',
  'quality-plan',
  'conformity',
  'export-license',
] as const;
export type CompanyDocumentId = (typeof companyDocumentIds)[number];

/** One document of the company and the office that reads it. */
export interface Handover {
  document: CompanyDocumentId;
  office: Text;
  /** One line under the office. */
  note: Text;
}

/** Where a delivery goes for export law: inside the EU, to the European Economic Area, anywhere else, or wherever an agency says. */
export type Market = 'eu' | 'eea' | 'other' | 'agency';

/** What a page says: words, a statement, or one of the site's facts. */
export type BuyerStatement =
  | Text
  | { fact: FactId }
  | {
      text: Text;
      certainty: Certainty;
      ask?: Text;
      sources?: readonly [Citation, ...Citation[]];
      letter?: LetterId;
    };

/** What is said under a name of its own. */
export type NamedStatements = { name: Text; id?: string } & (
  | Exclude<BuyerStatement, Text>
  | { lines: readonly BuyerStatement[] }
);

/** A row that opens: statements, those under a name, steps, a letter, links. */
export interface BuyerRow {
  /** Fragment that opens it. */
  id?: string;
  title: Text;
  /** What it says without being opened. */
  answer: Text | BuyerFact;
  /** The same where the phone has no room. */
  short?: Text;
  lines?: readonly BuyerStatement[];
  facts?: readonly NamedStatements[];
  steps?: readonly (BuyerStatement | TitledText)[];
  letter?: LetterId;
  links?: readonly { label: string; href: string; id?: string }[];
}

/** A part of a page: its heading, then what it holds, in this order. */
export interface BuyerSection {
  id: string;
  title: string;
  lead?: Text;
  size?: 'sub';
  theme?: 'tint';
  /** What must not be missed. */
  note?: Text;
  /** The first cell names the row. */
  table?: {
    columns: readonly { label: string; width?: 'm'; phone?: 'line' }[];
    rows: readonly { id?: string; cells: readonly (BuyerStatement | readonly BuyerStatement[])[] }[];
  };
  steps?: readonly TitledText[];
  /** The steps follow each other in time. */
  line?: boolean;
  rows?: readonly BuyerRow[];
  points?: readonly BuyerStatement[];
}

/** What a buyer's topics are too short for: a row, or with rows of its own a part of the page under its answer. */
export interface Guide extends BuyerRow {
  id: string;
  title: string;
  answer: Text;
  rows?: readonly BuyerRow[];
  /** `sub` where the page has its large headings already. */
  size?: 'sub';
}

/** What the law of the seller's seat is asked about a drone that can carry a weapon, in the order of the page. */
export const weaponQuestions = ['unarmed', 'armed', 'starts', 'explosives'] as const;
export type WeaponQuestion = (typeof weaponQuestions)[number];

/** What a nation's law says about making a military or armed drone there. */
export interface WeaponLaw {
  /** Who permits, for the sentence that says whom to ask. */
  who: Text;
  /** Whether a drone is a weapon there, in a line; the details stand with the permits. */
  short: BuyerFact;
  /** What the nation asks of an armed drone that comes from abroad. */
  enters?: BuyerFact;
  answers: Readonly<Record<WeaponQuestion, readonly [BuyerFact, ...BuyerFact[]]>>;
}

/** Moments of a purchase at which something must exist. */
export const moments = ['tender', 'award', 'delivery'] as const;
export type Moment = (typeof moments)[number];

/** One thing that a purchase may ask for: what must exist of it at each moment; a moment left out asks nothing. */
export interface PurchaseDeadline {
  what: Text;
  at: Readonly<Partial<Record<Moment, BuyerFact>>>;
}

/** What is written of a buyer in its file. */
interface BuyerRecord {
  market: Market;
  meta: Meta;
  /** The fact on the social card, at most 62 characters. */
  cardFact: string;
  lead: Text;
  /** The one reason for what is asked that is particular to this buyer, where there is one. */
  why?: Text;
  topics: Topics;
  /** Markings of the nation, lowest first; the planner reads the first one too. */
  markings: readonly [Marking, ...Marking[]];
  /** What the lowest marking asks of a company. */
  lowestMarking: LowestMarkingVerdict;
  /** Level from which a company needs a clearance, an authorization or a full agreement; absent where its own nation says. */
  clearanceFrom?: Level;
  /** Offices to write to, in the order in which a company needs them. */
  offices: readonly [Office, ...Office[]];
  /** Letters for this buyer, the most useful first. */
  letters: readonly [LetterId, ...LetterId[]];
  /** Where the first letter depends on the nation of the company: which letter for whom. */
  letterByNation?: { answer: Text; more: Text };
  /** Office for military airworthiness, which this site does not cover. */
  airworthiness?: Text;
  /** What must exist at tender, award and delivery. */
  due?: readonly [PurchaseDeadline, ...PurchaseDeadline[]];
  guides?: readonly Guide[];
  /** Documents in order, if they are not those of a NATO nation. */
  handovers?: readonly Handover[];
}

/** An agency of NATO: all of it is the part that every buyer has. */
export type AgencyRecord = BuyerRecord;

/** A nation: beside that, what only a state has. */
export interface NationRecord extends BuyerRecord {
  /** Law on making military and armed drones there. */
  weapon: WeaponLaw;
  /** Where to look up accreditation and company. */
  registers: {
    accreditation: readonly [AddressId, ...AddressId[]];
    company: readonly [AddressId, ...AddressId[]];
  };
  /** Where its tenders and registrations are, as a plan says it: tasks without months. */
  tasks: readonly [Text, ...Text[]];
}

/** A nation or agency that buys: its record with its line of the list. */
export interface Buyer extends BuyerRecord, Partial<Omit<NationRecord, keyof BuyerRecord>> {
  slug: BuyerSlug;
  /** Code of the planner's answers: what this buyer asks for follows from its rules. */
  code: BuyerCode;
  name: string;
  /** With its article inside a sentence: "the Netherlands". */
  inText: string;
  aqap: AqapClause;
  group: 'nation' | 'agency';
}
