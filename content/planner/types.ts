import type { AddressId } from '../addresses';
import type { Certainty } from '../certainty';
import type { CertificationSlug } from '../certifications/slugs';
import type { Statement } from '../statement';
import type { Text } from '../text';
import type {
  BuyerCode,
  DataCode,
  HeldState,
  HomeCountryCode,
  ProductCode,
  SizeCode,
  UsItemCode,
  UsPersonCode,
  WeaponCode,
} from './codes';
import type { DeadlineFit } from './messages';

/** Calendar month, `YYYY-MM`. */
export type Month = string;

/** Answers of the visitor. Lists are sets: order and repetition do not matter. */
export interface Answers {
  buyers: BuyerCode[];
  products: ProductCode[];
  data: DataCode[];
  usItem: UsItemCode;
  usPerson: UsPersonCode;
  held: Partial<Record<CertificationSlug, HeldState>>;
  homeCountry: HomeCountryCode;
  size: SizeCode;
  /** Applies only if drones or vehicles are made. */
  weapon: WeaponCode;
  start: Month;
  deadline: Month | null;
}

/** Verdict on a certification; a plan assigns exactly one to each. */
export type Verdict = 'needed' | 'usual' | 'gate' | 'held' | 'ask' | 'not-needed';

/**
 * Condition on the answers: every field that is set has to match. Within a field any of the codes is enough; with `no`
 * none of them may be an answer, with `only` the answers may have no others.
 */
export interface Condition {
  buyers?: readonly BuyerCode[];
  noBuyers?: readonly BuyerCode[];
  onlyBuyers?: readonly BuyerCode[];
  products?: readonly ProductCode[];
  noProducts?: readonly ProductCode[];
  data?: readonly DataCode[];
  noData?: readonly DataCode[];
  usItem?: readonly UsItemCode[];
  usPerson?: readonly UsPersonCode[];
  homeCountry?: readonly HomeCountryCode[];
  noHomeCountry?: readonly HomeCountryCode[];
  size?: readonly SizeCode[];
  /** One of these weapon answers is given, and a product is selected for which the question applies. */
  weapon?: readonly WeaponCode[];
  /** Status of a certification that the visitor holds. */
  held?: { certification: CertificationSlug; is: readonly HeldState[] };
  /** Verdict of the preceding rules. */
  verdict?: { certification: CertificationSlug; is: readonly Verdict[] };
  /** One of these gates is in the plan. This field and the three below are evaluated after the plan is built. */
  gates?: readonly string[];
  noGates?: readonly string[];
  /** Phase 3 of one of these certifications is planned. */
  audited?: readonly CertificationSlug[];
  /** A certificate of the visitor has to be checked, because a buyer requires it. */
  checked?: true;
}

/** Deadlines of a certification, earliest first; `ask` if no text states one. */
export const stageCodes = ['before-bid', 'by-award', 'by-delivery', 'ask'] as const;
export type StageCode = (typeof stageCodes)[number];

/** Verdict on the EAR, which is not a certification but a line below ITAR. */
export type EarVerdict = 'needed' | 'ask' | 'not-needed';

/** Consequence of a rule for one certification. */
export interface Outcome {
  certification: CertificationSlug;
  verdict: Verdict;
  /** Planned phases, 1 to 3; all three by default. The outcomes of several rules are merged. */
  phases?: readonly (1 | 2 | 3)[];
  /** CMMC level that the rule requires, and the kind of assessment. */
  level?: 1 | 2;
  assessment?: 'self';
  /** The outcome applies only if one of these conditions matches. */
  when?: readonly Condition[];
}

/** Rules that the planner refers to, by role. */
export type RuleRole =
  | 'held'
  | 'expiry'
  | 'in-use'
  | 'itar-leads'
  | 'itar-leads-us'
  | 'parts-check'
  | 'people'
  | 'too-many'
  | DeadlineFit
  | 'dates'
  | 'lowest-marking';

