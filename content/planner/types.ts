import type { Certainty } from '../certainty';
import type { CertificationSlug } from '../certifications/slugs';
import type { Text } from '../text';
import type {
  BuyerCode,
  DataCode,
  HeldState,
  HomeCountryCode,
  ProductCode,
  SizeCode,
  UsPartsCode,
} from './codes';

/** A calendar month, `YYYY-MM`. */
export type Month = string;

/** What the visitor chose. Lists are sets: order and repetition mean nothing. */
export interface Answers {
  buyers: BuyerCode[];
  products: ProductCode[];
  data: DataCode[];
  usParts: UsPartsCode;
  held: Partial<Record<CertificationSlug, HeldState>>;
  homeCountry: HomeCountryCode;
  size: SizeCode;
  start: Month;
  deadline: Month | null;
}

/** The answer a certification gets; each is in exactly one place of a plan. */
export type Verdict = 'needed' | 'usual' | 'gate' | 'held' | 'ask' | 'not-needed';

/** All named parts have to hold; within one part any of the listed codes does. */
export interface Condition {
  /** At least one of these buyers is chosen. */
  buyers?: readonly BuyerCode[];
  /** None of these buyers is chosen. */
  noBuyers?: readonly BuyerCode[];
  /** No buyer outside this list is chosen. */
  onlyBuyers?: readonly BuyerCode[];
  /** At least one of these products is chosen. */
  products?: readonly ProductCode[];
  /** None of these products is chosen. */
  noProducts?: readonly ProductCode[];
  data?: readonly DataCode[];
  noData?: readonly DataCode[];
  usParts?: readonly UsPartsCode[];
  homeCountry?: readonly HomeCountryCode[];
  noHomeCountry?: readonly HomeCountryCode[];
  size?: readonly SizeCode[];
  /** State in which the visitor holds a certification. */
  held?: { certification: CertificationSlug; is: readonly HeldState[] };
  /** Verdict reached by the rules before this one. */
  verdict?: { certification: CertificationSlug; is: readonly Verdict[] };
}

/** What a rule says about one certification. */
export interface Outcome {
  certification: CertificationSlug;
  verdict: Verdict;
  /** Phases that are planned, 1 to 3; all three where it is left out. Outcomes of several rules are joined. */
  phases?: readonly (1 | 2 | 3)[];
  /** CMMC level the rule names. */
  level?: 1 | 2;
  /** Holds only if one of these does too. */
  when?: readonly Condition[];
}

/** One line of the rule table. */
export interface Rule {
  id: string;
  /** The condition in words, for the table. */
  given: Text;
  /** The consequence in words, for the table. */
  gives: Text;
  /** the rule matches if one of these holds. */
  when: readonly Condition[];
  outcomes: readonly Outcome[];
  /** Gate that this rule puts into the plan. */
  gate?: string;
  /** Why, at most 30 words. */
  reason: Text;
  /** Text or page that the rule is based on, named as briefly as possible. */
  source: string;
  certainty: Certainty;
}

/** A dependency between phases; both ends have to be planned for it to count. */
export interface Edge {
  id: string;
  from: { certification: CertificationSlug; phase: 1 | 2 | 3 };
  to: { certification: CertificationSlug; phase: 1 | 2 | 3 };
  /** FS: after the end of `from`. SS: after its start. */
  type: 'FS' | 'SS';
  /** Months between them, shortest and longest run. */
  lag: readonly [number, number];
  /** hard: the later work is impossible without it. usual: good practice. */
  strength: 'hard' | 'usual';
  why: Text;
  source: string;
  certainty: Certainty;
}

/** Shares of a phase that remain: low end first; 1 leaves it as it is. */
export interface Factor {
  months: readonly [number, number];
  cost: readonly [number, number];
}

/** What a certificate or a running system takes off another record. */
export interface Credit {
  id: string;
  held: CertificationSlug;
  /** States that earn it; left out where the credit is not earned by holding anything (a lower level). */
  states?: readonly HeldState[];
  asked: CertificationSlug;
  /** Holds only for this CMMC level. */
  level?: 1 | 2;
  phases: readonly [Factor, Factor, Factor];
  why: Text;
}

/** A decision that somebody else makes: drawn as a signal, never with a date. */
export interface Gate {
  id: string;
  name: string;
  /** Who makes it. */
  who: Text;
  text: Text;
  /** When it is in a plan by itself; the others are put there by a rule. */
  when: readonly Condition[];
  /** Certification whose last phase waits behind it, if there is one. */
  certification?: CertificationSlug;
  certainty: Certainty;
}

/** A line that is shown when one of its conditions holds: a question, a task, something nobody can promise. */
export interface Line {
  id: string;
  text: Text;
  when: readonly Condition[];
}
