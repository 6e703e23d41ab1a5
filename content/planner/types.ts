import type { AddressId } from '../addresses';
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
  UsItemCode,
  UsPersonCode,
  WeaponCode,
} from './codes';

/** A calendar month, `YYYY-MM`. */
export type Month = string;

/** What the visitor chose. Lists are sets: order and repetition mean nothing. */
export interface Answers {
  buyers: BuyerCode[];
  products: ProductCode[];
  data: DataCode[];
  usItem: UsItemCode;
  usPerson: UsPersonCode;
  held: Partial<Record<CertificationSlug, HeldState>>;
  homeCountry: HomeCountryCode;
  size: SizeCode;
  /** Counts only where drones or vehicles are made. */
  weapon: WeaponCode;
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
  usItem?: readonly UsItemCode[];
  usPerson?: readonly UsPersonCode[];
  homeCountry?: readonly HomeCountryCode[];
  noHomeCountry?: readonly HomeCountryCode[];
  size?: readonly SizeCode[];
  /** One of these answers on weapons, and a product of which it is asked. */
  weapon?: readonly WeaponCode[];
  /** State in which the visitor holds a certification. */
  held?: { certification: CertificationSlug; is: readonly HeldState[] };
  /** Verdict reached by the rules before this one. */
  verdict?: { certification: CertificationSlug; is: readonly Verdict[] };
  /** One of these gates is in the plan. This and the three below are for what is read once the plan stands. */
  gates?: readonly string[];
  noGates?: readonly string[];
  /** Phase 3 of one of these certifications is planned. */
  audited?: readonly CertificationSlug[];
  /** A held certificate is checked, because a buyer asks for it. */
  checked?: true;
}

/** By when a certification has to stand, earliest first; `ask` where nobody has said. */
export const stageCodes = ['before-bid', 'by-award', 'by-delivery', 'ask'] as const;
export type StageCode = (typeof stageCodes)[number];

/** Verdict on the EAR: not a certification, a line below ITAR. */
export type EarVerdict = 'needed' | 'ask' | 'not-needed';

/** What a rule says about one certification. */
export interface Outcome {
  certification: CertificationSlug;
  verdict: Verdict;
  /** Phases that are planned, 1 to 3; all three where it is left out. Outcomes of several rules are joined. */
  phases?: readonly (1 | 2 | 3)[];
  /** CMMC level the rule names, and who assesses it. */
  level?: 1 | 2;
  assessment?: 'self';
  /** Holds only if one of these does too. */
  when?: readonly Condition[];
}

/** What a rule is for, where the planner has to find it. */
export type RuleRole =
  | 'held'
  | 'expiry'
  | 'in-use'
  | 'itar-leads'
  | 'itar-leads-us'
  | 'parts-check'
  | 'people'
  | 'too-many'
  | 'deadline-fits'
  | 'deadline-short'
  | 'deadline-missed'
  | 'dates'
  | 'lowest-marking';

/** One line of the rule table. */
export interface Rule {
  id: string;
  role?: RuleRole;
  /** Its reason stands above the plan. */
  prominent?: true;
  /** Its reason opens what is also worth knowing. */
  worth?: true;
  /** The condition in words, for the table. */
  given: Text;
  /** The consequence in words, for the table. */
  gives: Text;
  /** the rule matches if one of these holds. */
  when: readonly Condition[];
  outcomes: readonly Outcome[];
  /** What it says about the EAR. */
  ear?: EarVerdict;
  /** Products that it keeps out of the plan; where no other is chosen, there is no plan. */
  leavesOut?: readonly ProductCode[];
  /** Gate that this rule puts into the plan. */
  gate?: string;
  /** Why, at most 30 words. */
  reason: Text;
  /** What else to read where there is room for it. */
  detail?: Text;
  /** What a plan says in place of the reason, by the seat of the company. */
  bySeat?: Readonly<Record<HomeCountryCode, Text>>;
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
  /** Does not count where the earlier system is in use: the later work builds on it, certificate or not. */
  unlessInUse?: true;
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

/** By when a certification, or a license under the EAR, has to stand; of several that hold the earliest counts. */
export interface StageRule {
  certifications: readonly (CertificationSlug | 'ear')[];
  stage: StageCode;
  when: readonly Condition[];
  text: Text;
  certainty: Certainty;
}

/** A letter of the collection: numbered, the question letter, the reply on assessors, the one on markings. */
export type LetterCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 'U' | 'R' | 'M';

/** A statement with its certainty. */
export interface Certain {
  text: Text;
  certainty: Certainty;
}

/** Who is written to; without a condition it is always this one. */
export interface Recipient {
  name: string;
  address?: AddressId;
  note?: Text;
  when?: readonly Condition[];
}

/** A letter of an action: all of it, one question alone, or the form for civil buyers. */
interface ActionLetter {
  letter: LetterCode;
  question?: number;
  /** A question to add to it. */
  adds?: Text;
  civil?: true;
  when?: readonly Condition[];
}

/** How long an action takes; without a condition it always says so. */
export interface Span extends Certain {
  when?: readonly Condition[];
}

/** A step to take before money is spent. */
export interface Action {
  id: string;
  title: string;
  /** Why, at most 25 words. */
  why: Text;
  /** The condition in words, where no script can tell whether it holds. */
  given: string;
  when: readonly Condition[];
  to: readonly Recipient[];
  /** The first whose condition holds is sent. */
  letters: readonly ActionLetter[];
  /** What to do where there is no letter. */
  noLetter?: Text;
  back: Certain;
  howLong: readonly Span[];
}
