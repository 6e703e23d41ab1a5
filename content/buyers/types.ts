import type { Certainty } from '../certainty';
import type { FactId } from '../facts';
import type { Citation } from '../facts/types';
import type { BuyerCode } from '../planner/codes';
import type { Meta, Text } from '../text';
import type { BuyerSlug } from './slugs';

/** The questions that every buyer's page answers, in its order; they are the ids of its sections. */
export const topicIds = [
  'buys',
  'tenders',
  'inspects',
  'clause',
  'marks',
  'export',
  'registration',
  'language',
] as const;
export type TopicId = (typeof topicIds)[number];

/** How sure a line can be: an open one says what to ask, and a buyer's page prints no planning value of ours. */
export const buyerCertainties = ['seen', 'reports', 'known', 'open'] as const satisfies readonly Certainty[];
export type BuyerCertainty = (typeof buyerCertainties)[number];

/** What supports a line. */
export type Evidence = {
  /** ISO date of the last check. */
  checked: string;
} & (
  | { certainty: 'seen' | 'reports'; sources: readonly [Citation, ...Citation[]] }
  | { certainty: 'known' | 'open' /** Whom to ask before relying on it. */; ask: Text }
);

/** One statement about a buyer, with what stands behind it. */
export type BuyerFact = { text: Text } & Evidence;

/** A statement of this buyer alone, or one of the site's facts by its id. */
export type BuyerEntry = BuyerFact | { fact: FactId };

/** What a page says on one question. */
export interface Topic {
  /** The answer in a few words, for the head, the comparison and the drawing; the first fact supports it. */
  short: Text;
  facts: readonly [BuyerEntry, ...BuyerEntry[]];
  /** Host of the authority's own site, if certain; each appears once on a page. */
  sites?: readonly string[];
}

/** Levels of classified information, lowest first, as NATO names them. */
export const levels = ['NATO RESTRICTED', 'NATO CONFIDENTIAL', 'NATO SECRET', 'COSMIC TOP SECRET'] as const;

/** A security marking of the nation. */
export type SecurityMark = {
  /** The marking as printed on a document. */
  mark: Text;
  /** Its place among `levels`, 1 to 4. */
  level: 1 | 2 | 3 | 4;
  /** What a company needs before it receives documents with this marking. */
  needs: Text;
  /** Who decides on it. */
  decides: Text;
} & Evidence;

/** Ids of the documents a company hands over; names are in `papers.ts`. */
export const paperIds = [
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
export type PaperId = (typeof paperIds)[number];

/** One document of the company and the office that reads it. */
export interface Meeting {
  paper: PaperId;
  desk: Text;
  /** One line under the office. */
  note: Text;
}

/** A nation or agency that buys. */
export interface Buyer {
  slug: BuyerSlug;
  /** Code of the planner's answers: what this buyer asks for follows from its rules. */
  code: BuyerCode;
  name: string;
  /** With its article inside a sentence: "the Netherlands". */
  inText: string;
  group: 'nation' | 'agency';
  meta: Meta;
  /** The fact on the social card, at most 62 characters. */
  cardFact: string;
  lead: Text;
  topics: Record<TopicId, Topic>;
  /** Markings of the nation, lowest first; the planner reads the first one too. */
  marks: readonly [SecurityMark, ...SecurityMark[]];
  /** Documents in order, if they are not those of a NATO nation. */
  papers?: readonly Meeting[];
}