/** Rule of the planner. */
export interface Rule {
  id: string;
  role?: RuleRole;
  /** Its reason is printed above the plan. */
  prominent?: true;
  /** Its reason is listed among the remarks worth knowing. */
  worth?: true;
  /** Condition in prose, for the rule table. */
  given: Text;
  /** Consequence in prose, for the rule table. */
  consequence: Text;
  /** The rule matches if one of these conditions matches. */
  when: readonly Condition[];
  outcomes: readonly Outcome[];
  ear?: EarVerdict;
  /** Products that it removes from the plan; if no other product is selected, there is no plan. */
  leavesOut?: readonly ProductCode[];
  /** Gate that the rule adds to the plan. */
  gate?: string;
  /** Reason, at most 30 words. */
  reason: Text;
  /** Additional explanation, shown where space allows. */
  detail?: Text;
  /** Text that replaces the reason in a plan, by country of the company. */
  bySeat?: Readonly<Record<HomeCountryCode, Text>>;
  /** Text or page that the rule is based on, cited as briefly as possible. */
  source: string;
  certainty: Certainty;
}

/** Dependency between phases; ignored unless both are planned. */
export interface Edge {
  id: string;
  from: { certification: CertificationSlug; phase: 1 | 2 | 3 };
  to: { certification: CertificationSlug; phase: 1 | 2 | 3 };
  /** FS: finish to start. SS: start to start. */
  type: 'FS' | 'SS';
  /** Lag in months, for the shortest and the longest run. */
  lag: readonly [number, number];
  /** Ignored if the earlier system is in use, certified or not, because the later work can build on it. */
  unlessInUse?: true;
  /** hard: the later work is impossible without it. usual: good practice. */
  strength: 'hard' | 'usual';
  why: Text;
  source: string;
  certainty: Certainty;
}

/** Remaining shares of a phase, low end first; 1 means no reduction. */
export interface Factor {
  months: readonly [number, number];
  cost: readonly [number, number];
}

/** Reduction of one certification's work by another certificate or a running system. */
export interface Credit {
  id: string;
  held: CertificationSlug;
  /** Statuses that earn the credit; absent if no certificate is needed (a lower level). */
  states?: readonly HeldState[];
  asked: CertificationSlug;
  /** Applies only to this CMMC level. */
  level?: 1 | 2;
  phases: readonly [Factor, Factor, Factor];
  /** Reason for the shares; no page prints it. */
  why: string;
}

/** Decision of a third party; drawn as a signal, without a date. Without conditions only rules add it to a plan. */
export interface Gate extends Statement, Line {
  name: string;
  /** Party that decides. */
  who: Text;
  /** Certification whose last phase waits for the decision. */
  certification?: CertificationSlug;
}

/** Line shown if one of its conditions matches: a question, a task, or a limit of the plan. */
export interface Line {
  id: string;
  text: Text;
  when: readonly Condition[];
}

/** Deadline for certifications or an EAR license; if several rules match, the earliest applies. */
export interface StageRule extends Statement {
  certifications: readonly (CertificationSlug | 'ear')[];
  stage: StageCode;
  when: readonly Condition[];
}

/** Codes of the letters: numbered ones, the question letter, the reply on assessors, the letter on markings. */
export type LetterCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 'U' | 'R' | 'M';

/** Duration of an action; without a condition always shown. */
export type Span = Statement & { when?: readonly Condition[] };

/** Step to take before spending money. */
export interface Action {
  id: string;
  title: string;
  /** Reason, at most 25 words. */
  why: Text;
  when: readonly Condition[];
  /** Recipients of the letter; those without a condition are always included. */
  to: readonly { name: string; address?: AddressId; note?: Text; when?: readonly Condition[] }[];
  /**
   * Candidate letters, as a whole, for a single question or in the form for civil buyers; the first whose condition
   * matches is used.
   */
  letters: readonly { letter: LetterCode; question?: number; civil?: true; when?: readonly Condition[] }[];
  /** Instruction if there is no letter. */
  noLetter?: Text;
  back: Statement;
  howLong: readonly Span[];
}
