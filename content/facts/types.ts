import type { Text } from '../text';
import type { DocumentId } from './documents';

/**
 * State of a rule on the day it was checked; what no rule says (a price, a practice) is `in-force` while it is true.
 * `unsettled`: no source found on that day says whether it holds.
 */
export const factStatuses = ['in-force', 'coming', 'suspended', 'superseded', 'unsettled'] as const;
export type FactStatus = (typeof factStatuses)[number];

/**
 * How sure the statement is: `seen` was read in the source on the day of `checked`, `secondary` was read in other
 * people's reports of it, `known` is a settled text that was not read again on that day.
 */
export const certainties = ['seen', 'secondary', 'known'] as const;
export type Certainty = (typeof certainties)[number];

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
 * A statement about law, standards or practice that can change. A page prints it by the mark `{fact:<id>}`; date,
 * source and review follow from the record alone.
 */
export interface Fact {
  /** Names the fact in lists, on date lines and in registers. */
  title: string;
  /** What the pages print, one to three sentences. */
  text: Text;
  status: FactStatus;
  /** ISO date from which it holds or on which it happens; absent where there is no single day, or none yet. */
  effective?: string;
  /** Lane of the register of rules; absent where the fact is no rule: a price, a practice, a figure of a market. */
  lane?: RuleLane;
  /** Name beside its stop on the calendar, at most 24 characters; absent where the day is before the calendar's years. */
  label?: string;
  /** Id of the fact that took its place, for what is superseded. */
  replacedBy?: string;
  /** Whom it meets, for a register of rules. */
  meets: string;
  /** What they should do, for a register of rules. */
  do: string;
  sources: readonly [Citation, ...Citation[]];
  certainty: Certainty;
  /** ISO date of the last check. */
  checked: string;
  /** ISO date by which it has to be checked again; past it, the build prints one line. */
  reviewBy: string;
}
