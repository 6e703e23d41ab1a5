import type { Certainty } from '../certainty';
import type { Change } from '../dated';
import type { Statement } from '../statement';
import type { Text } from '../text';

/**
 * State of a rule on the day of the check; a price or a practice, which no rule sets, is `in-force` while it is true.
 * `unsettled`: no source on that day states whether it applies.
 */
export type FactStatus = 'in-force' | 'coming' | 'suspended' | 'superseded' | 'unsettled';

/** Certainties of a fact; an open question or an estimate of ours is not a fact. */
export type FactCertainty = Exclude<Certainty, 'our-estimate' | 'open'>;

/** Lanes of the rules calendar, in display order. */
export const ruleLanes = ['us', 'eu', 'nations', 'standards'] as const;
export type RuleLane = (typeof ruleLanes)[number];

/**
 * Statement about law, standards or practice that can change. Copy includes it by the placeholder `{fact:<id>}`; date,
 * source and review date come from the record.
 */
export interface Fact extends Required<Omit<Statement<FactCertainty>, 'ask'>> {
  /** Dated changes of the fields, resolved on the day of the build. */
  from?: readonly Change<Omit<Fact, 'from'>>[];
  /** Title in lists, on timelines and in registers. */
  title: string;
  /** Printed text; `{sure:…}` marks the end of the statement if advice follows it. */
  text: Text;
  /** Status on the day of the check; a `coming` fact is in force from its date on. */
  status: FactStatus;
  /** ISO date of effect or of the event; absent if there is none or more than one. */
  effective?: string;
  /** Lane in the register of rules; absent if the fact is not a rule (a price, a practice, a market figure). */
  lane?: RuleLane;
  /**
   * Label of its stop on the calendar, at most 24 characters; absent if the calendar does not show it or has no space.
   */
  label?: string;
  /** Id of the fact that replaces it, if superseded. */
  replacedBy?: string;
  /** Who is affected, for the register of rules. */
  affects: string;
  /** What those affected should do, for the register of rules. */
  action: string;
  /** ISO day of the next check; from then on the build prints a reminder. */
  reviewBy: string;
}
