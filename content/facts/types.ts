import type { Certainty } from '../certainty';
import type { From } from '../dated';
import type { Text } from '../text';
import type { DocumentId } from './documents';

/**
 * State of a rule on the day it was checked; a price or a practice, which no rule sets, is `in-force` while it is true.
 * `unsettled`: no source found on that day says whether it holds.
 */
const factStatuses = ['in-force', 'coming', 'suspended', 'superseded', 'unsettled'] as const;
export type FactStatus = (typeof factStatuses)[number];

/** How sure a fact can be: what is open is no fact, and a planning value is ours. */
const factCertainties = [
  'verified',
  'second-hand',
  'common-practice',
] as const satisfies readonly Certainty[];
export type FactCertainty = (typeof factCertainties)[number];

/** Lanes of the calendar of rules, in its order. */
export const ruleLanes = ['us', 'eu', 'nations', 'standards'] as const;
export type RuleLane = (typeof ruleLanes)[number];

/** Where a fact can be read: a document of `documents.ts` and the place in it. */
export interface Citation {
  document: DocumentId;
  /** Article, section or clause, as the document numbers it. */
  section?: string;
}

/**
 * A statement about law, standards or practice that can change. A page prints it by the placeholder `{fact:<id>}`; date,
 * source and review follow from the record alone.
 */
export interface Fact extends FactFields {
  /** Fields that change on a day, by the day of the build: what the fact says once its day has come. */
  from?: readonly From<FactFields>[];
}

/** What a fact says and how it is known. */
interface FactFields {
  /** Names the fact in lists, on date lines and in registers. */
  title: string;
  /** What the pages print, one to three sentences. */
  text: Text;
  /** On the day of the check; a coming fact is in force once its date has come. */
  status: FactStatus;
  /** ISO date from which it applies or on which it happens; absent if there is no single date, or none yet. */
  effective?: string;
  /** Lane in the register of rules; absent if the fact is not a rule: a price, a practice, a market figure. */
  lane?: RuleLane;
  /** Name beside its stop on the calendar, at most 24 characters; absent where the years or the room do not allow it. */
  label?: string;
  /** Id of the fact that replaced it, if it is superseded. */
  replacedBy?: string;
  /** Whom it affects, for the register of rules. */
  meets: string;
  /** What they should do, for the register of rules. */
  do: string;
  sources: readonly [Citation, ...Citation[]];
  certainty: FactCertainty;
  /** ISO date of the last check. */
  checked: string;
  /** ISO date by which it has to be checked again; past it, the build prints one line. */
  reviewBy: string;
}
